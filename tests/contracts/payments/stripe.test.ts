import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Wanted } from "../../../functions/core/orders/payments.ts";
import { cents } from "../../../functions/lib/money.ts";
import { stripePayments } from "../../../functions/partners/stripe/payments.ts";
import { openRecords, type Records } from "../../../stacks/local/records.ts";
import { type LocalStripe, startStripe } from "../../../stacks/local/stripe/start.ts";
import { signed } from "../../../stacks/local/stripe/webhooks.ts";

const KEY = "sk_test_key";
const SECRETS = ["whsec_new", "whsec_old"];

let records: Records;
let stripe: LocalStripe;
const payments = () => stripePayments({ key: KEY, webhookSecrets: SECRETS, standIn: stripe.url });

beforeAll(async () => {
  records = openRecords(":memory:");
  stripe = await startStripe({
    sessions: records.collection("sessions"),
    refunds: records.collection("refunds"),
    answers: records.collection("answers"),
    key: KEY,
    // Nobody listens there: what is told is another test's story.
    webhook: { url: "http://127.0.0.1:9/none", secret: "whsec_new" },
  });
});
afterEach(() => stripe.faults.clear());
afterAll(async () => {
  await stripe.close();
  records.close();
});

let orders = 0;
const wanted = (over: Partial<Wanted> = {}): Wanted => ({
  key: `co_${++orders}`,
  orderId: `order-${orders}`,
  lines: [{ name: "Art Paper Print", description: "16 × 24 in", price: cents(3400), copies: 2 }],
  shipping: [
    { id: "Budget", name: "Budget shipping", price: cents(1295), days: { from: 12, to: 17 } },
    { id: "Express", name: "Express shipping", price: cents(3100), days: { from: 4, to: 6 } },
  ],
  email: "ada@example.com",
  successUrl: "http://localhost:3000/checkout/success/order",
  cancelUrl: "http://localhost:3000/cart",
  expiresAt: new Date(Date.now() + 35 * 60_000),
  ...over,
});

/** Fills in the page as a browser would send it. */
const payAt = (url: string, over: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      email: "ada@example.com",
      name: "Ada Lovelace",
      line1: "1 Museum Mile",
      line2: "",
      city: "New York",
      state: "ny",
      zip: "10028",
      shipping: "shr_1",
      card: "4242 4242 4242 4242",
      ...over,
    }),
  });

test("a session is opened, paid with a choice of shipping, and read as it is", async () => {
  const { id, url } = await payments().open(wanted());
  expect(await payments().read(id)).toMatchObject({ id, status: "open", live: false, subtotal: 6800 });
  const page = await (await fetch(url)).text();
  for (const label of [
    "Email",
    "Full name",
    "Address line 1",
    "City",
    "State",
    "ZIP",
    "Card number",
    "Expiration",
    "CVC",
  ])
    expect(page).toContain(`<label>${label}`);
  expect((await payAt(url)).headers.get("location")).toBe("http://localhost:3000/checkout/success/order");
  expect(await payments().read(id)).toEqual({
    id,
    status: "paid",
    orderId: `order-${orders}`,
    live: false,
    currency: "usd",
    subtotal: 6800,
    shipping: 3100,
    tax: 0,
    discount: 0,
    total: 9900,
    shippingName: "Express shipping",
    paymentId: expect.stringMatching(/^pi_/),
    email: "ada@example.com",
    name: "Ada Lovelace",
    address: { line1: "1 Museum Mile", city: "New York", state: "NY", zip: "10028", countryCode: "US" },
  });
  expect(await payments().paidSince(new Date(Date.now() - 60_000))).toContainEqual({
    sessionId: id,
    orderId: `order-${orders}`,
  });
});

test("the same key is the same session, also when the first answer was lost", async () => {
  const once = wanted();
  stripe.faults.add({ outcome: "work, then 500" });
  await expect(payments().open(once)).rejects.toThrow();
  const second = await payments().open(once);
  const third = await payments().open(once);
  expect(third).toEqual(second);
  await expect(payments().open({ ...wanted(), key: once.key })).rejects.toThrow(/same parameters/);
});

test.each([
  [{ card: "4000 0000 0000 0002" }, 402, "declined"],
  [{ zip: "1" }, 402, "ZIP"],
  [{ name: " " }, 402, "every field"],
])("%o does not pay, and what was typed stays", async (wrong, status, sentence) => {
  const { id, url } = await payments().open(wanted());
  const answer = await payAt(url, wrong);
  const page = await answer.text();
  expect([answer.status, page.includes(sentence), page.includes("1 Museum Mile")]).toEqual([
    status,
    true,
    true,
  ]);
  expect((await payments().read(id)).status).toBe("open");
});

test("a page that is closed cannot be paid, and closing it twice is fine", async () => {
  const { id, url } = await payments().open(wanted());
  await payments().close(id);
  await payments().close(id);
  expect((await payAt(url)).status).toBe(410);
  expect((await payments().read(id)).status).toBe("expired");
});

test("a refund under the same key is one refund", async () => {
  const { id, url } = await payments().open(wanted());
  await payAt(url);
  const { paymentId = "", total } = await payments().read(id);
  const asked = { paymentId, amount: total, orderId: `order-${orders}`, key: `rf_${orders}` };
  stripe.faults.add({ outcome: "work, then 500" });
  await expect(payments().refund(asked)).rejects.toThrow();
  const made = await payments().refund(asked);
  expect(await payments().refunds(paymentId)).toEqual([made]);
  expect(made).toMatchObject({ status: "succeeded", amount: 9900 });
});

test("a webhook is believed with either secret, and not when forged, stale or changed", async () => {
  const body = JSON.stringify({
    id: "evt_1",
    livemode: false,
    data: { object: { metadata: { order_id: "order-7" } } },
  });
  const now = Math.floor(Date.now() / 1000);
  for (const secret of SECRETS)
    expect(await payments().heard(body, signed(body, secret))).toEqual({
      eventId: "evt_1",
      orderId: "order-7",
      live: false,
    });
  expect(await payments().heard(body, signed(body, "whsec_other"))).toBeUndefined();
  expect(await payments().heard(body, signed(body, "whsec_new", now - 400))).toBeUndefined();
  expect(await payments().heard(`${body} `, signed(body, "whsec_new"))).toBeUndefined();
  expect(await payments().heard(body, "")).toBeUndefined();
});

test("without the right key nothing is opened", async () => {
  const stranger = stripePayments({ key: "sk_test_wrong", webhookSecrets: [], standIn: stripe.url });
  await expect(stranger.open(wanted())).rejects.toThrow(/Invalid API Key/);
});
