import { deliveryDays } from "../cart/quoting.ts";
import { makeMaster } from "../fulfilment/master.ts";
import type { Parcel, PrintState } from "../fulfilment/printer.ts";
import { pictureUrl } from "../images/pictures.ts";
import { moved, type Order, type OrderIn, production, purchase } from "./order.ts";
import { callbackKey } from "./order-link.ts";
import { HOUR, minutesUntil, type Needs, type Step, type StepResult, TryLater, waiting } from "./steps.ts";

/** The name under which the print house makes it once; a reprint is another. */
const printKey = ({ orderId, reprints }: Order) => (reprints === 0 ? orderId : `${orderId}:r${reprints}`);

/** All of the money goes back. */
const paysBack = (
  order: OrderIn<"paid" | "in production" | "on hold">,
  kind:
    | "cancelled before print"
    | "cancelled at print house"
    | "cancelled by print house"
    | "refused by print house",
  reason: string,
): StepResult => ({
  next: moved(order, "refunding", {
    ...(order.state === "paid" ? purchase(order) : production(order)),
    refund: { attempt: 1, reason },
  }),
  event: { kind },
});

const printOrder = ({ siteUrl, orderSecret }: Needs, order: OrderIn<"paid">) => ({
  key: printKey(order),
  reference: order.orderId,
  method: order.paid.method,
  recipient: { name: order.paid.name, email: order.paid.email, address: order.paid.address },
  items: order.lines.map(({ sku, attributes, copies, fileKey = "" }, index) => ({
    reference: `${order.orderId}-${index + 1}`,
    sku,
    attributes,
    copies,
    fileUrl: siteUrl + pictureUrl(fileKey),
  })),
  callbackUrl: `${siteUrl}/api/v1/webhooks/prodigi/${callbackKey(orderSecret, order.orderId)}`,
});

/** paid: waits while it can still be changed, makes the files one by one, then hands it over. */
export const sendToPrint: Step<OrderIn<"paid">> = async (needs, order) => {
  const { clock, printer, log } = needs;
  // Once it may be at the print house, it has to be called off there: asking again tells whether it is.
  if (order.cancelWanted && !order.handedOver) return paysBack(order, "cancelled before print", "cancelled");
  const now = clock.now();
  if (Date.parse(order.holdUntil) > now.getTime()) return waiting(order, minutesUntil(now, order.holdUntil));

  const missing = order.lines.findIndex(({ fileKey }) => fileKey === undefined);
  const line = order.lines[missing];
  if (line) {
    const fileKey = await makeMaster(needs, line.image, line.print);
    return { next: { ...order, lines: order.lines.with(missing, { ...line, fileKey }) } };
  }

  if (!order.handedOver) return { next: { ...order, handedOver: true } };
  const submitted = await printer.submit(printOrder(needs, order));
  switch (submitted.outcome) {
    case "unsure":
      throw new TryLater(submitted.reason);
    case "refused":
      log.error("order.refused", { orderId: order.orderId, reason: submitted.reason });
      return paysBack(order, "refused by print house", submitted.reason);
    case "accepted":
      return {
        next: moved(order, "in production", {
          ...purchase(order),
          print: { id: submitted.id, submittedAt: now.toISOString() },
          parcels: [],
          cancelWanted: order.cancelWanted,
        }),
        event: { kind: "handed over" },
        again: HOUR,
      };
  }
};

const further: Parcel["status"][] = ["processing", "dispatched", "delivered", "cancelled"];

/** Parcels are joined by their id, and what was known once stays known. */
function joined(known: readonly Parcel[], read: readonly Parcel[]): Parcel[] {
  const parcels = new Map(known.map((parcel) => [parcel.id, parcel]));
  for (const parcel of read) {
    const before = parcels.get(parcel.id);
    const ahead = before && further.indexOf(before.status) > further.indexOf(parcel.status);
    parcels.set(parcel.id, { ...before, ...parcel, status: ahead ? before.status : parcel.status });
  }
  return [...parcels.values()];
}

type AtPrinter = OrderIn<"in production" | "on hold">;

async function callOff({ printer }: Needs, order: AtPrinter): Promise<StepResult> {
  const cancelled = await printer.cancel(order.print.id);
  switch (cancelled.outcome) {
    case "unsure":
      throw new TryLater(cancelled.reason);
    case "cancelled":
      return paysBack(order, "cancelled at print house", "cancelled");
    case "too late":
      // Looked at once more at once: an answer that was lost may have said yes.
      return { next: { ...order, cancelWanted: false }, event: { kind: "too late to cancel" } };
  }
}

const isSent = ({ status }: Parcel) => status === "dispatched" || status === "delivered";

const everySentParcel = (state: PrintState, parcels: readonly Parcel[]) =>
  state.stage === "complete" || (parcels.length > 0 && parcels.every(isSent));

/** in production and on hold: looks how far the print house is. */
export const followPrint: Step<AtPrinter> = async (needs, order) => {
  if (order.cancelWanted) return callOff(needs, order);
  const state = await needs.printer.read(order.print.id);
  // One that they hold back is not shown at all: that it is not found never means that it is not there.
  if (!state) return waiting(order, HOUR);
  if (state.stage === "cancelled")
    return paysBack(order, "cancelled by print house", "cancelled by the print house");
  const parcels = joined(order.parcels, state.parcels);
  const { cancelWanted } = order;
  const known = { ...production(order), parcels };
  if (everySentParcel(state, parcels))
    return {
      next: moved(order, "shipped", { ...known, shippedAt: needs.clock.now().toISOString() }),
      event: { kind: "shipped" },
      letter: "shipped",
      again: 6 * HOUR,
    };
  const problems = state.issues.map(({ code }) => code);
  if (problems.length === 0)
    return order.state === "on hold"
      ? {
          next: moved(order, "in production", { ...known, cancelWanted }),
          event: { kind: "question solved" },
          again: 6 * HOUR,
        }
      : waiting({ ...order, parcels }, 6 * HOUR);
  if (order.state === "on hold") return waiting({ ...order, parcels, problems }, HOUR);
  needs.log.error("order.on-hold", { orderId: order.orderId, problems: problems.join() });
  return {
    next: moved(order, "on hold", { ...known, cancelWanted, problems }),
    event: { kind: "question" },
    letter: "problem",
    again: HOUR,
  };
};

/** Nobody tells us that a parcel has arrived: after this long it has. */
const deliveredAfterDays = ({ paid }: OrderIn<"shipped">) =>
  Math.ceil((deliveryDays[paid.method].to * 7) / 5) + 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** shipped: until there is evidence that it arrived, or long enough has passed. */
export const followParcels: Step<OrderIn<"shipped">> = async ({ printer, clock }, order) => {
  const state = await printer.read(order.print.id);
  const parcels = joined(order.parcels, state?.parcels ?? []);
  const arrived = parcels.length > 0 && parcels.every(({ status }) => status === "delivered");
  const since = clock.now().getTime() - Date.parse(order.shippedAt);
  if (!arrived && since <= deliveredAfterDays(order) * DAY_MS)
    return waiting({ ...order, parcels }, 12 * HOUR);
  return {
    next: moved(order, "completed", { ...production(order), parcels, shippedAt: order.shippedAt }),
    event: { kind: "delivered" },
    letter: "delivered",
    again: "never",
  };
};
