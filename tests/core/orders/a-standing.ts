import type { PaymentStanding, Refund } from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";

export const TOTAL = 9695;

export const refund = (amount: number, status: Refund["status"] = "succeeded"): Refund => ({
  ...{ id: `re_${amount}`, status },
  amount: cents(amount),
});

/** What the provider says of a payment of which nothing went back. */
export const standing = (over: Partial<PaymentStanding> = {}): PaymentStanding => ({
  ...{ orderId: "order", paid: cents(TOTAL), refunds: [], underReview: false },
  ...over,
});
