import { DAY_MS } from "../../../lib/clock.ts";
import type { Stored } from "../../../lib/table/entity.ts";
import { type Table, unlessLate } from "../../../lib/table/table.ts";
import { replacing } from "../../../lib/table/writes.ts";
import { MailboxClosed } from "../../mail/closed-mailboxes.ts";
import type { Mailer, OrderLetter } from "../../mail/mailer.ts";
import { paths, withQuery } from "../../site/paths.ts";
import { newsWords, withConcerns } from "../concerns.ts";
import { changing, orders } from "../items.ts";
import type { Order } from "../order.ts";
import { orderKey } from "../order-link.ts";
import { emailOf } from "../order-rules.ts";
import type { OrderNeeds } from "../reconciler.ts";
import { orderLetter } from "./order-letter.ts";
import { isStillSo, letterKindOf, type OwedLetter, owedLetters, solvedBy } from "./owed-letters.ts";

type Needs = Pick<OrderNeeds, "table" | "clock" | "log" | "siteUrl" | "orderSecret"> & { mailer: Mailer };

/** Minutes for which a mail is claimed, longer each time; after the last, a person has to look. */
const patience = [5, 30, 180, 720, 1440, 1440];

/** Undefined if somebody else was quicker. */
const written = (table: Table, letter: Stored<OwedLetter>) => unlessLate(table.replace(owedLetters, letter));

/** Nobody will read it: that is written down where a person sees it. */
async function giveUp(
  { table, clock, log }: Pick<Needs, "table" | "clock" | "log">,
  letter: Stored<OwedLetter>,
) {
  const { orderId, name } = letter;
  const at = clock.now().toISOString();
  const order = await table.get(orders, { orderId }, { consistent: true });
  // Who was forgotten is not looked for.
  if (order?.userId === "") return void (await written(table, { ...letter, gaveUpAt: at }));
  const news = { kind: "mail not delivered", detail: name } as const;
  log.error("order.wants-person", { orderId, why: newsWords(news) });
  await table.write(
    replacing(owedLetters, { ...letter, gaveUpAt: at }),
    ...(order ? changing(order, withConcerns(order, [news], at)) : []),
  );
}

/** Whether anybody was told of the problem that is solved; undefined while somebody is at it. */
async function wasToldOf(table: Table, { orderId, letters }: Order, name: string) {
  const names = solvedBy(letters, name);
  const told = await Promise.all(
    names.map((name) => table.get(owedLetters, { orderId, name }, { consistent: true })),
  );
  if (told.some((letter) => letter?.sentAt !== undefined)) return true;
  return told.every((letter) => letter?.gaveUpAt !== undefined) ? false : undefined;
}

/**
 * Sends a mail that is owed: claimed first, so that of two who try at once one does; marked afterwards, so that a job
 * that comes twice finds that there is nothing to do.
 */
export async function sendLetter(needs: Needs, orderId: string, name: string): Promise<void> {
  const { table, clock, log, mailer } = needs;
  const owed = await table.get(owedLetters, { orderId, name }, { consistent: true });
  const kind = letterKindOf(name);
  const now = clock.now();
  if (!owed || !kind || owed.sentAt !== undefined || owed.gaveUpAt !== undefined) return;
  if (Date.parse(owed.dueAt) > now.getTime()) return;
  const order = await table.get(orders, { orderId }, { consistent: true });
  const isTold = order && kind === "solved" ? await wasToldOf(table, order, name) : true;
  if (isTold === undefined) return;
  if (order && !(isTold && isStillSo(kind, order)))
    return void (await written(table, { ...owed, gaveUpAt: now.toISOString() }));
  const to = order && emailOf(order);
  if (!order || !to || owed.tries >= patience.length) return giveUp(needs, owed);
  const dueAt = new Date(now.getTime() + (patience[owed.tries] ?? 0) * 60_000).toISOString();
  const claimed = await written(table, { ...owed, tries: owed.tries + 1, dueAt });
  if (!claimed) return;
  const key = orderKey(needs.orderSecret, orderId);
  const url = needs.siteUrl + withQuery(paths.order(orderId), { key });
  const { amount } = owed;
  try {
    const told = amount === undefined ? {} : { amount };
    const about = { orderId, letter: name };
    await mailer.send({ to, ...orderLetter(kind, order, url, told), about, owed: true });
  } catch (failure) {
    if (failure instanceof MailboxClosed) return giveUp(needs, claimed);
    // Its words may carry the address.
    const fields = { orderId, name, failure: failure instanceof Error ? failure.name : "" };
    if (claimed.tries > 1) log.error("order.mail-failed", fields);
    else log.info("order.mail-failed", fields);
    return;
  }
  await written(table, { ...claimed, sentAt: clock.now().toISOString() });
}

/** It was sent, and came back: nobody has read it. Where it only found no room, it is owed once more, after a day. */
export async function letterCameBack(
  needs: Pick<Needs, "table" | "clock" | "log">,
  { orderId, letter: name }: OrderLetter,
  found?: "no room",
): Promise<void> {
  const letter = await needs.table.get(owedLetters, { orderId, name }, { consistent: true });
  if (!letter || letter.gaveUpAt !== undefined) return;
  if (!found || letter.tries >= patience.length) return giveUp(needs, letter);
  const { sentAt, ...owed } = letter;
  if (sentAt === undefined) return;
  const dueAt = new Date(needs.clock.now().getTime() + DAY_MS).toISOString();
  await written(needs.table, { ...owed, tries: patience.length - 1, dueAt });
}
