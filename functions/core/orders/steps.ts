import type { Clock } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import type { Cents } from "../../lib/money.ts";
import type { Table } from "../../lib/table/table.ts";
import type { Needs as MasterNeeds } from "../fulfilment/master.ts";
import type { Printer, Unsure } from "../fulfilment/printer.ts";
import type { News } from "./concerns.ts";
import type { Happening } from "./history.ts";
import type { LetterKind } from "./letters/order-letter.ts";
import type { Order } from "./order.ts";
import type { Payments } from "./payment/payments.ts";

export type Needs = MasterNeeds & {
  table: Table;
  clock: Clock;
  log: Log;
  payments: Payments;
  printer: Printer;
  orderSecret: string;
  siteUrl: string;
  /** Only money of this kind counts: real on production, play money everywhere else. */
  livePayments: boolean;
  /** How long an order can be changed before it goes to the print house. */
  holdMinutes: number;
};

/** What a step comes to: how the order is from now on, what mail that owes, and when to look again. */
export type StepResult = {
  next: Order;
  /** For its history. */
  event?: Happening;
  letter?: LetterKind;
  /** What went back, for the mail about it. */
  amount?: Cents;
  /** Something for a person to look at, while the order moves on. */
  concern?: News;
  again?: Again;
  /** What could not be done beside it, and is tried again. */
  failure?: unknown;
  /** While it goes on at once, nobody else does for so many minutes. */
  alone?: number;
  /** Somebody else is at it: that is no success, and what has failed before still counts. */
  met?: true;
};

/** When it is looked at again: at once, where nothing is said. */
type Again =
  /** In so many minutes. */
  | number
  /** At once, but in a job of its own: this one was heavy enough. */
  | "in another job"
  /** Not before somebody asks. */
  | "never"
  /** As was planned, and nothing is written: somebody else is at work on it. */
  | "as it is";

/** `me` is this run of `advance` and no other. */
export type Step<In extends Order = Order> = (
  needs: Needs & { me: string },
  order: In,
) => Promise<StepResult>;

export const HOUR_MINUTES = 60;
export const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The print house has no room for another call: by then it has. */
export const BUSY_SECONDS = 30;

/** Nothing new; look again in so many minutes. */
export const waiting = (next: Order, again: Again): StepResult => ({ next, again });

export const minutesUntil = (now: Date, then: string) =>
  Math.max(0.1, (Date.parse(then) - now.getTime()) / 60_000);

/** Something failed that may work later; without good credentials, not before a person has looked. */
export class TryLater extends Error {
  override name = "TryLater";
  readonly why: Unsure["why"];
  constructor({ reason, why }: Unsure) {
    super(reason);
    this.why = why;
  }
}
