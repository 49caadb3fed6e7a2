import { forgetGuests } from "../core/accounts/guests/forget-guests.ts";
import { discardFiles } from "../core/images/remove.ts";
import { wakeImages } from "../core/images/wake-images.ts";
import { auditOrders } from "../core/orders/operators/audit.ts";
import { wakeOrders } from "../core/orders/wake-orders.ts";
import { failWith } from "../lib/failures.ts";
import type { Due } from "../lib/table/table.ts";
import { shop } from "../shop.ts";

/** Less than a run may take: what is left then is found again in five minutes. */
const LONGEST_MS = 240_000;

/**
 * Looks for what is due and was dropped on its way: all of it, the oldest first. What somebody waits for is woken before
 * anything is cleared away, which takes long where there is much of it, and waits for S3 and CloudFront.
 */
export async function sweep() {
  const started = performance.now();
  const isLate = () => performance.now() - started > LONGEST_MS;
  const failures: unknown[] = [];
  const done = { due: 0, images: 0, orders: 0, discarded: 0, guests: 0 };
  const pages: Due[][] = [];
  for await (const due of shop.table.due(shop.clock.now())) {
    const [images, orders] = await Promise.all([wakeImages(shop, due), wakeOrders(shop, due)]);
    done.due += due.length;
    done.images += images;
    done.orders += orders;
    pages.push(due);
    if (isLate()) break;
  }
  for (const due of pages) {
    if (isLate()) break;
    done.discarded += await discardFiles(shop, due);
    // Who is not forgotten keeps nothing from what is due later.
    await forgetGuests(shop, due).then(
      (guests) => (done.guests += guests),
      (failure: unknown) => failures.push(failure),
    );
  }
  shop.log.info("sweep.done", done);
  failWith(failures);
}

/** Compares what partners know with what the table says. */
export async function audit() {
  await auditOrders(shop);
}
