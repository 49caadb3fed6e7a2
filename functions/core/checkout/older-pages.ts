import { UnreadableItem } from "../../lib/table/entity.ts";
import { repeated } from "../../lib/table/table.ts";
import { ownerKey } from "../accounts/caller.ts";
import { changing, OWNED_PREFIX, ownedOrders } from "../orders/items.ts";
import { wake } from "../orders/jobs.ts";
import type { Order, OrderIn } from "../orders/order.ts";
import { readOrder } from "../orders/reading.ts";
import type { OrderNeeds } from "../orders/reconciler.ts";

type Needs = Pick<OrderNeeds, "table" | "clock" | "queues">;

/** Stripe keeps a page open for half an hour at least, from when it is asked for. */
export const PAY_WITHIN_MS = 35 * 60 * 1000;

const contentsOf = ({ lines }: Order) =>
  JSON.stringify(lines.map(({ sku, attributes, image }) => [sku, attributes, image]));

/** A cart has one page, whatever is in it by now; what is bought at once has one of its own. */
const isTheSame = (older: Order, newer: Order) =>
  older.from === newer.from && (newer.from === "cart" || contentsOf(older) === contentsOf(newer));

/** Of two that are written at the same moment, one is the older all the same. */
const isOlder = (one: Order, other: Order) =>
  `${one.createdAt} ${one.orderId}` < `${other.createdAt} ${other.orderId}`;

type Open = OrderIn<"draft" | "awaiting payment">;
export const isOpen = (order: Order): order is Open =>
  (order.state === "draft" || order.state === "awaiting payment") && !order.superseded;

async function readOpen(needs: Needs, orderId: string) {
  const order = await readOrder(needs, orderId);
  return order && !(order instanceof UnreadableItem) && isOpen(order) ? order : undefined;
}

/** Of the two the older is closed, whichever that is: the newer may have looked before the older was written. */
async function supersede(needs: Needs, otherId: string, one: Order): Promise<void> {
  const { table, clock } = needs;
  const other = await readOpen(needs, otherId);
  if (!other || !isTheSame(other, one)) return;
  const older = isOlder(other, one) ? other : await readOpen(needs, one.orderId);
  if (!older) return;
  const dueAt = clock.now().toISOString();
  await table.write(...changing(older, { ...older, superseded: true, dueAt }));
  await wake(needs, older.orderId, "heard");
}

/** What was checked out before is not paid beside it: its page is closed, unless somebody has paid at it by now. */
export async function supersedeOlder(needs: Needs, newer: Open): Promise<void> {
  const owned = await needs.table.all(ownedOrders, { pk: ownerKey(newer.userId), prefix: OWNED_PREFIX });
  const since = new Date(needs.clock.now().getTime() - PAY_WITHIN_MS).toISOString();
  const recent = owned.filter(({ orderId, createdAt }) => orderId !== newer.orderId && createdAt >= since);
  await Promise.all(recent.map(({ orderId }) => repeated(() => supersede(needs, orderId, newer))));
}
