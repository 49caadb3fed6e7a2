import { advancePayment } from "./advance.ts";
import type { PaymentNotice } from "./payments.ts";

/** Looks at the order that a notice is about; one that names only the payment is found by asking for it. */
export async function heedNotice(
  needs: Parameters<typeof advancePayment>[0],
  { orderId, paymentId }: PaymentNotice,
): Promise<void> {
  const named = orderId ?? (paymentId && (await needs.payments.standing(paymentId)).orderId);
  if (named) await advancePayment(needs, named);
}
