import { expect, test } from "vitest";
import type { Payments } from "../../../functions/core/orders/payment/payments.ts";
import { type Cents, cents } from "../../../functions/lib/money.ts";

type World = {
  payments: Payments;
  review(paymentId: string, open: boolean): void;
  warn(paymentId: string): void;
  dispute(paymentId: string, state: "open"): void;
  refundThere(paymentId: string, amount: Cents, status: "succeeded"): void;
};

/** Who takes a payment for fraud, the provider or a bank, is heard before anybody asks for the money. */
export function suspicions(world: () => World, paid: () => Promise<{ paymentId: string }>) {
  test("a payment that somebody looks at for fraud is marked until they have", async () => {
    const { paymentId } = await paid();
    world().review(paymentId, true);
    expect((await world().payments.standing(paymentId)).underReview).toBe(true);
    world().review(paymentId, false);
    expect((await world().payments.standing(paymentId)).underReview).toBe(false);
  });

  test("a bank warns of fraud until it asks for the money, or has it back", async () => {
    for (const over of [
      (paymentId: string) => world().dispute(paymentId, "open"),
      (paymentId: string) => void world().refundThere(paymentId, cents(8095), "succeeded"),
    ]) {
      const { paymentId } = await paid();
      expect(await world().payments.standing(paymentId)).not.toHaveProperty("warned");
      world().warn(paymentId);
      expect(await world().payments.standing(paymentId)).toMatchObject({ warned: true });
      over(paymentId);
      expect(await world().payments.standing(paymentId)).not.toHaveProperty("warned");
    }
  });
}
