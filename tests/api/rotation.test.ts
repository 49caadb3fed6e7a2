import { expect, test } from "vitest";
import { createApp } from "../../functions/api/app.ts";
import { jwtTokens } from "../../functions/core/accounts/tokens.ts";
import { edge } from "../../stacks/local/origin/edge.ts";
import { aShop } from "../support/shop.ts";
import { aVisitor } from "../support/visitor.ts";

/** What the API answers to a call that came through an edge; each holds the secret as of its own release. */
async function visit(atTheEdge: string, atTheApi: string) {
  const app = createApp({ ...aShop().shop, originSecret: atTheApi });
  const asked = { method: "GET", uri: "/api/v1/health", headers: { host: { value: "shop.example" } } };
  const passed = edge({ originSecret: atTheEdge }).request({ ...asked, querystring: {}, cookies: {} }, "::1");
  if (!("request" in passed)) throw new Error("the edge answered itself");
  const headers = Object.entries(passed.request.headers).map(([name, { value }]) => [name, value] as const);
  return (await app.request(asked.uri, { headers: Object.fromEntries(headers) })).status;
}

test("the edge's secret changes without one refused call: a deploy reaches edge and API at different moments", async () => {
  const releases = ["old", "old,new", "new, old", "new"];
  for (const [index, after] of releases.entries()) {
    const before = releases[index - 1] ?? after;
    for (const atTheEdge of [before, after])
      for (const atTheApi of [before, after])
        expect([atTheEdge, atTheApi, await visit(atTheEdge, atTheApi)]).toEqual([atTheEdge, atTheApi, 200]);
  }
});

test("changed in one step it refuses calls, and what was dropped is refused for good", async () => {
  expect(await visit("new", "old")).toBe(421);
  expect(await visit("old", "new")).toBe(421);
});

test("a secret that was never set lets nobody in", async () => {
  expect(await visit("", "")).toBe(421);
});

test("the keys of sessions change without one refused call, also while two releases answer in turn", async () => {
  const { shop, clock } = aShop();
  const [one, other] = [
    "old.a-secret-of-thirty-two-letters-or-more",
    "new.another-secret-of-thirty-two-letters",
  ];
  const release = (keyRing: string) =>
    createApp({ ...shop, keyRing, tokens: jwtTokens({ clock, keyRing, stage: shop.stage }) });
  const releases = [one, `${other},${one}`, other].map(release);
  let answering = releases[0] as ReturnType<typeof release>;
  const browser = aVisitor({
    request: (...call: Parameters<typeof answering.request>) => answering.request(...call),
  } as typeof answering);
  await browser.post("/auth/register-guest");
  for (const [index, after] of releases.entries()) {
    for (const app of [releases[index - 1] ?? after, after, releases[index - 1] ?? after, after]) {
      answering = app;
      expect((await browser.get("/user")).status).toBe(200);
    }
    clock.advance({ minutes: 16 });
  }
});
