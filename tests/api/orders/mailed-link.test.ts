import { describe, expect, test } from "vitest";
import type { Address } from "../../../functions/core/fulfilment/printer-shape.ts";
import { aTill } from "../../support/till.ts";
import { ada } from "../../support/visitor.ts";

const boston = { line1: "2 Side Street", city: "Boston", state: "MA", zip: "02108", countryCode: "US" };
const nowhere: Address = { line1: "1 Elm St", city: "Reno", state: "NV", zip: "10001", countryCode: "US" };

/** Paid as a guest; `at` is what the mails' link asks of the shop, in a browser that it has never seen. */
async function mailed({ address }: { address?: Address } = {}) {
  const till = aTill();
  const shopper = await till.aShopper();
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId, address ? { address } : {});
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  await till.work();
  const key = /\?key=([\w-]+)/.exec(till.inbox.at(-1)?.text ?? "")?.[1] ?? "";
  const elsewhere = till.visitor();
  const look = async () => (await elsewhere.get(`/orders/${orderId}?key=${key}`)).body.order;
  const cancel = (by = key) => elsewhere.post(`/orders/${orderId}/cancel?key=${by}`);
  const correct = (by = key) =>
    elsewhere.call("PUT", `/orders/${orderId}/address?key=${by}`, { name: "Ada King", address: boston });
  return { ...till, shopper, orderId, key, elsewhere, look, cancel, correct };
}

describe("an order that waits for another address", () => {
  test("is corrected by the link of the mail that asks for it, and printed", async () => {
    const { look, correct, pass, printer, orderId, inbox } = await mailed({ address: nowhere });
    expect(await look()).toMatchObject({ own: false, waitsFor: "address", canChangeAddress: true });
    const { status, body } = await correct();
    expect([status, body.order.own, body.order.recipient.address.zip]).toEqual([200, false, "02108"]);
    expect(body.order).not.toHaveProperty("waitsFor");
    // From here on it is an order like any other.
    expect((await correct()).status).toBe(409);
    await pass({ minutes: 31 });
    expect(printer.find(orderId)?.order.recipient.address.zip).toBe("02108");
    const mail = inbox.at(-1);
    expect([mail?.to, mail?.subject]).toEqual([ada.email, expect.stringContaining("another address")]);
  });

  test("is cancelled by it, and the money goes back to who paid", async () => {
    const { cancel, pass, payments } = await mailed({ address: nowhere });
    expect((await cancel()).status).toBe(200);
    await pass({ minutes: 1 });
    expect(payments.refunded).toHaveLength(1);
  });
});

describe("any other order", () => {
  test("is cancelled by its mailed link, and sent nowhere else by it", async () => {
    const { look, cancel, correct, pass, payments, kept, orderId } = await mailed();
    expect(await look()).toMatchObject({ own: false, canCancel: true, canChangeAddress: false });
    const { status, body } = await correct();
    expect([status, body.error]).toEqual([409, expect.stringContaining("where it was ordered")]);
    expect((await kept(orderId)).letters).toEqual(["placed"]);
    const cancelled = await cancel();
    expect([cancelled.status, cancelled.body.order.own]).toEqual([200, false]);
    await pass({ minutes: 1 });
    expect(payments.refunded).toHaveLength(1);
  });

  test("that an operator has stopped is sent nowhere else by it either", async () => {
    const { look, correct, ops, orderId } = await mailed();
    await ops("hold", orderId, "a question");
    expect(await look()).toMatchObject({ waitsFor: "shop", canChangeAddress: false });
    expect((await correct()).status).toBe(409);
  });

  test("is nobody's by another key, or by none", async () => {
    const { elsewhere, orderId, cancel, correct, key } = await mailed({ address: nowhere });
    const other = `${key.slice(1)}${key[0]}`;
    for (const by of [other, "", "undefined"]) {
      expect((await cancel(by)).status).toBe(404);
      expect((await correct(by)).status).toBe(404);
    }
    expect((await elsewhere.post(`/orders/${orderId}/cancel`)).status).toBe(404);
  });

  test.for([
    ["deleted the account", ada.password],
    ["left as a guest", undefined],
  ])("is still cancelled by it when its owner has %s", async ([, password]) => {
    const { shopper, look, cancel, pass, payments, mailedToken } = await mailed();
    if (password) {
      await shopper.browser.post("/auth/register", ada);
      await shopper.browser.post("/auth/verify-email", { emailToken: mailedToken() });
    }
    const left = await shopper.browser.post("/user/delete", password ? { password } : {});
    expect(left.status).toBe(200);
    expect(await look()).toMatchObject({ canCancel: true });
    expect((await cancel()).status).toBe(200);
    await pass({ minutes: 1 });
    expect(payments.refunded).toHaveLength(1);
  });
});

test("who has only a link may ask as often as who has an account", async () => {
  const { cancel } = await mailed();
  for (let times = 0; times < 30; times++) await cancel();
  expect((await cancel()).status).toBe(429);
});
