import { chosenRate, type Refund, type Session, subtotalOf, totalOf } from "./words.ts";

const address = (session: Session) =>
  session.details && {
    line1: session.details.line1,
    line2: session.details.line2 || null,
    city: session.details.city,
    state: session.details.state,
    postal_code: session.details.zip,
    country: "US",
  };

const moneyStatus = { processing: "processing", failed: "requires_payment_method" };

/** A payment as Stripe shows it; it carries the shop's own words. */
export const shownPayment = (session: Session) => ({
  id: session.paymentIntent ?? "",
  object: "payment_intent",
  livemode: false,
  currency: session.currency,
  amount: totalOf(session),
  amount_received: session.money ? 0 : totalOf(session),
  status: session.money ? moneyStatus[session.money] : "succeeded",
  metadata: session.metadata,
  review: session.review ? shownReview(session) : null,
});

/** A session as Stripe shows it; the payment as its id, unless somebody wants to see it whole. */
export function shownSession(session: Session, url: string, expand: readonly string[] = []) {
  const { id, created, expires_at, status, reference, metadata, email, details, paymentIntent } = session;
  const rate = chosenRate(session);
  const paid = status === "complete" && !session.money;
  const payment = expand.includes("payment_intent") && paymentIntent ? shownPayment(session) : paymentIntent;
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
    currency: session.currency,
    amount_subtotal: subtotalOf(session),
    amount_total: totalOf(session),
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
          shipping_rate: {
            id: rate.id,
            object: "shipping_rate",
            display_name: rate.name,
            metadata: rate.metadata ?? {},
          },
        }
      : null,
    payment_intent: payment ?? null,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: status === "open" ? url : null,
  };
}

/** A charge inherits the words of its payment. */
export const shownCharge = (session: Session, refunded: number) => ({
  id: session.paymentIntent?.replace("pi_", "ch_"),
  object: "charge",
  payment_intent: session.paymentIntent,
  metadata: session.metadata,
  amount: totalOf(session),
  amount_refunded: refunded,
  refunded: refunded === totalOf(session),
});

export const shownRefund = ({ status, pending_reason, ...refund }: Refund) => ({
  ...refund,
  object: "refund",
  status,
  ...(status === "pending" && { pending_reason: pending_reason ?? "processing" }),
});

/** A dispute has words of its own, which are none: only the payment leads to the order. */
export const shownDispute = (session: Session, refunded: number) => ({
  id: session.dispute?.id,
  object: "dispute",
  amount: session.dispute?.amount ?? totalOf(session),
  currency: session.currency,
  is_charge_refundable: session.dispute?.status.startsWith("warning_") && refunded < totalOf(session),
  metadata: {},
  payment_intent: session.paymentIntent,
  reason: "fraudulent",
  status: session.dispute?.status,
});

export const shownReview = ({ review, paymentIntent }: Session) => ({
  id: review?.id,
  object: "review",
  open: review?.open,
  payment_intent: paymentIntent,
  reason: review?.open ? "rule" : "approved",
});

/** There is something to be done about it as long as nobody has the money back, or asks for it. */
export const shownWarning = (session: Session, refunded: number) => ({
  id: session.warning?.id,
  object: "radar.early_fraud_warning",
  actionable: session.dispute === undefined && refunded < totalOf(session),
  charge: session.paymentIntent?.replace("pi_", "ch_"),
  fraud_type: "unauthorized_use_of_card",
  livemode: false,
  payment_intent: session.paymentIntent,
});

/** A page of a list, from behind the one that was seen last. */
export function listed(all: readonly { id?: string | undefined }[], url: string, query: URLSearchParams) {
  const limit = Number(query.get("limit") ?? 10);
  const after = query.get("starting_after");
  const rest = after === null ? all : all.slice(all.findIndex(({ id }) => id === after) + 1);
  return { object: "list", data: rest.slice(0, limit), has_more: rest.length > limit, url };
}

/** `param`: the field that is wrong, where it is one. */
export const problem = (status: number, message: string, type = "invalid_request_error", param?: string) =>
  Response.json({ error: { type, message, param } }, { status });
