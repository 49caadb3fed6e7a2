import type { PaymentNotice } from "../../core/orders/payment/payments.ts";
import { parsedJson } from "../../lib/json.ts";
import * as z from "../../lib/schema.ts";

/** Stripe's own are no longer, and what is would be no key of the table. */
const name = z.string().check(z.maxLength(500));
const reference = z.nullish(z.union([name, z.object({ id: name })]));

const Event = z.object({
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.optional(name),
      object: z.optional(z.string()),
      metadata: z.nullish(z.looseObject({ order_id: z.optional(name) })),
      payment_intent: reference,
    }),
  }),
});

/** What an event is about: the order where it is named, and the payment where only that is. */
export function noticeIn(body: string): PaymentNotice | "unreadable" {
  const read = z.safeParse(Event, parsedJson(body));
  if (!read.success) return "unreadable";
  const { livemode, data } = read.data;
  const { metadata, payment_intent, object } = data.object;
  const named = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
  const paymentId = object === "payment_intent" ? data.object.id : named;
  return {
    live: livemode,
    ...(metadata?.order_id && { orderId: metadata.order_id }),
    ...(paymentId && { paymentId }),
  };
}
