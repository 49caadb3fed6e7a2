import type { PrintIssue, PrintStage, PrintState } from "../../core/fulfilment/printer.ts";
import type { Parcel } from "../../core/fulfilment/printer-shape.ts";
import { type Cents, cents } from "../../lib/money.ts";
import { Charges, type Issue, type Order, type Shipment } from "./answers.ts";
import { inCents } from "./quotes.ts";

const stages: Record<string, PrintStage> = { complete: "complete", cancelled: "cancelled" };

/** Notes, and warnings that they see to themselves: a download that fails is tried again, ten times. */
const PASSING = ["UsSalesTaxWarning", "NotDownloaded"];

function issuesOf(issues: readonly Issue[]): PrintIssue[] {
  return issues.flatMap(({ errorCode, description, authorisationDetails }) => {
    const code = errorCode ?? "unknown";
    if (PASSING.includes(code.split(".").at(-1) ?? "")) return [];
    const url = authorisationDetails?.authorisationUrl;
    return [{ code, description: description ?? "", ...(url && { url }) }];
  });
}

/** A status may be missing: a date of dispatch or a tracking number say the same. */
function parcelStatus({ status, cancelled, dispatchDate, tracking }: Shipment): Parcel["status"] {
  const word = cancelled ? "cancelled" : status?.toLowerCase();
  // They never say "delivered" today; should they ever, it is believed.
  if (word === "cancelled" || word === "delivered") return word;
  return word === "shipped" || dispatchDate || tracking?.number ? "dispatched" : "processing";
}

function parcelOf(shipment: Shipment, items: NonNullable<Order["items"]>): Parcel {
  const { id, carrier, tracking } = shipment;
  const inside = new Set(shipment.items?.map(({ itemId }) => itemId));
  const told = items.flatMap(({ id, merchantReference }) =>
    inside.has(id) && merchantReference ? [merchantReference] : [],
  );
  return {
    id,
    status: parcelStatus(shipment),
    // Half of what is in it would be taken for all of it.
    items: told.length === inside.size ? told : [],
    ...(carrier?.name && { carrier: carrier.name }),
    ...(tracking?.number && { trackingNumber: tracking.number }),
    ...(tracking?.url && { trackingUrl: tracking.url }),
  };
}

export const stageOf = (word: string | null | undefined) =>
  stages[word?.toLowerCase() ?? ""] ?? "in progress";

/** Before they have our money nothing is made, whether they ask for it or not. */
const AWAITING_PAYMENT: Issue = { errorCode: "AwaitingPayment" };

/** What they have taken and not given back; undefined until it is told, and in another money than ours. */
function chargedIn(charges: unknown): Cents | undefined {
  const taken = (Charges.safeParse(charges).data ?? []).map(
    ({ totalCost }) => inCents(totalCost) ?? Number.NaN,
  );
  const sum = taken.reduce((all, one) => all + one, 0);
  return taken.length > 0 && !Number.isNaN(sum) ? cents(sum) : undefined;
}

/** An order of theirs, in our words. */
export function stateOf({ id, status, shipments, items, charges }: Order): PrintState {
  const charged = chargedIn(charges);
  const unpaid = status?.stage?.toLowerCase() === "awaitingpayment" ? [AWAITING_PAYMENT] : [];
  return {
    id,
    stage: stageOf(status?.stage),
    issues: issuesOf([...unpaid, ...(status?.issues ?? [])]),
    parcels: (shipments ?? []).map((shipment) => parcelOf(shipment, items ?? [])),
    ...(charged !== undefined && { charged }),
  };
}
