import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../functions/api/app.ts";
import { operations } from "../../functions/api/operations.ts";
import { API } from "../../functions/core/site/api-paths.ts";
import { edge } from "../../stacks/local/origin/edge.ts";
import { origin } from "../../stacks/local/origin/origin.ts";
import { memoryBucket } from "../../stacks/local/s3/memory-bucket.ts";
import { listen, listener, type Running } from "../../stacks/local/server.ts";
import { anyCalls } from "../support/api-samples.ts";
import { authorizationFor, credentialStates } from "../support/caller.ts";
import { aShop, ORIGIN_SECRET } from "../support/shop.ts";

let shop: Running;
const behind = aShop().shop;
beforeAll(async () => {
  const app = createApp(behind);
  const answer = origin({
    edge: edge({ originSecret: ORIGIN_SECRET }),
    site: async () => new Response("a page"),
    pictures: memoryBucket(),
    api: (request) => app.fetch(request),
  });
  shop = await listen(listener(answer), {});
});
afterAll(() => shop.close());

/** Names that mean something to JavaScript, to the edge or to a parser. */
const oddNames = fc.constantFrom(
  ...[
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "then",
    "multiValue",
    "value",
    "",
    "%",
    "a[b]",
  ],
);
const pairs = fc.array(fc.tuple(oddNames, fc.webQueryParameters()), { maxLength: 4 });

const request = fc.constantFrom(...operations).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    call: anyCalls(operation),
    query: pairs,
    cookies: pairs,
    state: fc.constantFrom(...credentialStates),
  }),
);

test("2,000 odd requests through the local edge get no 5xx and leave the process as it was", async () => {
  const everyObject = Object.getOwnPropertyNames(Object.prototype);
  await fc.assert(
    fc.asyncProperty(request, async ({ operation: { method, path }, call, query, cookies, state }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(call.params?.[name] ?? "x"),
      );
      const search = new URLSearchParams([...Object.entries(call.query ?? {}), ...query]);
      const authorization = await authorizationFor(behind, state);
      const answer = await fetch(`${shop.url}${API}${filled}?${search}`, {
        method,
        headers: {
          "content-type": "application/json",
          cookie: cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "),
          ...(authorization && { authorization }),
          ...call.headers,
        },
        ...(call.body !== undefined && { body: call.body }),
        redirect: "manual",
      });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${method} ${path} answered ${answer.status}`);
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(everyObject);
    }),
    { numRuns: 2_000, seed: 20_261_122 },
  );
});
