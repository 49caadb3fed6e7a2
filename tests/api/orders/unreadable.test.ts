import { expect, test } from "vitest";
import { orderKey } from "../../../functions/core/orders/order-link.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aTill } from "../../support/till.ts";
import { madeUnreadable } from "../../support/unreadable.ts";

/** An order that was paid for, and stands there in a shape that no release of the shop knows. */
async function oneUnreadable() {
  const engine = memoryEngine();
  const till = aTill({ kept: engine });
  const { browser, buy, look } = await till.aShopper();
  const orderId = await buy();
  const { orderNumber, recipient } = await look(orderId);
  await madeUnreadable(engine, orderId);
  till.logged.splice(0);
  const stranger = await till.aGuest();
  const key = orderKey(till.shop.orderSecret, orderId);
  const errors = () => till.logged.splice(0).filter(({ level }) => level === "error");
  return { ...till, browser, stranger, orderId, orderNumber, email: recipient.email, key, errors };
}

const said = {
  code: "try_again",
  error:
    "We cannot show this order at the moment. Nothing of it is lost, and somebody looks after it: please try again later.",
};

test("its owner, and whoever has its link, is told that it is there and cannot be shown; a person hears of it", async () => {
  const { browser, stranger, orderId, key, errors } = await oneUnreadable();
  const asked = [
    () => browser.get(`/orders/${orderId}`),
    () => stranger.get(`/orders/${orderId}?key=${key}`),
    () => browser.get(`/cart/checkout-session/${orderId}`),
    () => browser.post(`/orders/${orderId}/cancel`),
  ];
  for (const ask of asked) {
    const { status, body } = await ask();
    expect([status, body]).toEqual([503, said]);
    expect(errors()).toMatchObject([
      { event: "order.unreadable", fields: { orderId, failure: expect.stringContaining("is no order") } },
    ]);
  }
});

test("to all others it is not there", async () => {
  const { stranger, orderId, errors } = await oneUnreadable();
  expect((await stranger.get(`/orders/${orderId}`)).status).toBe(404);
  expect((await stranger.get(`/orders/${orderId}?key=wrong`)).status).toBe(404);
  expect((await stranger.post(`/orders/${orderId}/cancel`)).status).toBe(404);
  expect(errors()).toEqual([]);
});

test("who knows its number and its address gets its link, which is good again once it can be read", async () => {
  const { stranger, orderId, orderNumber, email, key } = await oneUnreadable();
  const { status, body } = await stranger.post("/orders/find", { orderNumber, email });
  expect([status, body]).toEqual([200, { orderId, key }]);
  expect((await stranger.post("/orders/find", { orderNumber, email: "other@example.com" })).status).toBe(404);
});
