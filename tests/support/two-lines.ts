import { aTill } from "./till.ts";

/** An order of two lines, paid; with Express it is at the print house at once. */
export async function twoLines({ method = "Express" } = {}) {
  const till = aTill();
  const shopper = await till.aShopper();
  const { body } = await shopper.checkOut([shopper.line(), shopper.line({ Size: "12x18", copies: 2 })]);
  const { sessionId, url } = body.session;
  till.payments.pay(new URL(url).pathname.slice(1), { method });
  await shopper.browser.get(`/cart/checkout-session/${sessionId}`);
  await till.work();
  const back = () => till.payments.refunded.reduce((sum, { amount }) => sum + amount, 0);
  return { ...till, shopper, orderId: sessionId as string, back };
}
