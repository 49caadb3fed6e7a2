import type Stripe from "stripe";
import type { Address } from "../../core/fulfilment/printer-shape.ts";
import { stateLetters } from "../../core/fulfilment/state-names.ts";
import type {
  CheckoutRequest,
  PayLine,
  PaymentState,
  ShippingChoice,
} from "../../core/orders/payment/payments.ts";
import { cents, currency } from "../../lib/money.ts";

/** What the page says of a picture; a character is never cut in the middle. */
const MOST_CHARACTERS = 300;
const shortened = (text: string) => Array.from(text.toWellFormed()).slice(0, MOST_CHARACTERS).join("");

const lineItem = ({ name, description, pictureUrl, price, copies }: PayLine) => ({
  quantity: copies,
  price_data: {
    currency: currency.toLowerCase(),
    unit_amount: price,
    product_data: {
      name: shortened(name),
      ...(description && { description: shortened(description) }),
      ...(pictureUrl && { images: [pictureUrl] }),
    },
  },
});

const shippingOption = ({ id, name, price, days }: ShippingChoice) => ({
  shipping_rate_data: {
    type: "fixed_amount" as const,
    display_name: name,
    fixed_amount: { amount: price, currency: currency.toLowerCase() },
    delivery_estimate: {
      minimum: { unit: "business_day" as const, value: days.from },
      maximum: { unit: "business_day" as const, value: days.to },
    },
    metadata: { method: id },
  },
});

export const byOrder = (orderId: string) => ({ metadata: { order_id: orderId } });

export const sessionRequest = ({
  orderId,
  lines,
  shipping,
  email,
  successUrl,
  cancelUrl,
  expiresAt,
}: CheckoutRequest) => ({
  mode: "payment" as const,
  client_reference_id: orderId,
  ...byOrder(orderId),
  payment_intent_data: byOrder(orderId),
  line_items: lines.map(lineItem),
  shipping_address_collection: { allowed_countries: ["US" as const] },
  shipping_options: shipping.map(shippingOption),
  ...(email && { customer_email: email }),
  adaptive_pricing: { enabled: false },
  success_url: successUrl,
  cancel_url: cancelUrl,
  expires_at: Math.floor(expiresAt.getTime() / 1000),
});

/** What `stateOf` wants to see whole. */
export const EXPANDED = ["shipping_cost.shipping_rate", "payment_intent"];

const amount = (value: number | null | undefined) => cents(value ?? 0);

function addressOf(given: Stripe.Address | null | undefined): Address | undefined {
  if (!given?.line1 || given.country !== "US") return undefined;
  return {
    line1: given.line1,
    ...(given.line2?.trim() && { line2: given.line2 }),
    city: given.city ?? "",
    // A wallet hands on what its owner once typed: "California", or a blank behind the ZIP.
    state: stateLetters(given.state ?? ""),
    zip: given.postal_code?.trim() ?? "",
    countryCode: "US",
  };
}

const whole = <Kind extends object>(reference: string | Kind | null | undefined) =>
  typeof reference === "object" && reference !== null ? reference : undefined;

/** A delayed method is complete long before it pays; that it will not pay stands with the payment alone. */
const OVER: readonly string[] = ["requires_payment_method", "canceled"];

function statusOf(session: Stripe.Checkout.Session): PaymentState["status"] {
  const { status, payment_status } = session;
  if (payment_status === "paid" || payment_status === "no_payment_required") return "paid";
  if (status === "expired") return "expired";
  if (status !== "complete") return "open";
  return OVER.includes(whole(session.payment_intent)?.status ?? "") ? "failed" : "unpaid";
}

const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === "string" ? reference : reference?.id;

/** A session of theirs, in our words. */
export function stateOf(session: Stripe.Checkout.Session): PaymentState {
  const { collected_information: collected, customer_details: customer, total_details: details } = session;
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
    shippingId: whole(session.shipping_cost?.shipping_rate)?.metadata.method,
    paymentId: idOf(session.payment_intent),
    email: customer?.email ?? undefined,
    name: collected?.shipping_details?.name ?? customer?.name ?? undefined,
    address: addressOf(collected?.shipping_details?.address),
  };
}
