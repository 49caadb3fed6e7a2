import { UnreadableItem } from "../../lib/table/entity.ts";
import { type Table, unlessUnreadable } from "../../lib/table/table.ts";
import { orders } from "./items.ts";

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
