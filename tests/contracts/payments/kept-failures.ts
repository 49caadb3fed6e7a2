import { expect, test } from "vitest";
import {
  type CheckoutRequest,
  FailureKept,
  type Payments,
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

  test("a refund that failed is the same failure under its key, and is made under another", async () => {
    const { payments, pay } = world();
    const session = await payments.open(aRequest());
    await pay(session);
    const { paymentId = "" } = await payments.read(session.id);
    await isKept((key) => payments.refund({ paymentId, amount: cents(100), orderId: "order", key }));
    expect((await payments.standing(paymentId)).refunds).toHaveLength(1);
  });
}
