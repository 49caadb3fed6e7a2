import { randomUUID } from "node:crypto";
import { callBack } from "./callback.ts";
import type { OrderBook } from "./orders.ts";
import { produced } from "./produce.ts";
import { parcelFor, partSent, repacked, sent, sentWhole, takenBack, unpacked } from "./shipping.ts";
import type { Issue, PrintOrder } from "./words.ts";

/** Such as heals by itself, such as wants a person, and such as nobody can help. */
const troubles = {
  download: ({ items }) => ({
    objectId: items[0]?.id ?? "",
    errorCode: "order.items.assets.NotDownloaded",
    description: "Warning: Download attempt 1 of 10 failed for 'default' asset.",
  }),
  payment: ({ id }) => ({
    objectId: id,
    errorCode: "RequiresPaymentAuthorisation",
    description: `Payment authorisation required for '${id}': please use the following address.`,
    authorisationDetails: { authorisationUrl: `https://dashboard.prodigi.invalid/payment/${id}` },
  }),
  item: ({ items }) => ({
    objectId: items[0]?.id ?? "",
    errorCode: "order.items.ItemUnavailable",
    description: "The item cannot be made at present.",
  }),
} satisfies Record<string, (order: PrintOrder) => Issue>;

const withIssues = (order: PrintOrder, issues: Issue[]): PrintOrder => ({
  ...order,
  status: { ...order.status, issues },
});

const withStage = (order: PrintOrder, stage: PrintOrder["status"]["stage"]): PrintOrder => ({
  ...order,
  status: { ...order.status, stage },
});

const charged = (order: PrintOrder, amount: string): PrintOrder => ({
  ...order,
  charges: [
    ...(order.charges ?? []),
    {
      id: `chg_${randomUUID()}`,
      chargeType: amount.startsWith("-") ? "Refund" : "Other",
      totalCost: { amount, currency: "USD" },
    },
  ],
});

const withParcels = (order: PrintOrder, status: "Delivered" | "Cancelled"): PrintOrder => ({
  ...order,
  shipments: order.shipments.map((shipment) => ({ ...shipment, status })),
});

type Rules = {
  /** What the button says. */
  label: string;
  possible(order: PrintOrder): boolean;
  done(order: PrintOrder, trackingNumber: string): PrintOrder | Promise<PrintOrder>;
};

const inProgress = ({ status }: PrintOrder) => status.stage === "InProgress";
const isSent = ({ status }: PrintOrder) => status.stage === "Complete";
const has = ({ shipments }: PrintOrder) => shipments.length > 0;
const always = () => true;

/** What people at the print house do, and what happens to them. */
export const actions = {
  produce: { label: "Produce", possible: inProgress, done: produced },
  ship: {
    label: "Ship",
    possible: inProgress,
    done: sentWhole,
  },
  part: {
    label: "Ship the first, and not yet the rest",
    possible: (order) => inProgress(order) && unpacked(order).length > 1,
    done: (order, number) => partSent(order, parcelFor(unpacked(order).slice(0, 1), number)),
  },
  move: {
    label: "Pack anew in another place",
    possible: (order) => inProgress(order) && unpacked(order).length > 0,
    done: repacked,
  },
  takeBack: { label: "Say that it is not sent yet", possible: isSent, done: takenBack },
  split: {
    label: "Ship the first, cancel the rest",
    possible: (order) => inProgress(order) && unpacked(order).length > 1,
    done: (order, number) => {
      const [first, ...rest] = unpacked(order);
      const gone = {
        ...parcelFor(rest, ""),
        status: "Cancelled" as const,
        dispatchDate: null,
        tracking: null,
      };
      return sent(order, [parcelFor(first ? [first] : [], number), gone]);
    },
  },
  // The real one never says so; here it is the carrier's evidence.
  deliver: { label: "Deliver", possible: has, done: (order) => withParcels(order, "Delivered") },
  lose: { label: "Lose", possible: has, done: (order) => withParcels(order, "Cancelled") },
  reject: { label: "Reject", possible: inProgress, done: (order) => withStage(order, "Cancelled") },
  warn: {
    label: "Warn of a download",
    possible: inProgress,
    done: (order) => withIssues(order, [troubles.download(order)]),
  },
  authorise: {
    label: "Ask for a payment",
    possible: inProgress,
    done: (order) => withIssues(order, [troubles.payment(order)]),
  },
  lack: {
    label: "Lack the material",
    possible: inProgress,
    done: (order) => withIssues(order, [troubles.item(order)]),
  },
  unpaid: {
    label: "Wait for the money",
    possible: inProgress,
    done: (order) => withStage(order, "AwaitingPayment"),
  },
  paid: {
    label: "Have the money",
    possible: ({ status }) => status.stage === "AwaitingPayment",
    done: (order) => withStage(order, "InProgress"),
  },
  solve: {
    label: "Solve",
    possible: ({ status }) => status.issues.length > 0,
    done: (order) => withIssues(order, []),
  },
  hold: { label: "Hold back", possible: inProgress, done: (order) => ({ ...order, held: true }) },
  release: {
    label: "Release",
    possible: ({ held }) => held === true,
    done: (order) => ({ ...order, held: false }),
  },
  charge: { label: "Charge a hundred dollars", possible: always, done: (order) => charged(order, "100.00") },
  credit: { label: "Give fifty dollars back", possible: always, done: (order) => charged(order, "-50.00") },
  call: { label: "Call the shop again", possible: always, done: (order) => order },
} satisfies Record<string, Rules>;

export type Action = keyof typeof actions;
export const actionNames = Object.keys(actions) as Action[];

/** Does it by hand from the console, and tells the shop that something happened. */
export async function act(
  book: OrderBook,
  id: string,
  action: Action,
  trackingNumber = "",
): Promise<PrintOrder | string> {
  const order = book.get(id);
  if (!order) return "There is no such order.";
  const rules: Rules = actions[action];
  if (!rules.possible(order)) return `An order that is ${order.status.stage} cannot be treated like that.`;
  const saved = book.save(await rules.done(order, trackingNumber));
  callBack(saved);
  return saved;
}
