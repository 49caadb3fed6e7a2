import { type Clock, DAY_SECONDS, seconds } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import type { Stored } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import { orders } from "./items.ts";
import type { Order } from "./order.ts";

type Needs = { table: Pick<Table, "get" | "count">; clock: Clock; log: Pick<Log, "error"> };

const TOLD_AFTER = 3;
const REMEMBERED_SECONDS = 30 * DAY_SECONDS;

/**
 * Whether a write was refused though nobody was quicker: who loses a race finds a newer version. What stands elsewhere
 * because of the order contradicts it then, and waiting mends nothing: somebody is told, once.
 */
export async function tellStuck(
  { table, clock, log }: Needs,
  { orderId, v }: Stored<Order>,
): Promise<boolean> {
  const now = await table.get(orders, { orderId }, { consistent: true });
  if (now?.v !== v) return false;
  const ttl = seconds(clock.now()) + REMEMBERED_SECONDS;
  const times = await table.count({ pk: `STUCK#${orderId}#${v}`, sk: "COUNT" }, { by: 1, ttl });
  if (times === TOLD_AFTER) log.error("order.stuck", { orderId, state: now.state });
  return true;
}
