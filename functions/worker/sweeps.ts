import { forgetGuests } from "../core/accounts/forget-guests.ts";
import { discardFiles } from "../core/images/remove.ts";
import { wakeImages } from "../core/images/wake-images.ts";
import { auditOrders } from "../core/orders/audit.ts";
import { wakeOrders } from "../core/orders/sweep.ts";
import { shop } from "../shop.ts";

/** Of each shard; what is left is found again in five minutes. */
const AT_ONCE = 250;

/** Looks for what is due and was dropped on its way. */
export async function sweep() {
  const due = await shop.table.due(shop.clock.now(), AT_ONCE);
  const [images, orders] = await Promise.all([wakeImages(shop, due), wakeOrders(shop, due)]);
  const discarded = await discardFiles(shop, due);
  const guests = await forgetGuests(shop, due);
  shop.log.info("sweep.done", { due: due.length, images, orders, discarded, guests });
}

/** Compares what partners know with what the table says. */
export async function audit() {
  await auditOrders(shop);
}
