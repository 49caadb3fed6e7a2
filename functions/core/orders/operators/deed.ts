import type { Cents } from "../../../lib/money.ts";
import type { Write } from "../../../lib/table/engine.ts";
import { type Stored, UnreadableItem } from "../../../lib/table/entity.ts";
import type { Table } from "../../../lib/table/table.ts";
import { decidedAnew } from "../anew.ts";
import type { Happening, OrderEvent } from "../history.ts";
import { changing, cluePlace, clues, writingDown } from "../items.ts";
import { sendOrLeave, wake } from "../jobs.ts";
import type { LetterKind } from "../letters/order-letter.ts";
import { withLetter } from "../letters/owed-letters.ts";
import type { Order } from "../order.ts";
import type { Payments } from "../payment/payments.ts";
import { readOrder } from "../reading.ts";
import type { OrderNeeds } from "../reconciler.ts";

/** `by` is who asks: it is written down with what was done. `again`: they know that it was done a moment ago. */
export type Operator = Pick<OrderNeeds, "table" | "clock" | "queues"> & {
  payments: Pick<Payments, "standing">;
  by: string;
  again?: boolean;
};

/** A wish of an operator's that cannot be granted, with the reason. */
export class NotPossible extends Error {
  override name = "NotPossible";
}

/** What an operator wants of an order. */
export const deed = decidedAnew((words) => new NotPossible(words));

/** What is written down of it: an order has only so much room. */
export function fitting(words: string): string {
  if (words.length > 1000) throw new NotPossible("At most 1,000 characters, please.");
  return words;
}

/** An order by its id, or by the number that its shopper quotes; the item as it stands if that cannot be read. */
export async function rawOrder(needs: { table: Table }, id: string) {
  const order = await readOrder(needs, id);
  if (order) return order;
  const found = await needs.table.all(clues, { pk: cluePlace("number", id), prefix: "" });
  const [orderId, ...others] = found.map((clue) => clue.orderId);
  if (others.length > 0) throw new NotPossible(`${id} is the number of ${[orderId, ...others].join(", ")}.`);
  const numbered = orderId === undefined ? undefined : await readOrder(needs, orderId);
  if (!numbered) throw new NotPossible(`There is no order ${id}.`);
  return numbered;
}

export async function findOrder(needs: { table: Table }, id: string): Promise<Stored<Order>> {
  const order = await rawOrder(needs, id);
  if (order instanceof UnreadableItem)
    throw new NotPossible(
      `Order ${id} cannot be read, so nothing can be done about it: \`order ${id}\` shows how it stands.\n${order.message}`,
    );
  return order;
}

/** `once`: what it is known by, where it would be done twice if it is typed twice. */
type Deed = Pick<Extract<OrderEvent, { kind: "by operator" }>, "what" | "reprint" | "note"> & {
  once?: string;
  event?: Happening;
  more?: Write[];
  letter?: LetterKind;
  amount?: Cents | undefined;
};

const ONCE_WITHIN_MINUTES = 15;

/** A money order or a print that somebody asks for twice in a row is most often asked for once. */
function notTwice({ clock, again }: Operator, { history }: Order, deed: string) {
  const minutesAgo = (at: string) => (clock.now().getTime() - Date.parse(at)) / 60_000;
  const before = history.findLast((event) => event.kind === "by operator" && event.deed === deed);
  if (again || before?.kind !== "by operator" || minutesAgo(before.at) >= ONCE_WITHIN_MINUTES) return;
  const ago = `${before.by} did the same ${Math.floor(minutesAgo(before.at))} min ago: "${before.what}"`;
  throw new NotPossible(`${ago} If it is meant to be done once more, type "again" last.`);
}

/** Writes what an operator did and who it was, and has the order looked at; `before` is none where it is not there yet. */
export async function did(
  needs: Operator,
  before: Stored<Order> | undefined,
  next: Order,
  deed: Deed,
): Promise<string> {
  const { what, once, event, more = [], letter, amount, ...facts } = deed;
  if (once && before) notTwice(needs, before, once);
  const { orderId } = next;
  const at = needs.clock.now().toISOString();
  const history = [
    ...next.history,
    ...(event ? [{ at, ...event }] : []),
    { at, kind: "by operator" as const, by: needs.by, what, ...(once && { deed: once }), ...facts },
  ];
  const { dueAt: _, failure: __, ...rest } = next;
  const kept: Order = {
    ...rest,
    history,
    since: !before || next.state === before.state ? next.since : at,
    tries: 0,
    dueAt: at,
  };
  const owed = letter && withLetter(kept, letter, at, amount);
  const told = owed?.order ?? kept;
  const written = before ? changing(before, told) : writingDown(told);
  await needs.table.write(...written, ...(owed ? [owed.write] : []), ...more);
  // It is written down: one that is told of a failure would do it twice, and what is not sent is found by the sweep.
  await wake(needs, orderId, "heard");
  if (owed) await sendOrLeave(needs.queues.orders, owed.job);
  return what;
}
