import { Refusal } from "../../lib/errors.ts";
import type { Log } from "../../lib/log.ts";
import { type Stored, UnreadableItem } from "../../lib/table/entity.ts";
import type { Listing, Table } from "../../lib/table/table.ts";
import type { Caller, UserId } from "../accounts/caller.ts";
import { orderIdIn, orders, ordersOf, ownerIn } from "./items.ts";
import type { Order } from "./order.ts";
import { opensOrder } from "./order-link.ts";
import { readOrder } from "./reading.ts";

type Needs = { table: Table; log: Log };

const notFound = () => new Refusal("not_found", "We could not find this order.");

/** A person hears of it. */
const unreadable = ({ log }: { log: Log }, { item, message }: UnreadableItem) =>
  log.error("order.unreadable", { orderId: orderIdIn(item), failure: message });

/** An order as far as it may be seen: of one that cannot be read that is said, and to nobody else. */
async function seenOrder(needs: Needs, orderId: string, userId?: UserId): Promise<Stored<Order>> {
  const order = await readOrder(needs, orderId);
  const isUnreadable = order instanceof UnreadableItem;
  const owner = isUnreadable ? ownerIn(order.item) : order?.userId;
  if (!order || (userId !== undefined && owner !== userId)) throw notFound();
  if (!isUnreadable) return order;
  unreadable(needs, order);
  throw new Refusal(
    "try_again",
    "We cannot show this order at the moment. Nothing of it is lost, and somebody looks after it: please try again later.",
  );
}

/** An order of one's own; of anybody else's, not even that it exists. */
export const ownOrder = (needs: Needs, { userId }: Caller, orderId: string) =>
  seenOrder(needs, orderId, userId);

/** Who asks for which order, and the key of the link by which they do. */
export type Asking = { caller: Caller | undefined; orderId: string; key?: string | undefined };

/** An order of one's own, or one whose link was mailed to whoever asks. */
export async function visibleOrder(
  needs: Needs & { orderSecret: string },
  { caller, orderId, key }: Asking,
): Promise<Stored<Order>> {
  if (key !== undefined && opensOrder(needs.orderSecret, orderId, key)) return seenOrder(needs, orderId);
  if (!caller) throw notFound();
  return ownOrder(needs, caller, orderId);
}

/** One that cannot be read is left out: its owner sees the others. */
export const listOrders = (needs: Needs, { userId }: Caller, page: Listing) =>
  needs.table.list(orders, ordersOf(userId), {
    ...page,
    unread: (failure) => unreadable(needs, failure),
  });
