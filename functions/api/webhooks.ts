import { toAdvance } from "../core/orders/jobs.ts";
import { calledBack } from "../core/orders/order-link.ts";
import { heedNotice } from "../core/orders/payment/notices.ts";
import { PRINT_HOUSE_TELLS, STRIPE_TELLS } from "../core/site/api-paths.ts";
import { Refusal } from "../lib/errors.ts";
import { text } from "../lib/fields.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";

const Received = z.object({ received: z.literal(true) });
const received = { received: true as const };

/** Whatever they say, they only wake the order: it looks for itself. Heard twice, or late, is heard once. */
export const stripeWebhook = operation({
  method: "POST",
  path: STRIPE_TELLS,
  summary: "Stripe tells that something happened to a payment",
  credentials: "none",
  body: z.string(),
  rawBody: true,
  answer: Received,
  refuses: ["bad_request"],
  async handle(shop, { body, header }) {
    const notice = await shop.payments.verifyNotice(body, header("stripe-signature") ?? "");
    if (!notice) throw new Refusal("bad_request", "This is not signed by Stripe.");
    // Stripe shows what is refused, and tells somebody: an event that is taken and passed over is seen by nobody.
    if (notice === "unreadable")
      throw new Refusal("bad_request", "This is signed by Stripe, and cannot be read.");
    if (notice.live === shop.livePayments) await heedNotice(shop, notice);
    return received;
  },
});

export const prodigiWebhook = operation({
  method: "POST",
  path: PRINT_HOUSE_TELLS,
  summary: "The print house tells that something happened to an order",
  credentials: "none",
  params: z.object({ secret: text(200) }),
  body: z.string(),
  rawBody: true,
  answer: Received,
  refuses: ["not_found"],
  async handle(shop, { params }) {
    const orderId = calledBack(shop.orderSecret, params.secret);
    if (orderId === undefined) throw new Refusal("not_found", "There is nothing at this address.");
    await shop.queues.orders.send(toAdvance(orderId, "heard"));
    return received;
  },
});
