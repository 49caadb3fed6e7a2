import { signed } from "../../../stacks/local/stripe/webhooks.ts";
import { fakePayments } from "../../support/fake-payments.ts";
import { type PaymentWorld, paymentsContract } from "./contract.ts";
import { aStripe, payAt, SECRETS } from "./paying.ts";

async function localStripe(): Promise<PaymentWorld> {
  const { stripe, payments, close } = await aStripe();
  const { book } = stripe;
  const behind = (paymentId: string) => {
    const session = book.behind(paymentId);
    if (!session) throw new Error(`no payment ${paymentId}`);
    return session;
  };
  return {
    payments: payments(),
    async pay({ url }, { shipping = "Budget", bank = false } = {}) {
      await payAt(url, {
        shipping: shipping === "Budget" ? "shr_0" : "shr_1",
        ...(bank && { card: "000123456789" }),
      });
    },
    settlePayment(id, came) {
      const session = book.find(id);
      if (session) book.settle(session, came);
    },
    refundThere(payment_intent, amount, status) {
      const refund = book.refund({ payment_intent, amount, metadata: {}, status });
      if (typeof refund === "string") throw new Error(refund);
      return refund.id;
    },
    settleRefund: (id, status) => void book.settleRefund(id, status),
    turnBalance: book.turnBalance,
    fail: () => stripe.fail(1),
    dispute: (paymentId, state) =>
      void book.dispute(behind(paymentId), state === "open" ? "needs_response" : state),
    warn: (paymentId) => void book.warn(behind(paymentId)),
    review: (paymentId, open) => void book.review(behind(paymentId), open),
    notice({ orderId, paymentId }) {
      const object = {
        metadata: orderId ? { order_id: orderId } : {},
        ...(paymentId && { payment_intent: paymentId }),
      };
      const body = JSON.stringify({ id: "evt_1", livemode: false, data: { object } });
      return { body, signature: signed(body, SECRETS[0]) };
    },
    close,
  };
}

paymentsContract("the Stripe adapter on the local Stripe", localStripe);

paymentsContract("the fake of the tests", async () => {
  const fake = fakePayments();
  return {
    payments: fake,
    pay: async ({ id }, { shipping = "Budget", bank = false } = {}) =>
      fake.pay(id, { method: shipping, ...(bank && { status: "unpaid" as const }) }),
    settlePayment: (id, came) => fake.settlePayment(id, came ? "paid" : "failed"),
    refundThere: (paymentId, amount, status) => fake.refundThere(paymentId, amount, status).id,
    settleRefund: fake.settleRefund,
    turnBalance: (next) => fake.turnBalance(next),
    fail: () => fake.fail(),
    dispute: fake.dispute,
    warn: fake.warn,
    review: fake.review,
    notice: (about) => ({ body: JSON.stringify(about), signature: "signed" }),
    close: async () => {},
  };
});
