import { expect, test } from "vitest";
import type { Payments } from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";

type World = {
  payments: Payments;
  settlePayment(id: string, came: boolean): void;
  turnBalance(next: "filled" | "empty"): void;
  dispute(paymentId: string, state: "open"): void;
};
type Paid = (how?: { bank?: boolean }) => Promise<{ session: { id: string }; paymentId: string }>;

/** A refund that the shop's own balance does not cover. */
export function unfunded(world: () => World, paid: Paid) {
  const refund = (paymentId: string, key: string) =>
    world().payments.refund({ paymentId, amount: cents(2000), orderId: "order", key });
  const seen = async (paymentId: string) => (await world().payments.standing(paymentId)).refunds;

  test.for([
    [undefined, { status: "succeeded" }],
    ["open", { status: "failed", disputed: true }],
  ] as const)("waits until that is topped up: dispute %s, it %o", async ([dispute, ends]) => {
    const { paymentId } = await paid();
    world().turnBalance("empty");
    const made = await refund(paymentId, "rf_1");
    const known = { id: made.id, amount: 2000, ours: true };
    expect(made).toMatchObject({ status: "pending", unfunded: true });
    expect(await seen(paymentId)).toEqual([{ ...known, status: "pending", unfunded: true }]);
    if (dispute) world().dispute(paymentId, dispute);
    world().turnBalance("filled");
    expect(await seen(paymentId)).toEqual([{ ...known, ...ends }]);
  });

  test("fails where no card has paid, and is made anew once that is topped up", async () => {
    const { session, paymentId } = await paid({ bank: true });
    world().settlePayment(session.id, true);
    world().turnBalance("empty");
    const made = await refund(paymentId, "rf_1");
    expect(made).toMatchObject({ status: "failed", unfunded: true });
    expect(Math.abs(Date.parse(made.askedAt ?? "") - Date.now())).toBeLessThan(60_000);
    world().turnBalance("filled");
    expect((await seen(paymentId)).map(({ status }) => status)).toEqual(["failed"]);
    expect(await refund(paymentId, "rf_2")).toMatchObject({ status: "succeeded" });
  });
}
