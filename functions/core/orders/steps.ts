import type { Clock } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import type { Stored } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import type { Needs as MasterNeeds } from "../fulfilment/master.ts";
import type { Printer } from "../fulfilment/printer.ts";
import type { LetterKind } from "./letters.ts";
import type { Order, OrderState } from "./order.ts";
import type { Payments } from "./payments.ts";

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

/** What a step found: how the order is from now on, what mails that owes, and when to look again. */
export type Found = {
  change: Partial<Order>;
  /** For the shopper's timeline. */
  event?: string;
  letter?: LetterKind;
  /** Minutes until somebody looks again; none is at once, `"never"` is not before somebody asks. */
  again?: number | "never";
};

export type Step = (needs: Needs, order: Stored<Order>) => Promise<Found>;

export const HOUR = 60;

export const became = (
  state: OrderState,
  event: string,
  more: Omit<Found, "event" | "change"> & { change?: Partial<Order> } = {},
): Found => ({
  ...more,
  change: { ...more.change, state },
  event,
});

/** Nothing new; look again in so many minutes. */
export const waiting = (again: number, change: Partial<Order> = {}): Found => ({ change, again });

export const minutesUntil = (now: Date, then: string) =>
  Math.max(0.1, (Date.parse(then) - now.getTime()) / 60_000);

/** Something failed that may work later. */
export class NotNow extends Error {
  override name = "NotNow";
}
