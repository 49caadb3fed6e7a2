import type { Happening } from "./history.ts";
import { kindBehind } from "./history.ts";
import type { Order, OrderState } from "./order.ts";

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

const bought = ["session", "paid", "back"];
const printed = [...bought, "print", "parcels"];

/** What a state carries, besides what every order holds. */
const kept: Readonly<Record<OrderState, readonly string[]>> = {
  draft: [],
  "awaiting payment": ["session"],
  expired: ["session"],
  paid: [...bought, "holdUntil", "cancel", "handedOver"],
  held: [],
  "in production": [...printed, "cancel"],
  "on hold": [...printed, "cancel", "problems"],
  "needs attention": ["session", "problems", "payment"],
  shipped: [...printed, "shippedAt"],
  completed: [...printed, "shippedAt"],
  refunding: printed,
  refunded: printed,
};

const always = [
  ...["orderId", "userId", "number", "createdAt", "from", "state", "lines", "subtotal", "offers", "express"],
  ...["email", "payUntil", "reprints", "letters", "concerns", "dueAt", "tries", "history", "since"],
];

function happening(what: string): Happening {
  const kind = kindBehind(what);
  if (kind) return { kind };
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

/** What the flat shape said in other words. */
const reworded = ({ state, createdAt, history, paid, refund, ...flat }: Flat) => ({
  concerns: [],
  history: history.map(({ at, what }) => ({ at, ...happening(what) })),
  since: history.at(-1)?.at ?? createdAt,
  ...(flat.parcels && { parcels: flat.parcels.map(parcelOf) }),
  ...(flat.cancelWanted && { cancel: "shopper" }),
  ...(flat.handedOver ? { handedOver: { by: "the first release" } } : { handedOver: undefined }),
  ...(paid && {
    payment: paid,
    back: {
      wanted: refund ? paid.total : 0,
      done: state === "refunded" ? paid.total : 0,
      reason: refund?.reason ?? "",
    },
  }),
});

/** A flat order as the member of the union that it always was. */
export function orderFromFlat(flat: Flat): Partial<Order> {
  const fields: Record<string, unknown> = { ...flat, ...reworded(flat) };
  const names = [...always, ...kept[flat.state]];
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}
