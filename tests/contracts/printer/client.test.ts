import { afterEach, expect, test, vi } from "vitest";
import { prodigiClient } from "../../../functions/partners/prodigi/client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A call of a house that does this; with how it was made, and how long it would have been waited for. */
async function calling(
  fetched: () => Promise<Response>,
  ...call: Parameters<ReturnType<typeof prodigiClient>>
) {
  const patience = vi.spyOn(AbortSignal, "timeout");
  const fetching = vi.fn(async (_url: string, _init: RequestInit) => fetched());
  vi.stubGlobal("fetch", fetching);
  const answer = await prodigiClient({ baseUrl: "https://house.test", apiKey: "key" })(...call);
  return { answer, init: fetching.mock.calls[0]?.[1], waits: patience.mock.calls[0]?.[0] };
}
const fine = async () => new Response('{"ok":true}');

test("a wish is JSON, with the key; a question has no body, and says of none what it is", async () => {
  const wish = await calling(fine, "order", "POST", "/orders", { copies: 1 });
  expect(wish.init).toMatchObject({
    method: "POST",
    headers: { "x-api-key": "key", "content-type": "application/json" },
    body: '{"copies":1}',
  });
  const question = await calling(fine, "order", "GET", "/orders/1");
  expect(question.init?.headers).toEqual({ "x-api-key": "key" });
  expect(question.init).not.toHaveProperty("body");
  expect(question.answer).toEqual({ outcome: "answer", status: 200, body: { ok: true } });
});

test("an order is waited for ten seconds, a price two and a half: there is an estimate instead", async () => {
  expect((await calling(fine, "order", "POST", "/orders", {})).waits).toBe(10_000);
  vi.restoreAllMocks();
  expect((await calling(fine, "cart", "POST", "/quotes", {})).waits).toBe(2_500);
  vi.restoreAllMocks();
  expect((await calling(fine, "checkout", "POST", "/quotes", {})).waits).toBe(2_500);
});

test.for([
  [401, "{}", "status 401", "credentials"],
  [403, "{}", "status 403", "credentials"],
  [429, "slow down", "status 429, not readable", "busy"],
  [500, "{}", "status 500", "silence"],
  [200, "<html>", "status 200, not readable", "silence"],
  [404, "<html>", "status 404, not readable", "silence"],
] as const)("%i with %s is %s", async ([status, body, reason, why]) => {
  const { answer } = await calling(async () => new Response(body, { status }), "order", "GET", "/orders/1");
  expect(answer).toEqual({ outcome: "unsure", reason, why });
});

test.for([
  [new TypeError("fetch failed"), "TypeError"],
  ["odd", "odd"],
] as const)("a call that ends with %s is not known to have worked or not", async ([failure, reason]) => {
  const { answer } = await calling(() => Promise.reject(failure), "order", "GET", "/orders/1");
  expect(answer).toEqual({ outcome: "unsure", reason, why: "silence" });
});
