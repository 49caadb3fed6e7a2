import type { Happening } from "./history.ts";
import { kindBehind } from "./history.ts";
import type { Order, OrderState } from "./order.ts";

/** The first release wrote every order flat, with whatever it had gathered, and its history as sentences. */
type Flat = Record<string, unknown> & {
  state: OrderState;
  createdAt: string;
  history: { at: string; what: string }[];
};

/** What a state kept in the flat shape, besides what every order holds. */
const kept: Readonly<Record<OrderState, readonly string[]>> = {
  draft: [],
  "awaiting payment": ["session"],
  expired: ["session"],
  paid: ["session", "paid", "holdUntil", "cancelWanted", "handedOver"],
  "in production": ["session", "paid", "print", "parcels", "cancelWanted"],
  "on hold": ["session", "paid", "print", "parcels", "cancelWanted", "problems"],
  "needs attention": ["session", "problems", "paid"],
  shipped: ["session", "paid", "print", "parcels", "shippedAt"],
  completed: ["session", "paid", "print", "parcels", "shippedAt"],
  refunding: ["session", "paid", "refund", "print", "parcels"],
  refunded: ["session", "paid", "refund", "print", "parcels"],
};

const always = [
  ...["orderId", "userId", "number", "createdAt", "from", "state", "lines", "subtotal", "offers", "express"],
  ...["email", "payUntil", "reprints", "letters", "dueAt", "tries"],
];

function happening(what: string): Happening {
  const kind = kindBehind(what);
  if (kind) return { kind };
  const [, whole, part] = /^Paid: \$(\d+)\.(\d\d)\.$/.exec(what) ?? [];
  return whole && part
    ? { kind: "paid", amount: (Number(whole) * 100 + Number(part)) as never }
    : { kind: "told", what };
}

/** A flat order as the member of the union that it always was. */
export function orderFromFlat(flat: Flat): Partial<Order> {
  const names = [...always, ...kept[flat.state]];
  const fields = Object.fromEntries(names.flatMap((name) => (name in flat ? [[name, flat[name]]] : [])));
  const history = flat.history.map(({ at, what }) => ({ at, ...happening(what) }));
  return { ...fields, history, since: flat.history.at(-1)?.at ?? flat.createdAt };
}

type TwoSwitches = { dispatched: boolean; delivered: boolean };

const statusFrom = ({ dispatched, delivered }: TwoSwitches) =>
  delivered ? "delivered" : dispatched ? "dispatched" : "processing";

/** Parcels once had two switches, and nobody knew what was in them. */
export function orderWithParcelStatus({ parcels, ...order }: { parcels?: TwoSwitches[] }) {
  if (!parcels) return order;
  const today = parcels.map(({ dispatched, delivered, ...parcel }) => ({
    ...parcel,
    status: statusFrom({ dispatched, delivered }),
    items: [],
  }));
  return { ...order, parcels: today };
}
