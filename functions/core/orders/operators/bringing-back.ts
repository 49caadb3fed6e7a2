import type { Stored } from "../../../lib/table/entity.ts";
import type { Table } from "../../../lib/table/table.ts";
import { creating } from "../../../lib/table/writes.ts";
import { orders } from "../items.ts";
import { LETTER_PREFIX, owedLetters } from "../letters/owed-letters.ts";
import type { Order } from "../order.ts";
import { deed, did, NotPossible, type Operator } from "./deed.ts";

type Source = Pick<Table, "get" | "all">;

/** What has come about here since, and is not to be undone. */
const sinceThen = (live: Stored<Order> | undefined, { reprints, lines }: Order) =>
  live && {
    userId: live.userId,
    reprints: Math.max(live.reprints, reprints),
    // The picture that a file was made of may be gone by now: made again, its money would go back.
    lines: lines.map((line, index) => {
      const fileKey = line.fileKey ?? live.lines[index]?.fileKey;
      return { ...line, ...(fileKey !== undefined && { fileKey }) };
    }),
    ...(live.forget && { forget: live.forget }),
  };

/**
 * Makes an order what it is in another table, as the next version of what stands here: copied as an item, it would be
 * older than what stands elsewhere because of it, and each of its writes refused.
 */
export const restoreOrder = deed(async (needs: Operator, orderId: string, from: Source) => {
  const old = await from.get(orders, { orderId }, { consistent: true });
  if (!old) throw new NotPossible(`There is no order ${orderId} in that table.`);
  const live = await needs.table.get(orders, { orderId }, { consistent: true });
  if (live?.userId === "") throw new NotPossible("Its owner was forgotten since: so it stays.");
  const mails = { pk: `${LETTER_PREFIX}${orderId}`, prefix: "" };
  const [ours, theirs] = await Promise.all([
    needs.table.all(owedLetters, mails),
    from.all(owedLetters, mails),
  ]);
  const names = ours.map(({ name }) => name);
  const missing = theirs.filter(({ name }) => !names.includes(name));
  const letters = [...new Set([...old.letters, ...names])];
  return did(needs, live, { ...old, ...sinceThen(live, old), letters } as Order, {
    what: `It is as it was, ${old.state} since ${old.since}.`,
    more: missing.map((letter) => creating(owedLetters, letter)),
  });
});
