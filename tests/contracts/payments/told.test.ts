import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOOPBACK } from "../../../stacks/local/server.ts";
import type { Session } from "../../../stacks/local/stripe/words.ts";
import { aRequest } from "./contract.ts";
import { aStripe, payAt } from "./paying.ts";

// A webhook hears what it is registered for, and nothing else: whatever happens to the money of an order has to be in it.

let stripe: Awaited<ReturnType<typeof aStripe>>["stripe"];
let payments: Awaited<ReturnType<typeof aStripe>>["payments"];
let close: () => Promise<void>;
const told: string[] = [];
const webhook = createServer(async (request, response) => {
  told.push(JSON.parse(await text(request)).type);
  response.end();
});

beforeAll(async () => {
  await new Promise<void>((opened) => webhook.listen(0, LOOPBACK, opened));
  const { port = 0 } = webhook.address() as AddressInfo;
  ({ stripe, payments, close } = await aStripe(`http://${LOOPBACK}:${port}/`));
});
afterAll(async () => {
  await close();
  webhook.close();
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
  ["radar.early_fraud_warning.created", (session) => stripe.book.warn(session)],
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
