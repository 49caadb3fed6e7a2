import { aTill } from "./till.ts";

/** An order of two lines, paid; with Express it is at the print house at once. */
export async function twoLines({ method = "Express" } = {}) {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buyAll([{}, { Size: "12x18", copies: 2 }], method);
  const back = () => till.payments.refunded.reduce((sum, { amount }) => sum + amount, 0);
  return { ...till, shopper, orderId, back };
}
