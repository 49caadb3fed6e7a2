import { afterAll, beforeAll, expect, test } from "vitest";
import { KeyRefused } from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aRequest } from "./contract.ts";
import { aStripe, KEY, payAt } from "./paying.ts";

// A key that has run out, or may not do everything: nothing of that heals by itself, and a person has to hear of it.

let stripe: Awaited<ReturnType<typeof aStripe>>["stripe"];
let payments: Awaited<ReturnType<typeof aStripe>>["payments"];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ stripe, payments, close } = await aStripe());
});
afterAll(() => close());

/** What Stripe says to a key without the right to do so. */
const restricted = () => Response.json({ error: { type: "invalid_request_error" } }, { status: 403 });

test.each([401, 403] as const)(
  "a key that is refused with %i is no mishap, whatever was asked for",
  async (status) => {
    const { id, url } = await payments().open(aRequest());
    await payAt(url);
    const { paymentId = "" } = await payments().read(id);
    const isRestricted = status === 403;
    const stranger = payments({ key: isRestricted ? KEY : "sk_test_wrong" });
    const asked: (() => Promise<unknown>)[] = [
      () => stranger.open(aRequest()),
      () => stranger.read(id),
      () => stranger.close(id),
      () => stranger.refund({ paymentId, amount: cents(1), orderId: "order", key: "rf_strange" }),
      () => stranger.standing(paymentId),
      () => stranger.paidSince(new Date()),
    ];
    for (const ask of asked) {
      if (isRestricted) stripe.faults.add({ answer: restricted, times: 3 });
      await expect(ask()).rejects.toThrow(new KeyRefused(`Stripe refuses our key: status ${status}`));
      stripe.faults.clear();
    }
  },
);
