import { type Happening, plainKinds, sentenceOf } from "./history.ts";
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

/** Sentences of the first release that are others today. */
const formerly = new Map<string, Happening["kind"]>([
  ["Called off before it was printed.", "cancelled before print"],
  ["Called off at the print house.", "cancelled at print house"],
  ["It was too late to call it off.", "too late to cancel"],
]);

/** What a sentence alone told. */
const told: Happening[] = [...plainKinds.map((kind) => ({ kind })), { kind: "refused by print house" }];

function happening(what: string): Happening {
  const former = formerly.get(what);
  const known = told.find((one) => one.kind === former || sentenceOf({ at: "", ...one }) === what);
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

type Told = { history: { kind: string }[]; back?: { reason: string } };

/** The second wrote why money goes back beside the money: the words of a print house are all that no event says. */
export const orderFromTold = ({ history, back, ...same }: Told) => ({
  ...same,
  ...(back && { back }),
  history: history.map((event) =>
    back?.reason && event.kind === "refused by print house" ? { ...event, detail: back.reason } : event,
  ),
});
