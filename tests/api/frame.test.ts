import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createApp } from "../../functions/api/app.ts";
import { type AnyOperation, operation } from "../../functions/api/operation.ts";
import { Refusal } from "../../functions/lib/errors.ts";
import { authorizationFor } from "../support/caller.ts";
import { aShop, ORIGIN_SECRET } from "../support/shop.ts";

const greet = operation({
  method: "POST",
  path: "/greetings",
  summary: "Says hello",
  credentials: "optional",
  body: z.object({ name: z.string().check(z.minLength(1)), copies: z.int() }),
  answer: z.object({ greeting: z.string() }),
  handle: (_, { body, caller }) => ({ greeting: `Hello ${body.name} from ${caller?.userId ?? "nobody"}` }),
});

const break_ = operation({
  method: "GET",
  path: "/broken",
  summary: "Fails in a way nobody foresaw",
  credentials: "none",
  answer: z.object({}),
  handle: () => {
    throw new Error("secret-connection-string");
  },
});

const wait = operation({
  method: "GET",
  path: "/busy",
  summary: "Asks for patience",
  credentials: "none",
  answer: z.object({}),
  handle: () => {
    throw new Refusal("too_many_requests", "Please try again in a minute.", { retryAfter: 60 });
  },
});

function open(operations: AnyOperation[] = [greet, break_, wait]) {
  const { shop, logged } = aShop();
  const app = createApp(shop, operations);
  const call = (
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) =>
    Promise.resolve(
      app.request(`/api/v1${path}`, {
        ...init,
        headers: { "x-origin-secret": ORIGIN_SECRET, ...init.headers },
      }),
    );
  const post = (body: string, headers: Record<string, string> = {}) =>
    call("/greetings", { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
  return { shop, app, logged, call, post };
}

const hello = JSON.stringify({ name: "Ada", copies: 1 });

test("a good call is answered, and never cached unless said", async () => {
  const response = await open().post(hello);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ greeting: "Hello Ada from nobody" });
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("the caller is who the Bearer token says", async () => {
  const { shop, post } = open();
  const authorization = (await authorizationFor(shop, "user")) ?? "";
  expect(await (await post(hello, { authorization })).json()).toEqual({ greeting: "Hello Ada from user-1" });
});

test("an unknown address is a 404 in the shop's own envelope", async () => {
  const response = await open().call("/nowhere");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "There is nothing at this address.", code: "not_found" });
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a body that is not JSON is a 400", async () => {
  const response = await open().post("{");
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "malformed_json" });
});

test("a body that does not fit names the field at fault", async () => {
  const response = await open().post(JSON.stringify({ name: "Ada", copies: "two" }));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    error: "Invalid copies",
    code: "invalid_input",
    fields: { copies: "Invalid copies" },
  });
});

test("a body over 512 KB is a 413, said or not", async () => {
  const large = JSON.stringify({ name: "a".repeat(512 * 1024), copies: 1 });
  expect((await open().post(large)).status).toBe(413);
  expect((await open().post(large, { "content-length": "10" })).status).toBe(413);
});

test("a form of another site cannot be read as a body", async () => {
  expect((await open().post(hello, { "content-type": "text/plain" })).status).toBe(415);
});

test("a page of another site cannot act in a shopper's name, and is not told to log out", async () => {
  const { post } = open();
  const foreign = await post(hello, {
    origin: "https://elsewhere.example",
    "x-forwarded-host": "shop.example",
  });
  expect(foreign.status).toBe(400);
  expect(await foreign.json()).toMatchObject({ code: "foreign_origin" });
  const own = await post(hello, { origin: "https://shop.example", "x-forwarded-host": "shop.example" });
  expect(own.status).toBe(200);
});

test("what nobody foresaw is a 500 with a request id and nothing else", async () => {
  const { call, logged } = open();
  const response = await call("/broken");
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).not.toContain("secret");
  const { requestId } = JSON.parse(text) as { requestId: string };
  expect(requestId).toBe(response.headers.get("x-request-id"));
  expect(logged).toContainEqual({
    level: "error",
    event: "unexpected",
    fields: { requestId, failure: expect.stringContaining("secret-connection-string") },
  });
});

test("a refusal says after how many seconds to come back", async () => {
  const response = await open().call("/busy");
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("60");
});

test("a call that went around the edge is refused, and not as a 403", async () => {
  const { app } = open();
  const response = await app.request("/api/v1/greetings", { method: "POST", body: hello });
  expect(response.status).toBe(421);
});

test("each request leaves one line, with the route and nothing personal", async () => {
  const { shop, post, logged } = open();
  const authorization = (await authorizationFor(shop, "user")) ?? "";
  await post(hello, { authorization });
  expect(logged).toHaveLength(1);
  expect(logged[0]).toEqual({
    level: "info",
    event: "request",
    fields: {
      requestId: "id-0001",
      method: "POST",
      route: "/api/v1/greetings",
      status: 200,
      code: undefined,
      ms: 0,
    },
  });
});

test("a fixed answer is made once, and not sent again to who has it; one that failed is made anew", async () => {
  let made = -1;
  const once = operation({
    method: "GET",
    path: "/once",
    summary: "Counts how often it is made",
    credentials: "none",
    answer: z.object({ made: z.int() }),
    cache: "public, max-age=300",
    fixed: true,
    handle() {
      if (++made === 0) throw new Error("the first one fails");
      return { made };
    },
  });
  const { call } = open([once]);
  expect((await call("/once")).status).toBe(500);
  const first = await call("/once");
  expect(first.headers.get("cache-control")).toBe("public, max-age=300");
  expect(await first.json()).toEqual({ made: 1 });
  expect(await (await call("/once")).json()).toEqual({ made: 1 });
  const tag = first.headers.get("etag") ?? "";
  // Whoever compresses it on the way makes the tag a weak one.
  const again = await Promise.all(
    [tag, `W/${tag}`, `"another", W/${tag}`, '"another"', tag.slice(1, -1)].map((known) =>
      call("/once", { headers: { "if-none-match": known } }),
    ),
  );
  expect(again.map(({ status }) => status)).toEqual([304, 304, 304, 200, 200]);
});
