import type { Clock } from "../../lib/clock.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import type { Mailer } from "../mail/mailer.ts";
import { paths, withQuery } from "../site/paths.ts";
import { type LetterKind, orderLetter, owedLetters } from "./letters.ts";
import { paidOf } from "./order.ts";
import { orderKey } from "./order-link.ts";
import { orders } from "./order-table.ts";

type Needs = { table: Table; clock: Clock; mailer: Mailer; siteUrl: string; orderSecret: string };

/** Sends a mail that is owed, and marks it as sent; a job that comes twice finds that there is nothing to do. */
export async function sendLetter(needs: Needs, orderId: string, kind: LetterKind): Promise<void> {
  const owed = await needs.table.get(owedLetters, { orderId, kind }, { consistent: true });
  if (!owed || owed.sentAt !== undefined) return;
  const order = await needs.table.get(orders, { orderId }, { consistent: true });
  const paid = order && paidOf(order);
  if (!paid) return;
  const key = orderKey(needs.orderSecret, orderId);
  const url = needs.siteUrl + withQuery(paths.order(orderId), { key });
  await needs.mailer.send({ to: paid.email, ...orderLetter(kind, order, url) });
  const sentAt = needs.clock.now().toISOString();
  await needs.table.replace(owedLetters, { ...owed, sentAt }).catch((failure: unknown) => {
    if (!(failure instanceof Conflict)) throw failure;
  });
}
