import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { stripePayments } from "../../../functions/partners/stripe/payments.ts";
import { serveStandIn } from "../../../stacks/local/server.ts";
import { signed } from "../../../stacks/local/stripe/webhooks.ts";
import { aRequest } from "./contract.ts";

// How Stripe is called, and what is made of answers that a working one never gives.

type Answer = (path: string) => { status?: number; body: object };

async function answering(answer: Answer, timeoutMs = 8_000) {
  const asked: { path: string; query: Record<string, string>; headers: Headers }[] = [];
  const stripe = await serveStandIn(async ({ url, headers }) => {
    const { pathname, searchParams } = new URL(url);
    asked.push({ path: pathname, query: Object.fromEntries(searchParams), headers });
    const { status = 200, body } = answer(pathname);
    return Response.json(body, { status });
  });
  onTestFinished(stripe.close);
  const needs = { key: "sk", webhookSecrets: ["whsec"], standIn: stripe.url, timeoutMs };
  return { asked, payments: stripePayments(needs) };
}
const failing = (status: number, type: string) => () => ({
  status,
  body: { error: { type, message: "no" } },
});
const noneOf = () => ({ body: { object: "list", data: [], has_more: false } });

afterEach(() => void vi.useRealTimers());

test("without a stand-in it is Stripe's own address", () => {
  expect(() => stripePayments({ key: "sk", webhookSecrets: [] })).not.toThrow();
});

test("a session without an address is none", async () => {
  const { payments } = await answering(() => ({ body: { id: "cs_1", url: null } }));
  await expect(payments.open(aRequest())).rejects.toThrow("cs_1 has no address");
});

test("a page that is over already is closed; whether another one is, nobody knows", async () => {
  const over = await answering(failing(400, "invalid_request_error"));
  await expect(over.payments.close("cs_1")).resolves.toBeUndefined();
  const down = await answering(failing(500, "api_error"));
  await expect(down.payments.close("cs_1")).rejects.toThrow();
});

test("a call that fails is made once", async () => {
  const { asked, payments } = await answering(failing(500, "api_error"));
  await expect(payments.read("cs_1")).rejects.toThrow();
  expect(asked).toHaveLength(1);
});

test("who finds a key in use asks again under it, and not for ever", async () => {
  const { asked, payments } = await answering(failing(409, "idempotency_error"), 400);
  await expect(payments.open(aRequest())).rejects.toMatchObject({ statusCode: 409 });
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
});

test("no call tells how long the one before it took", async () => {
  const { asked, payments } = await answering(noneOf);
  for (let n = 0; n < 3; n++) await payments.paidSince(new Date());
  expect(asked.filter(({ headers }) => headers.has("x-stripe-client-telemetry"))).toEqual([]);
});

test("what was paid is asked for by the second, a hundred at a time", async () => {
  const { asked, payments } = await answering(noneOf);
  await payments.paidSince(new Date(1_800_000_000_700));
  expect(asked.map(({ query }) => query)).toEqual([
    { "created[gte]": "1800000000", status: "complete", limit: "100" },
  ]);
});

test("a payment without an order, and one that nobody paid, are left out", async () => {
  const session = { id: "cs_1", client_reference_id: "order-1", payment_status: "paid" };
  const data = [
    session,
    { ...session, id: "cs_2", client_reference_id: null },
    { ...session, id: "cs_3", payment_status: "unpaid" },
    { ...session, id: "cs_4", payment_status: "no_payment_required", success_url: null },
  ];
  const { payments } = await answering(() => ({ body: { object: "list", data, has_more: false } }));
  expect((await payments.paidSince(new Date())).map(({ sessionId }) => sessionId)).toEqual(["cs_1", "cs_4"]);
});

test("a webhook may be five minutes old, and no older", async () => {
  const { payments } = await answering(noneOf);
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  const body = JSON.stringify({ id: "evt_1", livemode: false, data: { object: {} } });
  const since = (seconds: number) => signed(body, "whsec", 1_800_000_000 - seconds);
  expect(await payments.verifyNotice(body, since(300))).toEqual({ live: false });
  expect(await payments.verifyNotice(body, since(301))).toBeUndefined();
});
