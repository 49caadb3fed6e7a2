import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type CheckoutRequest,
  type Payments,
  PaymentUnknown,
  type Refund,
} from "../../../functions/core/orders/payment/payments.ts";
import { type Cents, cents, currency } from "../../../functions/lib/money.ts";
import { keptFailures } from "./kept-failures.ts";
import { suspicions } from "./suspicions.ts";
import { unfunded } from "./unfunded.ts";

/** A payment provider, with what people and banks do there. */
export type PaymentWorld = {
  payments: Payments;
  /** Somebody pays at the page; by a bank it takes days. */
  pay(session: { id: string; url: string }, how?: { shipping?: string; bank?: boolean }): Promise<void>;
  settlePayment(id: string, came: boolean): void;
  refundThere(paymentId: string, amount: Cents, status: Refund["status"]): string;
  settleRefund(refundId: string, status: Refund["status"]): void;
  /** What the shop has there, which refunds are paid from. */
  turnBalance(next: "filled" | "empty"): void;
  /** At the next that it is asked to make, and says so. */
  fail(): void;
  dispute(paymentId: string, state: "open" | "won" | "lost"): void;
  review(paymentId: string, open: boolean): void;
  warn(paymentId: string): void;
  /** What it would send, and how it would sign it. */
  notice(about: { orderId?: string; paymentId?: string }): { body: string; signature: string };
  close(): Promise<void>;
};

let orders = 0;
export const aRequest = (over: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  key: `co_${++orders}`,
  orderId: `order-${orders}`,
  lines: [{ name: "Art Paper Print", description: "16 × 24 in", price: cents(3400), copies: 2 }],
  shipping: [
    { id: "Budget", name: "By mail, slowly", price: cents(1295), days: { from: 12, to: 17 } },
    { id: "Express", name: "By courier", price: cents(3100), days: { from: 4, to: 6 } },
  ],
  email: "ada@example.com",
  successUrl: "http://localhost:3000/checkout/success/order",
  cancelUrl: "http://localhost:3000/cart",
  expiresAt: new Date(Date.now() + 35 * 60_000),
  ...over,
});

/** What the shop expects of whoever takes its money, and of every stand-in for that. */
export const paymentsContract = (name: string, open: () => Promise<PaymentWorld>) =>
  describe(name, () => {
    let world: PaymentWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    async function paid(how: Parameters<PaymentWorld["pay"]>[1] = {}) {
      const request = aRequest();
      const session = await world.payments.open(request);
      await world.pay(session, how);
      const state = await world.payments.read(session.id);
      return { request, session, state, paymentId: state.paymentId ?? "" };
    }
    const refund = (paymentId: string, amount: number, key: string) =>
      world.payments.refund({ paymentId, amount: cents(amount), orderId: "order", key });

    test("a session is opened, paid with a choice of shipping, and read as it is", async () => {
      const request = aRequest();
      const session = await world.payments.open(request);
      expect(await world.payments.read(session.id)).toMatchObject({
        status: "open",
        live: false,
        subtotal: 6800,
      });
      await world.pay(session, { shipping: "Express" });
      expect(await world.payments.read(session.id)).toEqual({
        id: session.id,
        status: "paid",
        orderId: request.orderId,
        live: false,
        currency: currency.toLowerCase(),
        subtotal: 6800,
        shipping: 3100,
        tax: 0,
        discount: 0,
        total: 9900,
        shippingId: "Express",
        paymentId: expect.stringMatching(/^pi_/),
        email: "ada@example.com",
        name: "Ada Lovelace",
        address: { line1: "1 Museum Mile", city: "New York", state: "NY", zip: "10028", countryCode: "US" },
      });
    });

    test("the same key is the same session", async () => {
      const once = aRequest();
      expect(await world.payments.open(once)).toEqual(await world.payments.open(once));
    });

    keptFailures(() => world, aRequest);

    test("the same key at the same moment is the same session, and the same refund", async () => {
      const { request, paymentId } = await paid();
      const again = { ...request, key: `${request.key}_again` };
      const sessions = await Promise.all([1, 2, 3].map(() => world.payments.open(again)));
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
      const refunds = await Promise.all([1, 2, 3].map(() => refund(paymentId, 100, "rf_1")));
      expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
      expect((await world.payments.standing(paymentId)).refunds).toHaveLength(1);
    });

    test("a page that is closed is over, closing it twice is fine, and what is paid stays paid", async () => {
      const { id } = await world.payments.open(aRequest());
      await world.payments.close(id);
      await world.payments.close(id);
      expect((await world.payments.read(id)).status).toBe("expired");
      const { session } = await paid();
      await world.payments.close(session.id);
      expect((await world.payments.read(session.id)).status).toBe("paid");
    });

    test.for([
      [true, "paid", 8095],
      [false, "failed", 0],
    ] as const)("money that takes days comes (%s) or does not", async ([came, status, sum]) => {
      const { session, state, paymentId } = await paid({ bank: true });
      expect(state.status).toBe("unpaid");
      expect((await world.payments.standing(paymentId)).paid).toBe(0);
      const from = new Date(Date.now() - 60_000);
      expect(await world.payments.paidSince(from)).toEqual([]);
      world.settlePayment(session.id, came);
      expect((await world.payments.read(session.id)).status).toBe(status);
      expect((await world.payments.standing(paymentId)).paid).toBe(sum);
    });

    test("what was paid is found from the moment its page was opened, and not from later on", async () => {
      const { session, request } = await paid();
      expect(await world.payments.paidSince(new Date(Date.now() - 60_000))).toEqual([
        { sessionId: session.id, orderId: request.orderId, backTo: request.successUrl },
      ]);
      expect(await world.payments.paidSince(new Date(Date.now() + 60_000))).toEqual([]);
    });

    test("a payment stands as it was paid, and is the order's", async () => {
      const { request, paymentId } = await paid();
      expect(await world.payments.standing(paymentId)).toEqual({
        orderId: request.orderId,
        paid: 8095,
        refunds: [],
        underReview: false,
      });
    });

    test("a refund under the same key is one refund, in parts there are several", async () => {
      const { paymentId } = await paid();
      const first = await refund(paymentId, 5000, "rf_1");
      expect(await refund(paymentId, 5000, "rf_1")).toEqual(first);
      expect(first).toMatchObject({ status: "succeeded", amount: 5000 });
      await refund(paymentId, 3095, "rf_2");
      const { refunds } = await world.payments.standing(paymentId);
      expect(refunds.map(({ amount }) => amount).sort()).toEqual([3095, 5000]);
    });

    test("a payment that there is none of is said so", async () => {
      await expect(world.payments.standing("pi_nobodys")).rejects.toThrow(PaymentUnknown);
    });

    test("nobody gets more back than was paid, whoever asks", async () => {
      const { paymentId } = await paid();
      world.refundThere(paymentId, cents(8000), "succeeded");
      await expect(refund(paymentId, 8095, "rf_1")).rejects.toThrow();
      await refund(paymentId, 95, "rf_2");
      await expect(refund(paymentId, 1, "rf_3")).rejects.toThrow();
    });

    test("a refund made there is seen here, whatever becomes of it", async () => {
      const { paymentId } = await paid();
      const id = world.refundThere(paymentId, cents(2000), "pending");
      const seen = async () => (await world.payments.standing(paymentId)).refunds;
      expect(await seen()).toEqual([{ id, status: "pending", amount: 2000 }]);
      for (const status of ["succeeded", "failed"] as const) {
        world.settleRefund(id, status);
        expect(await seen()).toEqual([{ id, status, amount: 2000 }]);
      }
      await refund(paymentId, 8095, "rf_1");
    });

    test("a dispute is seen from its beginning to its end, and until then nothing is refunded", async () => {
      const { paymentId } = await paid();
      world.dispute(paymentId, "open");
      expect(await world.payments.standing(paymentId)).toMatchObject({ dispute: "open" });
      await expect(refund(paymentId, 100, "rf_1")).rejects.toThrow();
      world.dispute(paymentId, "lost");
      expect(await world.payments.standing(paymentId)).toMatchObject({ dispute: "lost" });
      world.dispute(paymentId, "won");
      expect(await world.payments.standing(paymentId)).toMatchObject({ dispute: "won" });
      await refund(paymentId, 100, "rf_2");
    });

    suspicions(() => world, paid);
    unfunded(() => world, paid);

    test("a payment that nobody knows has no standing", async () => {
      await expect(world.payments.standing("pi_unknown")).rejects.toThrow();
    });

    test("a notice is the provider's by its signature, and names an order, a payment or neither", async () => {
      for (const about of [{ orderId: "order-7" }, { paymentId: "pi_7" }, {}]) {
        const { body, signature } = world.notice(about);
        expect(await world.payments.verifyNotice(body, signature)).toEqual({
          live: false,
          ...about,
        });
      }
      const { body } = world.notice({ orderId: "order-7" });
      expect(await world.payments.verifyNotice(body, "")).toBeUndefined();
      expect(await world.payments.verifyNotice(body, "forged")).toBeUndefined();
      const long = world.notice({ orderId: "x".repeat(3_000) });
      expect(await world.payments.verifyNotice(long.body, long.signature)).toBe("unreadable");
    });
  });
