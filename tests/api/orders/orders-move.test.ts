import { expect, test } from "vitest";
import { aTill } from "../../support/till.ts";
import { ada } from "../../support/visitor.ts";

/** Paid as a guest in one browser; the account was registered in another. */
async function aGuestWhoHasAnAccount() {
  const till = aTill();
  const registered = till.visitor();
  await registered.post("/auth/register", ada);
  await registered.post("/auth/verify-email", { emailToken: till.mailedToken() });
  const shopper = await till.aShopper();
  const orderId = await shopper.buy();
  const logIn = () => shopper.browser.post("/auth/login", { email: ada.email, password: ada.password });
  return { ...till, shopper, orderId, logIn, registered };
}

test("who pays as a guest and then logs in has the order, in every browser of the account", async () => {
  const { shopper, orderId, logIn, registered } = await aGuestWhoHasAnAccount();
  expect((await logIn()).status).toBe(200);
  for (const browser of [shopper.browser, registered]) {
    expect((await browser.get("/orders")).body.orders).toMatchObject([{ _id: orderId }]);
    expect((await browser.get(`/orders/${orderId}`)).status).toBe(200);
    expect((await browser.get(`/cart/checkout-session/${orderId}`)).status).toBe(200);
  }
});

test("and can call it off from there", async () => {
  const { shopper, orderId, logIn, work, payments } = await aGuestWhoHasAnAccount();
  await logIn();
  expect((await shopper.browser.post(`/orders/${orderId}/cancel`)).status).toBe(200);
  await work();
  expect(payments.refunded).toHaveLength(1);
});
