import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stripePayments } from "../../../functions/partners/stripe/payments.ts";
import { openRecords, type Records } from "../../../stacks/local/records.ts";
import { LOOPBACK } from "../../../stacks/local/server.ts";
import { type LocalStripe, startStripe } from "../../../stacks/local/stripe/start.ts";
import type { Session } from "../../../stacks/local/stripe/words.ts";
import { aRequest } from "./contract.ts";
import { KEY, payAt, SECRETS } from "./paying.ts";

// A webhook hears what it is registered for, and nothing else: whatever happens to the money of an order has to be in it.

let records: Records;
let stripe: LocalStripe;
const told: string[] = [];
const webhook = createServer(async (request, response) => {
  told.push(JSON.parse(await text(request)).type);
  response.end();
});
const payments = () => stripePayments({ key: KEY, webhookSecrets: SECRETS, standIn: stripe.url });

beforeAll(async () => {
  records = openRecords(":memory:");
  await new Promise<void>((opened) => webhook.listen(0, LOOPBACK, opened));
  const { port = 0 } = webhook.address() as { port: number };
  stripe = await startStripe({
    sessions: records.collection("sessions"),
    refunds: records.collection("refunds"),
    answers: records.collection("answers"),
    key: KEY,
    webhook: { url: `http://${LOOPBACK}:${port}/`, secret: SECRETS[0] },
  });
});
afterAll(async () => {
  await stripe.close();
  webhook.close();
  records.close();
});

function current(id: string): Session {
  const session = stripe.book.find(id);
  if (!session) throw new Error("no session");
  return session;
}
const refundOf = ({ paymentIntent = "" }: Session) => stripe.book.refundsOf(paymentIntent)[0]?.id ?? "";

const happenings: [type: string, happens: (session: Session) => unknown][] = [
  ["checkout.session.async_payment_failed", (session) => stripe.book.settle(session, false)],
  ["checkout.session.async_payment_succeeded", (session) => stripe.book.settle(session, true)],
  [
    "charge.refunded",
    ({ paymentIntent: payment_intent = "" }) =>
      stripe.book.refund({ payment_intent, amount: 100, metadata: {} }),
  ],
  ["refund.updated", (session) => stripe.book.settleRefund(refundOf(session), "succeeded")],
  ["refund.failed", (session) => stripe.book.settleRefund(refundOf(session), "failed")],
  ["charge.dispute.created", (session) => stripe.book.dispute(session, "warning_needs_response")],
  ["charge.dispute.updated", (session) => stripe.book.dispute(session, "needs_response")],
  ["charge.dispute.closed", (session) => stripe.book.dispute(session, "lost")],
  ["review.opened", (session) => stripe.book.review(session, true)],
  ["review.closed", (session) => stripe.book.review(session, false)],
];

test("whatever happens to the money of an order, the shop is told", async () => {
  const { id, url } = await payments().open(aRequest());
  await payAt(url);
  for (const [, happens] of happenings) happens(current(id));
  await payments().close((await payments().open(aRequest())).id);
  const all = ["checkout.session.completed", "checkout.session.expired", ...happenings.map(([type]) => type)];
  await expect.poll(() => told.toSorted()).toEqual(all.toSorted());
});
