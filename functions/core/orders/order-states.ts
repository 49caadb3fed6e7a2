import { DAY_MS } from "../../lib/clock.ts";
import type { HoldReason, OrderState } from "./order.ts";

/** What a shopper is told, in a word and in a sentence. */
export const statusWords = {
  pending: { label: "Placed", sentence: "Your order is being processed and will be shipped soon." },
  shipped: { label: "Shipped", sentence: "Your order has been shipped and is on its way!" },
  completed: { label: "Delivered", sentence: "Your order has been delivered!" },
  refunding: { label: "Being refunded", sentence: "We are sending all of your money back." },
  refunded: {
    label: "Refunded",
    sentence: "All of your money is refunded: banks take up to ten days to show it.",
  },
  expired: { label: "Expired", sentence: "This order was never paid, and is not made." },
};
export type PublicStatus = keyof typeof statusWords;
export const publicStatuses = Object.keys(statusWords) as PublicStatus[];

/** What is done with an order next; the steps themselves are named in `advance.ts`. What has none is over. */
export type StepName =
  | "open payment"
  | "read payment"
  | "send to print"
  | "look at held"
  | "follow print"
  | "follow parcels"
  | "refund payment"
  | "check refund";

type StateRules = {
  step?: StepName;
  /** What a shopper is told. */
  status: PublicStatus;
  /** Who may call it off. */
  stoppedBy: readonly ("shopper" | "operator")[];
  /** What is over stays as it is. */
  over?: true;
  /** What it waits for, where it is no step of our own. */
  waitsFor?: Wait;
  /** It stays so until a person decides. */
  wantsPerson?: true;
  /** After so many days somebody is told that it does not move. */
  patienceDays?: number;
};

const anyone = ["shopper", "operator"] as const;

/** Everything that depends on where an order stands: a state without its row does not compile. */
export const orderStates: Readonly<Record<OrderState, StateRules>> = {
  draft: {
    step: "open payment",
    status: "pending",
    waitsFor: "payment",
    stoppedBy: [],
    patienceDays: 1 / 24,
  },
  "awaiting payment": {
    step: "read payment",
    status: "pending",
    waitsFor: "payment",
    stoppedBy: [],
    patienceDays: 15,
  },
  expired: { status: "expired", stoppedBy: [], over: true },
  paid: { step: "send to print", status: "pending", stoppedBy: anyone, patienceDays: 4 / 24 },
  held: { step: "look at held", status: "pending", stoppedBy: anyone, wantsPerson: true, patienceDays: 3 },
  "in production": { step: "follow print", status: "pending", stoppedBy: anyone, patienceDays: 7 },
  "on hold": {
    step: "follow print",
    status: "pending",
    waitsFor: "print house",
    stoppedBy: anyone,
    wantsPerson: true,
    patienceDays: 2,
  },
  "needs attention": {
    step: "read payment",
    status: "pending",
    waitsFor: "shop",
    stoppedBy: [],
    wantsPerson: true,
    patienceDays: 2,
  },
  shipped: { step: "follow parcels", status: "shipped", stoppedBy: [], patienceDays: 40 },
  completed: { status: "completed", stoppedBy: [], over: true },
  refunding: { step: "refund payment", status: "refunding", stoppedBy: [], patienceDays: 10 },
  /** A bank may send money back after days: it is looked at once more. */
  refunded: { step: "check refund", status: "refunded", stoppedBy: [], over: true },
};

/** What an order waits for that does not move on by itself. */
export const waits = ["payment", "address", "bank", "shop", "print house"] as const;
export type Wait = (typeof waits)[number];

export const heldFor: Readonly<Record<HoldReason, Wait>> = {
  disputed: "bank",
  "under review": "shop",
  refunded: "shop",
  "refunded in part": "shop",
  refused: "shop",
  address: "address",
  "by the shop": "shop",
  "taken down": "shop",
};

type Standing = { state: OrderState };

export const isOver = ({ state }: Standing) => orderStates[state].over === true;
export const publicStatus = ({ state }: Standing) => orderStates[state].status;

type Looked = Standing & { concerns: readonly unknown[]; overdueTold?: true };

/** On the list of those that a person has to look at. */
export const wantsPerson = ({ state, concerns, overdueTold }: Looked) =>
  orderStates[state].wantsPerson === true || concerns.length > 0 || overdueTold === true;

type Waiting = Standing & { since: string; holdUntil?: string };

/** Longer in its state than anybody was promised: one that its owner can still change does not stand still. */
export const isOverdue = ({ state, since, holdUntil = since }: Waiting, now: Date) => {
  const { patienceDays = Number.POSITIVE_INFINITY } = orderStates[state];
  const began = Math.max(Date.parse(since), Date.parse(state === "paid" ? holdUntil : since));
  return now.getTime() - began > patienceDays * DAY_MS;
};
