import { chosenRate, type Refund, type Session, subtotalOf } from "./words.ts";

const address = (session: Session) =>
  session.details && {
    line1: session.details.line1,
    line2: session.details.line2 || null,
    city: session.details.city,
    state: session.details.state,
    postal_code: session.details.zip,
    country: "US",
  };

/** A session as Stripe shows it. */
export function shownSession(session: Session, url: string) {
  const {
    id,
    created,
    expires_at,
    status,
    reference,
    metadata,
    email,
    details,
    paymentIntent,
    successUrl,
    cancelUrl,
  } = session;
  const rate = chosenRate(session);
  const paid = status === "complete";
  return {
    id,
    object: "checkout.session",
    livemode: false,
    mode: "payment",
    created,
    expires_at,
    status,
    payment_status: paid ? "paid" : "unpaid",
    client_reference_id: reference,
    metadata,
    currency: "usd",
    amount_subtotal: subtotalOf(session),
    amount_total: subtotalOf(session) + (rate?.amount ?? 0),
    total_details: { amount_discount: 0, amount_shipping: rate?.amount ?? 0, amount_tax: 0 },
    customer_email: email || null,
    customer_details: details
      ? { email: details.email, name: details.name, address: address(session) }
      : null,
    collected_information: details
      ? { shipping_details: { name: details.name, address: address(session) } }
      : null,
    shipping_cost: rate
      ? {
          amount_subtotal: rate.amount,
          amount_tax: 0,
          amount_total: rate.amount,
          shipping_rate: { id: rate.id, object: "shipping_rate", display_name: rate.name },
        }
      : null,
    payment_intent: paymentIntent ?? null,
    success_url: successUrl,
    cancel_url: cancelUrl,
    url: status === "open" ? url : null,
  };
}

export const shownRefund = ({ id, payment_intent, amount, metadata, status }: Refund) => ({
  id,
  object: "refund",
  amount,
  currency: "usd",
  metadata,
  payment_intent,
  status,
});

export const listed = (data: object[], url: string) => ({ object: "list", data, has_more: false, url });

export const problem = (status: number, message: string, type = "invalid_request_error") =>
  Response.json({ error: { type, message } }, { status });
