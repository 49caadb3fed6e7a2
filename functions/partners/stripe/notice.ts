import type { PaymentNotice } from "../../core/orders/payment/payments.ts";
import * as z from "../../lib/schema.ts";

const reference = z.nullish(z.union([z.string(), z.object({ id: z.string() })]));

const Event = z.object({
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.optional(z.string()),
      metadata: z.nullish(z.looseObject({ order_id: z.optional(z.string()) })),
      payment_intent: reference,
    }),
  }),
});

/** What an event is about: the order where it is named, and the payment where only that is. */
export function noticeOf(event: unknown): PaymentNotice | undefined {
  const read = z.safeParse(Event, event);
  if (!read.success) return undefined;
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
