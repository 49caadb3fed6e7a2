import { concernKinds, type Happening, plainKinds, sentenceOf } from "./history.ts";
import type { OrderState } from "./order.ts";

/** The first release wrote every order flat, with whatever it had gathered, and its history as sentences. */
type Flat = {
  state: OrderState;
  createdAt: string;
  history: { at: string; what: string }[];
  paid?: { total: number };
  refund?: { reason: string };
  parcels?: FlatParcel[];
  cancelWanted?: boolean;
  handedOver?: boolean;
};

/** What a sentence alone told. */
const told: Happening[] = [...plainKinds.map((kind) => ({ kind })), { kind: "refused by print house" }];

function happening(what: string): Happening {
  // What is cancelled today was called off.
  const today = what.replace("Called off", "Cancelled").replace("call it off", "cancel it");
  const known = told.find((one) => sentenceOf({ at: "", ...one }) === today);
  if (known) return known;
  const [, whole, part] = /^Paid: \$(\d+)\.(\d\d)\.$/.exec(what) ?? [];
  return whole && part
    ? { kind: "paid", amount: (Number(whole) * 100 + Number(part)) as never }
    : { kind: "told", what };
}

type FlatParcel = { id: string; dispatched: boolean; delivered: boolean };

function parcelOf({ dispatched, delivered, ...parcel }: FlatParcel) {
  const sent = dispatched ? "dispatched" : "processing";
  return { ...parcel, status: delivered ? "delivered" : sent, items: [] };
}

/** A flat order in the words of today; what is nothing of its state is left behind when it is read. */
export function orderFromFlat(flat: Flat) {
  const { state, createdAt, history, paid, refund, parcels, cancelWanted, handedOver, ...same } = flat;
  return {
    ...same,
    ...{ state, createdAt, paid, concerns: [] },
    history: history.map(({ at, what }) => ({ at, ...happening(what) })),
    since: history.at(-1)?.at ?? createdAt,
    ...(parcels && { parcels: parcels.map(parcelOf) }),
    ...(cancelWanted && { cancel: "shopper" }),
    ...(handedOver && { handedOver: { by: "the first release" } }),
    ...(paid && {
      payment: paid,
      back: {
        wanted: refund ? paid.total : 0,
        done: state === "refunded" ? paid.total : 0,
        reason: refund?.reason ?? "",
      },
    }),
  };
}

type ToldEvent = { kind: string; what?: string; deed?: string };

/** What the second release said of an event in a sentence alone, or beside the money that went back for it. */
function factsOf({ kind, what = "", deed = "" }: ToldEvent, reason: string | undefined) {
  if (kind === "refused by print house") return reason ? { detail: reason } : {};
  const about = concernKinds.find((one) => kind === "concern" && what.startsWith(`${one}: `));
  if (about) return { about, detail: what.slice(about.length + 2) };
  if (kind !== "by operator") return {};
  const [, orderId = ""] = /^It is being printed again, as (.+)\.$/.exec(what) ?? [];
  const [, lines] = /^reprint ([\d,]+)$/.exec(deed) ?? [];
  const reprint = lines && { orderId, lines: lines.split(",").map(Number) };
  return { ...(reprint && { reprint }), ...(what.startsWith("Note: ") && { note: true }) };
}

export const orderFromTold = ({ history, ...same }: { history: ToldEvent[]; back?: { reason: string } }) => ({
  ...same,
  history: history.map((event) => ({ ...event, ...factsOf(event, same.back?.reason) })),
});
