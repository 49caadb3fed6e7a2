import { expect, test } from "vitest";
import { advance } from "../../../functions/core/orders/advance.ts";
import { auditOrders } from "../../../functions/core/orders/operators/audit.ts";
import { wakeOrders } from "../../../functions/core/orders/wake-orders.ts";
import { cents } from "../../../functions/lib/money.ts";
import { dueWork } from "../../support/due.ts";
import { aTill } from "../../support/till.ts";

const subjects = (inbox: { subject: string }[]) =>
  inbox.map(({ subject }) => subject.replace(/WF-\w+/, "WF"));

test("from a cart to the doorstep, with its mails, each once", async () => {
  const { aShopper, payments, printer, work, clock, inbox, shop, queues } = aTill();
  const shopper = await aShopper();
  const { orderId, pageId } = await shopper.order({ Frame: "black", Size: "24x36" });
  expect((await shopper.browser.get("/orders")).body.orders).toEqual([]);
  payments.pay(pageId);

  const back = await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  expect(back.body.checkoutSession).toMatchObject({ sessionId: orderId, status: "pending" });
  expect(back.body.order).toMatchObject({ status: "pending", shippingMethod: "Budget" });
  await work();
  expect(printer.printed.size).toBe(0);

  clock.advance({ minutes: 31 });
  await wakeOrders(shop, await dueWork(shop.table, clock.now()));
  await work();
  const [print] = printer.printed.values();
  expect(print?.order).toMatchObject({
    key: orderId,
    reference: orderId,
    method: "Budget",
    items: [{ sku: "GLOBAL-CFP-24X36", attributes: { color: "black" }, copies: 1 }],
  });
  expect(print?.order.items[0]?.fileUrl).toMatch(
    /^https:\/\/wallflower\.test\/pictures\/prints\/.+\/7200x10800\.jpeg$/,
  );

  const call = () =>
    shopper.browser.post(new URL(print?.order.callbackUrl ?? "").pathname.replace("/api/v1", ""), {});
  printer.ship(orderId);
  expect((await call()).status).toBe(200);
  await call();
  await work();
  expect(await shopper.look(orderId)).toMatchObject({
    status: "shipped",
    prodigiOrderDetails: { trackingNumber: "94001" },
  });

  printer.deliver(orderId);
  await call();
  await work();
  expect(await shopper.look(orderId)).toMatchObject({ status: "completed" });
  expect(queues.orders.sent).toEqual([]);
  expect(subjects(inbox)).toEqual(["Your order WF", "Order WF is on its way", "Order WF has arrived"]);
  expect((await shopper.browser.get("/orders")).body.orders).toHaveLength(1);
});

test("the link in the mail opens the order for whoever got it, and no other", async () => {
  const { aShopper, payments, work, inbox, visitor } = aTill();
  const shopper = await aShopper();
  const { orderId, pageId } = await shopper.order();
  payments.pay(pageId);
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  await work();
  const link = /\/orders\/\S+/.exec(inbox[0]?.text ?? "")?.[0] ?? "";
  expect((await visitor().get(link)).body.order.recipient.name).toBe("Ada Lovelace");
  expect((await visitor().get(`/orders/${orderId}`)).status).toBe(404);
  expect((await visitor().get(`/orders/${orderId}?key=${"x".repeat(32)}`)).status).toBe(404);
});

test("a double click on checkout is one order", async () => {
  const { aShopper, payments } = aTill();
  const { checkOut, line } = await aShopper();
  const press = { "idempotency-key": "press-one" };
  const both = await Promise.all([checkOut([line()], press), checkOut([line()], press)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  expect(payments.sessions.size).toBe(1);
});

test("a key of the cart's button does not answer for the button beside it", async () => {
  const { checkOut, line } = await aTill().aShopper();
  const press = { "idempotency-key": "one-press-only" };
  expect((await checkOut([line()], press)).status).toBe(200);
  expect((await checkOut([line()], press, "/create-checkout-session")).status).toBe(409);
});

test.each([
  ["less money", { subtotal: cents(100) }],
  ["another currency", { currency: "eur" }],
  ["another order", { orderId: "somebody's" }],
  ["shipping that was never offered", { shipping: cents(1) }],
  ["real money on a stage for play", { live: true }],
  ["no address in the US", { address: undefined }],
])("a payment with %s is never printed, and never dropped", async (_, wrong) => {
  const { aShopper, payments, work, clock, shop, printer, logged } = aTill();
  const shopper = await aShopper();
  const { orderId, pageId } = await shopper.order();
  payments.pay(pageId, wrong);
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  clock.advance({ hours: 1 });
  await wakeOrders(shop, await dueWork(shop.table, clock.now()));
  await work();
  expect(printer.printed.size).toBe(0);
  expect(logged).toContainEqual(expect.objectContaining({ level: "error", event: "order.mismatch" }));
});

test("somebody else's order is as if it were not there", async () => {
  const till = aTill();
  const mine = await till.aShopper();
  const { orderId, pageId } = await mine.order();
  till.payments.pay(pageId);
  const thief = await till.aShopper();
  for (const path of [`/orders/${orderId}`, `/cart/checkout-session/${orderId}`])
    expect((await thief.browser.get(path)).status).toBe(404);
  expect((await thief.browser.post(`/orders/${orderId}/cancel`)).status).toBe(404);
});

test("a webhook that is forged, replayed, of other money or about nothing changes nothing", async () => {
  const { aShopper, payments, visitor, printer, work, inbox } = aTill();
  const shopper = await aShopper();
  const { orderId, pageId } = await shopper.order();
  const stripe = visitor();
  const say = (signature: string, body: object) =>
    stripe.post("/webhooks/stripe", body, { "stripe-signature": signature });
  expect((await say("forged", { orderId })).status).toBe(400);
  expect((await say("signed", { orderId })).status).toBe(200);
  expect((await shopper.look(orderId)).timeline).toHaveLength(1);
  expect((await say("signed", { orderId: "nobody's" })).status).toBe(200);
  // Real money on a stage for play: its payment is not there to be asked for.
  expect((await say("signed", { paymentId: "pi_real", live: true })).status).toBe(200);
  expect(await say("forged", { orderId: "x".repeat(3_000) })).toMatchObject({
    ...{ status: 400, body: { error: "This is not signed by Stripe." } },
  });
  expect(await say("signed", { orderId: "x".repeat(3_000) })).toMatchObject({
    ...{ status: 400, body: { error: "This is signed by Stripe, and cannot be read." } },
  });

  payments.pay(pageId);
  for (const _ of [1, 2, 3]) await say("signed", { orderId });
  await work();
  expect(inbox).toHaveLength(1);
  expect((await stripe.post(`/webhooks/prodigi/${orderId}.${"x".repeat(32)}`, {})).status).toBe(404);
  expect(printer.printed.size).toBe(0);
});

test("within half an hour an order can be called off, and the money goes back once", async () => {
  const { aShopper, payments, work, printer, inbox } = aTill();
  const shopper = await aShopper();
  const { orderId, pageId } = await shopper.order();
  payments.pay(pageId);
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  await work();
  expect(await shopper.look(orderId)).toMatchObject({ canCancel: true, canChangeAddress: true });
  await shopper.browser.post(`/orders/${orderId}/cancel`);
  await work();
  await work();
  expect(await shopper.look(orderId)).toMatchObject({ status: "refunded" });
  expect(payments.refunded).toHaveLength(1);
  expect(printer.printed.size).toBe(0);
  expect(subjects(inbox)).toEqual(["Your order WF", "Order WF is cancelled"]);
});

test("the address can be corrected until it goes to print, and not after", async () => {
  const { aShopper, payments, work, clock, shop, printer } = aTill();
  const shopper = await aShopper();
  const { orderId, pageId } = await shopper.order();
  payments.pay(pageId);
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  const address = { line1: "2 Side Street", city: "Boston", state: "MA", zip: "02108", countryCode: "US" };
  const correct = (over: object = {}) =>
    shopper.browser.call("PUT", `/orders/${orderId}/address`, {
      name: "Ada King",
      address: { ...address, ...over },
    });
  expect((await correct({ zip: "2108" })).body.fields).toHaveProperty("address.zip");
  expect((await correct()).status).toBe(200);
  clock.advance({ minutes: 31 });
  await wakeOrders(shop, await dueWork(shop.table, clock.now()));
  await work();
  expect(printer.find(orderId)?.order.recipient).toMatchObject({ name: "Ada King", address });
  expect((await correct()).status).toBe(409);
});

test("what the print house cannot make is paid back", async () => {
  const till = aTill();
  till.shop.printer = {
    ...till.printer,
    submit: async () => ({ outcome: "refused", reason: "SkuNotFound", about: "item" }),
  };
  const shopper = await till.aShopper();
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId, { method: "Express" });
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  await till.work();
  expect(await shopper.look(orderId)).toMatchObject({ status: "refunded" });
  expect(till.payments.refunded).toHaveLength(1);
});

test("a payment that everybody missed is found by the audit", async () => {
  const { aShopper, payments, clock, shop, work, logged } = aTill();
  const shopper = await aShopper();
  const { orderId, pageId } = await shopper.order();
  await payments.close(pageId);
  clock.advance({ hours: 1 });
  await wakeOrders(shop, await dueWork(shop.table, clock.now()));
  await work();
  expect((await shopper.look(orderId)).status).toBe("expired");
  payments.pay(pageId);
  expect(await auditOrders(shop)).toEqual({ mended: 1, strange: 0 });
  await work();
  expect((await shopper.look(orderId)).status).toBe("pending");
  expect(logged).toContainEqual(expect.objectContaining({ event: "audit.missed-payment" }));
});

test("requests to the table: a session is one Get and a count, a list one Query, a step one Get and one write", async () => {
  const { aShopper, payments, requests, work, clock, shop } = aTill();
  const shopper = await aShopper();
  const { orderId, pageId } = await shopper.order();
  const cost = async (call: () => Promise<unknown>) => {
    const before: Record<string, number> = { ...requests };
    await call();
    return Object.fromEntries(
      Object.entries(requests).flatMap(([kind, count]) =>
        count - (before[kind] ?? 0) ? [[kind, count - (before[kind] ?? 0)]] : [],
      ),
    );
  };
  payments.pay(pageId);
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  await work();
  // Beside who asks, which is one request for everybody, and how often.
  expect(await cost(() => shopper.browser.get(`/cart/checkout-session/${orderId}`))).toEqual({
    getMany: 1,
    count: 1,
    get: 1,
  });
  expect(await cost(() => shopper.browser.get("/orders"))).toEqual({ getMany: 1, query: 1 });
  clock.advance({ hours: 1 });
  await advance(shop, orderId);
  clock.advance({ hours: 13 });
  expect(await cost(() => advance(shop, orderId))).toEqual({ get: 1, write: 1 });
});
