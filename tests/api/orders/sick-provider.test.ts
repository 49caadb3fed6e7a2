import { expect, test } from "vitest";
import { pageIdOf } from "../../support/fake-payments.ts";
import { aTill } from "../../support/till.ts";

// A payment provider that is unwell for a moment: what it has failed at is its answer for a day under that key, and a
// lost answer is none.

/** Somebody at a cart; `asked` are the keys that a page was asked for under. */
async function aSickTill() {
  const till = aTill();
  const { shop, payments } = till;
  const asked: string[] = [];
  shop.payments = {
    ...payments,
    open(request) {
      asked.push(request.key);
      return payments.open(request);
    },
  };
  const shopper = await till.aShopper();
  const press = () => shopper.checkOut([shopper.line()], { "idempotency-key": "press-press-press" });
  return { ...till, ...shopper, asked, press };
}

test("a page that it fails to open opens at the next press", async () => {
  const { payments, press, asked, browser, kept } = await aSickTill();
  payments.fail();
  expect((await press()).status).toBe(503);
  const { status, body } = await press();
  expect(status).toBe(200);
  const { sessionId, url } = body.session;
  expect(asked).toEqual([1, 1, 2].map((n) => `co_${sessionId}_${n}`));
  payments.pay(pageIdOf(url));
  await browser.get(`/cart/checkout-session/${sessionId}`);
  expect((await kept(sessionId)).state).toBe("paid");
});

test("a page that it fails to open again and again opens once it is well", async () => {
  const { payments, press, asked } = await aSickTill();
  for (let n = 0; n < 5; n++) {
    payments.fail();
    expect((await press()).status).toBe(503);
  }
  expect((await press()).status).toBe(200);
  expect(new Set(asked).size).toBe(6);
});

test("a page whose answer was lost is the same page at the next press", async () => {
  const { shop, payments, press, asked } = await aSickTill();
  const { open } = shop.payments;
  shop.payments.open = async (request) => {
    await open(request);
    throw new Error("the line was cut");
  };
  expect((await press()).status).toBe(503);
  shop.payments.open = open;
  expect((await press()).status).toBe(200);
  expect([asked.length, new Set(asked).size, payments.sessions.size]).toEqual([2, 1, 1]);
});

test.for(["before it is done", "after"] as const)(
  "a refund at which it fails %s is sent once, at the next try",
  async (when) => {
    const { payments, buy, ops, pass, kept } = await aSickTill();
    const orderId = await buy();
    payments.fail(when);
    await ops("refund", orderId, "5.00");
    await pass({ minutes: 2 });
    expect(payments.refunded.map(({ amount, status }) => [amount, status])).toEqual([[500, "succeeded"]]);
    expect((await kept(orderId)).history.map(({ kind }) => kind)).toContain("part refunded");
  },
);
