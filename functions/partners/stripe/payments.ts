import "../../core/at-start.ts";
import { setTimeout } from "node:timers/promises";
import Stripe from "stripe";
import {
  type CheckoutRequest,
  FailureKept,
  KeyRefused,
  OtherwiseAsked,
  type Payments,
  PaymentUnknown,
  RefundRefused,
} from "../../core/orders/payment/payments.ts";
import { inTime } from "./in-time.ts";
import { noticeIn } from "./notice.ts";
import { byOrder, EXPANDED, sessionRequest, stateOf } from "./session.ts";
import { refundOf, standingOf } from "./standing.ts";

type Needs = {
  key: string;
  /** During a rotation there are two. */
  webhookSecrets: readonly string[];
  /** A stand-in's address; Stripe's own is built in. */
  standIn?: string | undefined;
  timeoutMs?: number;
};

/** A checkout asks for quotes before, and all of it has to end within the API's half minute. */
const PATIENCE_MS = 12_000;
const TOLERANCE_SECONDS = 300;
const PAGE = 100;

export function connect({ key, standIn, timeoutMs = PATIENCE_MS }: Omit<Needs, "webhookSecrets">): Stripe {
  const elsewhere = standIn === undefined ? undefined : new URL(standIn);
  return new Stripe(key, {
    // Tried again by whoever called us, under the same key: here it would only take time.
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    httpClient: inTime(Stripe.createNodeHttpClient(), timeoutMs),
    telemetry: false,
    ...(elsewhere && { host: elsewhere.hostname, port: elsewhere.port, protocol: "http" as const }),
  });
}

const {
  StripeAPIError,
  StripeAuthenticationError,
  StripeIdempotencyError,
  StripeInvalidRequestError,
  StripePermissionError,
} = Stripe.errors;

/** It was its answer to the same before, under the same key. */
const isReplayed = ({ headers }: { headers?: Record<string, string> | undefined }) =>
  headers?.["idempotent-replayed"] === "true";

/** Says of a failure whether it is our key's, or of what that does not show, or an earlier one. */
function ofKey(failure: unknown): never {
  if (failure instanceof StripeAuthenticationError || failure instanceof StripePermissionError)
    throw new KeyRefused(`Stripe refuses our key: status ${failure.statusCode}`);
  if (failure instanceof StripeInvalidRequestError && failure.statusCode === 404)
    throw new PaymentUnknown(failure.message);
  if (failure instanceof StripeIdempotencyError) throw new OtherwiseAsked(failure.message);
  if (failure instanceof StripeAPIError && isReplayed(failure)) throw new FailureKept(failure.message);
  throw failure;
}

const AGAIN_MS = 250;

/** Somebody asks for the same at this moment: Stripe refuses whoever is second until there is an answer for both. */
async function onceFree<Made>(ask: () => Promise<Made>, patienceMs = PATIENCE_MS): Promise<Made> {
  const late = AbortSignal.timeout(patienceMs);
  for (;;) {
    try {
      return await ask();
    } catch (failure) {
      if ((failure as { statusCode?: number }).statusCode !== 409 || late.aborted) throw failure;
      await setTimeout(AGAIN_MS);
    }
  }
}

/** Hosted Checkout and refunds, in whole cents. */
export function stripePayments(needs: Needs): Payments {
  const stripe = connect(needs);
  const { timeoutMs } = needs;
  /** Whatever is odd about a signature: it is not Stripe's. */
  const isSigned = async (rawBody: string, signature: string, secret: string) =>
    stripe.webhooks.signature
      ?.verifyHeaderAsync(rawBody, signature, secret.trim(), TOLERANCE_SECONDS)
      .catch(() => false);

  return {
    async open(request) {
      const create = (asked: CheckoutRequest, idempotencyKey: string) =>
        onceFree(() => stripe.checkout.sessions.create(sessionRequest(asked), { idempotencyKey }), timeoutMs);
      const session = await create(request, request.key).catch((failure: { param?: string }) => {
        if (failure.param !== "customer_email") return ofKey(failure);
        // Stripe does not take every address that gets mail: then it asks for another at its page.
        return create({ ...request, email: "" }, `${request.key}_unnamed`).catch(ofKey);
      });
      if (!session.url) throw new Error(`the session ${session.id} has no address`);
      return { id: session.id, url: session.url };
    },

    read: async (id) =>
      stateOf(await stripe.checkout.sessions.retrieve(id, { expand: EXPANDED }).catch(ofKey)),

    async close(id) {
      await stripe.checkout.sessions.expire(id).catch((failure: unknown) => {
        if (!(failure instanceof StripeInvalidRequestError)) ofKey(failure);
      });
    },

    async refund({ paymentId, amount, orderId, key }) {
      const asked = { payment_intent: paymentId, amount, ...byOrder(orderId) };
      const refund = () => stripe.refunds.create(asked, { idempotencyKey: key });
      const made = await onceFree(refund, timeoutMs).catch((failure: unknown) => {
        if (failure instanceof StripeInvalidRequestError && failure.statusCode === 400)
          throw new (isReplayed(failure) ? FailureKept : RefundRefused)(failure.message);
        return ofKey(failure);
      });
      return refundOf(made);
    },

    async standing(paymentId) {
      const [payment, refunds, disputes, warnings] = await Promise.all([
        stripe.paymentIntents.retrieve(paymentId, { expand: ["review"] }),
        stripe.refunds.list({ payment_intent: paymentId, limit: PAGE }),
        stripe.disputes.list({ payment_intent: paymentId, limit: PAGE }),
        stripe.radar.earlyFraudWarnings.list({ payment_intent: paymentId, limit: PAGE }),
      ]).catch(ofKey);
      return standingOf(payment, refunds.data, disputes.data, warnings.data);
    },

    async paidSince(from) {
      const paid: Awaited<ReturnType<Payments["paidSince"]>> = [];
      const created = { gte: Math.floor(from.getTime() / 1000) };
      const sessions = stripe.checkout.sessions.list({ created, status: "complete", limit: PAGE });
      const note = ({ id, client_reference_id, payment_status, success_url }: Stripe.Checkout.Session) => {
        if (client_reference_id && payment_status !== "unpaid")
          paid.push({ sessionId: id, orderId: client_reference_id, backTo: success_url ?? undefined });
      };
      await sessions.autoPagingEach(note).catch(ofKey);
      return paid;
    },

    async verifyNotice(rawBody, signature) {
      for (const secret of needs.webhookSecrets)
        if (await isSigned(rawBody, signature, secret)) return noticeIn(rawBody);
      return undefined;
    },
  };
}
