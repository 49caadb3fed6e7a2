import { describe, expect, test } from "vitest";
import { aTill } from "../../support/till.ts";

async function bought() {
  const till = aTill();
  const shopper = await till.aShopper();
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId);
  const { body } = await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  const stranger = await till.aGuest();
  const find = (orderNumber: string, email: string) => stranger.post("/orders/find", { orderNumber, email });
  return { ...till, orderId, order: body.order, stranger, find };
}

test("a confirmation says where it goes, when, and how long it can be changed", async () => {
  const { order } = await bought();
  expect(order.recipient.address.zip).toBe("10028");
  expect(order.arrival.from < order.arrival.to).toBe(true);
  expect(Date.parse(order.changeUntil)).toBeGreaterThan(Date.parse(order.createdAt));
});

describe("an order is found again in another browser", () => {
  test("by its number and its address, however they are typed", async () => {
    const { orderId, order, find, stranger } = await bought();
    const { status, body } = await find(
      ` ${order.orderNumber.toLowerCase()} `,
      order.recipient.email.toUpperCase(),
    );
    expect([status, body.orderId]).toEqual([200, orderId]);
    const shown = await stranger.get(`/orders/${orderId}?key=${body.key}`);
    expect(shown.body.order.orderNumber).toBe(order.orderNumber);
    // Its link shows it, and calls it off: what would be refused is not offered.
    const { own, canCancel, canChangeAddress } = shown.body.order;
    expect([order.own, own, canCancel, canChangeAddress]).toEqual([true, false, true, false]);
    expect((await stranger.post(`/orders/${orderId}/cancel`)).status).toBe(404);
  });

  test("but by neither of them alone", async () => {
    const { orderId, order, find } = await bought();
    const { email } = order.recipient;
    const wrong = [
      await find(order.orderNumber, "somebody@example.com"),
      await find("WF-00000000", email),
      await find(orderId, email),
      await find(email, email),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test("and nobody tries all numbers, though they are another guest each time; an hour later they may again", async () => {
    const { find, order, aGuest, clock } = await bought();
    const { orderNumber } = order;
    for (let tries = 0; tries < 10; tries++) {
      const guest = await aGuest();
      await guest.post("/orders/find", { orderNumber: "WF-00000000", email: "ada@example.com" });
    }
    expect((await find(orderNumber, order.recipient.email)).status).toBe(429);
    clock.advance({ hours: 1 });
    expect((await find(orderNumber, order.recipient.email)).status).toBe(200);
  });
});
