import { forgetGuests } from "../core/accounts/guests/forget-guests.ts";
import { discardFiles } from "../core/images/remove.ts";
import { wakeImages } from "../core/images/wake-images.ts";
import { auditOrders } from "../core/orders/operators/audit.ts";
import { wakeOrders } from "../core/orders/wake-orders.ts";
import { shop } from "../shop.ts";

/** Less than a run may take: what is left then is found again in five minutes. */
const LONGEST_MS = 240_000;

/** Looks for what is due and was dropped on its way: all of it, the oldest first. */
export async function sweep() {
  const started = performance.now();
  const failures: unknown[] = [];
  const done = { due: 0, images: 0, orders: 0, discarded: 0, guests: 0 };
  for await (const due of shop.table.due(shop.clock.now())) {
    const [images, orders] = await Promise.all([wakeImages(shop, due), wakeOrders(shop, due)]);
    done.due += due.length;
    done.images += images;
    done.orders += orders;
    done.discarded += await discardFiles(shop, due);
    // Who is not forgotten keeps nothing from what is due later.
    await forgetGuests(shop, due).then(
      (guests) => (done.guests += guests),
      (failure: unknown) => failures.push(failure),
    );
    if (performance.now() - started > LONGEST_MS) break;
  }
  shop.log.info("sweep.done", done);
  if (failures.length > 0) throw failures[0];
}

/** Compares what partners know with what the table says. */
export async function audit() {
  await auditOrders(shop);
}
