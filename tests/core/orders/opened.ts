import { orders, writingDown } from "../../../functions/core/orders/items.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import type { PaymentStanding } from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

/** A shop with one order, and what the provider says of its money. */
export async function opened(order: Order, standing: Partial<PaymentStanding> = {}) {
  const parts = aShop({ kept: lateEngine(memoryEngine()) });
  const { shop, queues } = parts;
  const { orderId } = order;
  await shop.table.write(...writingDown(order));
  const at = { orderId, paid: cents(9695), refunds: [], underReview: false, ...standing };
  shop.payments = { ...shop.payments, standing: async () => at };
  const kept = async () => {
    const found = await shop.table.get(orders, { orderId }, { consistent: true });
    if (!found) throw new Error("it is gone");
    return found;
  };
  /** What was put on the queue since somebody asked. */
  const jobs = () => queues.orders.sent.splice(0).map(({ job }) => job);
  return { ...parts, kept, jobs };
}
