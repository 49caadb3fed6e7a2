import { UnreadableItem } from "../../lib/table/entity.ts";
import { type Table, unlessUnreadable } from "../../lib/table/table.ts";
import { orders } from "./items.ts";
import type { Order } from "./order.ts";

/** One order as it is now, or why it cannot be read. */
export const readOrder = ({ table }: { table: Table }, orderId: string) =>
  unlessUnreadable(table.get(orders, { orderId }, { consistent: true }));

/** Those that are there, and those of them that cannot be read: one of these hides no other. */
export async function readOrders(needs: { table: Table }, ids: Iterable<string>) {
  const found = await Promise.all([...ids].map((orderId) => readOrder(needs, orderId)));
  return {
    read: found.flatMap((order) => (order instanceof UnreadableItem ? [] : (order ?? []))),
    unread: found.filter((order) => order instanceof UnreadableItem),
  };
}

/** What was printed of it once more, each an order of its own; of the first release they were none. */
export async function reprintsOf(needs: { table: Table }, { orderId, reprints, reprintOf }: Order) {
  const count = reprintOf === undefined ? reprints : 0;
  return (
    await readOrders(
      needs,
      Array.from({ length: count }, (_, n) => `${orderId}:r${n + 1}`),
    )
  ).read;
}
