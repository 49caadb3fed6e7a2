import Stripe from "stripe";
import type { Address } from "../../core/fulfilment/printer.ts";
import type { PayLine, PaymentState, Payments, Refund, ShippingChoice } from "../../core/orders/payments.ts";
import { cents } from "../../lib/money.ts";

type Needs = {
  key: string;
  /** During a rotation there are two. */
  webhookSecrets: readonly string[];
  /** A stand-in's address; Stripe's own is built in. */
  standIn?: string | undefined;
};

const PATIENCE_MS = 20_000;
const TOLERANCE_SECONDS = 300;

function connect({ key, standIn }: Needs): Stripe {
  const elsewhere = standIn === undefined ? undefined : new URL(standIn);
  return new Stripe(key, {
    // Tried again by whoever called us, under the same key: here it would only take time.
    maxNetworkRetries: 0,
    timeout: PATIENCE_MS,
    telemetry: false,
    ...(elsewhere && { host: elsewhere.hostname, port: elsewhere.port, protocol: "http" as const }),
  });
}

const lineItem = ({ name, description, pictureUrl, price, copies }: PayLine) => ({
  quantity: copies,
  price_data: {
    currency: "usd",
    unit_amount: price,
    product_data: { name, ...(description && { description }), ...(pictureUrl && { images: [pictureUrl] }) },
  },
});

const shippingOption = ({ id, name, price, days }: ShippingChoice) => ({
  shipping_rate_data: {
    type: "fixed_amount" as const,
    display_name: name,
    fixed_amount: { amount: price, currency: "usd" },
    delivery_estimate: {
      minimum: { unit: "business_day" as const, value: days.from },
      maximum: { unit: "business_day" as const, value: days.to },
    },
    metadata: { method: id },
  },
});

const amount = (value: number | null | undefined) => cents(value ?? 0);

function addressOf(given: Stripe.Address | null | undefined): Address | undefined {
  if (!given?.line1 || given.country !== "US") return undefined;
  return {
    line1: given.line1,
    ...(given.line2 && { line2: given.line2 }),
    city: given.city ?? "",
    state: given.state ?? "",
    zip: given.postal_code ?? "",
    countryCode: "US",
  };
}

function statusOf({ status, payment_status }: Stripe.Checkout.Session): PaymentState["status"] {
  if (payment_status === "paid" || payment_status === "no_payment_required") return "paid";
  if (status === "expired") return "expired";
  return status === "complete" ? "unpaid" : "open";
}

const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === "string" ? reference : reference?.id;

function stateOf(session: Stripe.Checkout.Session): PaymentState {
  const { collected_information: collected, customer_details: customer, total_details: details } = session;
  const rate = session.shipping_cost?.shipping_rate;
  const agreed = session.client_reference_id === session.metadata?.order_id;
  return {
    id: session.id,
    status: statusOf(session),
    orderId: agreed ? (session.client_reference_id ?? undefined) : undefined,
    live: session.livemode,
    currency: session.currency ?? "",
    subtotal: amount(session.amount_subtotal),
    shipping: amount(session.shipping_cost?.amount_total),
    tax: amount(details?.amount_tax),
    discount: amount(details?.amount_discount),
    total: amount(session.amount_total),
    shippingName: rate && typeof rate === "object" ? (rate.display_name ?? undefined) : undefined,
    paymentId: idOf(session.payment_intent),
    email: customer?.email ?? undefined,
    name: collected?.shipping_details?.name ?? customer?.name ?? undefined,
    address: addressOf(collected?.shipping_details?.address),
  };
}

const refundStatus: Record<string, Refund["status"]> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

const refundOf = ({ id, status, amount: value }: Stripe.Refund): Refund => ({
  id,
  status: refundStatus[status ?? ""] ?? "pending",
  amount: cents(value),
});

const byOrder = (orderId: string) => ({ metadata: { order_id: orderId } });

/** Hosted Checkout and refunds, in whole cents. */
export function stripePayments(needs: Needs): Payments {
  const stripe = connect(needs);
  return {
    async open({ key, orderId, lines, shipping, email, successUrl, cancelUrl, expiresAt }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: "payment",
          client_reference_id: orderId,
          ...byOrder(orderId),
          payment_intent_data: byOrder(orderId),
          line_items: lines.map(lineItem),
          shipping_address_collection: { allowed_countries: ["US"] },
          shipping_options: shipping.map(shippingOption),
          ...(email && { customer_email: email }),
          adaptive_pricing: { enabled: false },
          success_url: successUrl,
          cancel_url: cancelUrl,
          expires_at: Math.floor(expiresAt.getTime() / 1000),
        },
        { idempotencyKey: key },
      );
      if (!session.url) throw new Error(`the session ${session.id} has no address`);
      return { id: session.id, url: session.url };
    },

    read: async (id) =>
      stateOf(await stripe.checkout.sessions.retrieve(id, { expand: ["shipping_cost.shipping_rate"] })),

    async close(id) {
      await stripe.checkout.sessions.expire(id).catch((failure: unknown) => {
        if (!(failure instanceof Stripe.errors.StripeInvalidRequestError)) throw failure;
      });
    },

    refund: async ({ paymentId, amount, orderId, key }) =>
      refundOf(
        await stripe.refunds.create(
          { payment_intent: paymentId, amount, ...byOrder(orderId) },
          { idempotencyKey: key },
        ),
      ),

    refunds: async (paymentId) =>
      (await stripe.refunds.list({ payment_intent: paymentId, limit: 100 })).data.map(refundOf),

    async paidSince(from) {
      const paid: { sessionId: string; orderId: string }[] = [];
      const sessions = stripe.checkout.sessions.list({
        created: { gte: Math.floor(from.getTime() / 1000) },
        status: "complete",
        limit: 100,
      });
      for await (const { id, client_reference_id } of sessions)
        if (client_reference_id) paid.push({ sessionId: id, orderId: client_reference_id });
      return paid;
    },

    async heard(rawBody, signature) {
      for (const secret of needs.webhookSecrets)
        try {
          const event = await stripe.webhooks.constructEventAsync(
            rawBody,
            signature,
            secret,
            TOLERANCE_SECONDS,
          );
          const about = event.data.object as { metadata?: Record<string, string> | null };
          return { eventId: event.id, live: event.livemode, orderId: about.metadata?.order_id };
        } catch (failure) {
          if (!(failure instanceof Stripe.errors.StripeSignatureVerificationError)) throw failure;
        }
      return undefined;
    },
  };
}
