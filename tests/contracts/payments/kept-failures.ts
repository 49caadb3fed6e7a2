import { expect, test } from "vitest";
import {
  type CheckoutRequest,
  FailureKept,
  OtherwiseAsked,
  type Payments,
  RefundRefused,
} from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";

type World = {
  payments: Payments;
  pay(session: { id: string; url: string }): Promise<void>;
  fail(): void;
};

/** What a provider has failed at it fails at, as long as it is asked under that key. */
export function keptFailures(world: () => World, aRequest: () => CheckoutRequest) {
  async function isKept(ask: (key: string) => Promise<unknown>) {
    world().fail();
    await expect(ask("failed")).rejects.not.toBeInstanceOf(FailureKept);
    for (const _ of [1, 2]) await expect(ask("failed")).rejects.toBeInstanceOf(FailureKept);
    expect(await ask("another")).toEqual(await ask("another"));
  }

  test("a page that failed is the same failure under its key, and opens under another", async () => {
    const request = aRequest();
    await isKept((key) => world().payments.open({ ...request, key }));
  });

  async function aPayment() {
    const { payments, pay } = world();
    const session = await payments.open(aRequest());
    await pay(session);
    const { paymentId = "", total } = await payments.read(session.id);
    const refund = (amount: number, key: string) =>
      payments.refund({ paymentId, amount: cents(amount), orderId: "order", key });
    const sent = async () => (await payments.standing(paymentId)).refunds.map(({ amount }) => amount);
    return { refund, sent, total };
  }

  test("a refund that failed is the same failure under its key, and is made under another", async () => {
    const { refund, sent } = await aPayment();
    await isKept((key) => refund(100, key));
    expect(await sent()).toEqual([100]);
  });

  test("a refund that was refused is so under its key, and is asked for anew under another", async () => {
    const { refund, sent, total } = await aPayment();
    await expect(refund(total + 1, "once")).rejects.toBeInstanceOf(RefundRefused);
    for (const _ of [1, 2]) await expect(refund(total + 1, "once")).rejects.toBeInstanceOf(FailureKept);
    await expect(refund(total + 1, "another")).rejects.toBeInstanceOf(RefundRefused);
    expect(await sent()).toEqual([]);
  });

  test("under the key of one sum no other is sent, not even while that is under way", async () => {
    const { refund, sent } = await aPayment();
    const first = await refund(100, "once");
    await expect(refund(200, "once")).rejects.toBeInstanceOf(OtherwiseAsked);
    expect(await refund(100, "once")).toEqual(first);
    const both = await Promise.allSettled([refund(300, "both"), refund(400, "both")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await sent()).length).toBe(2);
  });
}
