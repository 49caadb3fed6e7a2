import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { EdgeValue } from "../../functions/edge/event.ts";
import { viewerRequest } from "../../functions/edge/viewer-request.ts";
import { aRequest, atViewerRequest } from "./edge-events.ts";

// nginx's JavaScript, of which CloudFront's runtime is a kind. Debian's package "njs" has it.
const isThere = spawnSync("njs", ["-v"]).status === 0;

const code = viewerRequest({ originSecret: 'open "sesame"' });
const event = (request: object) => ({ viewer: { ip: "192.0.2.1" }, request });

/** What becomes of every request in njs, all in one process. */
function inNjs(requests: readonly object[]): unknown[] {
  const folder = mkdtempSync(path.join(tmpdir(), "njs-"));
  const file = path.join(folder, "edge.js");
  writeFileSync(
    file,
    `function handler(event) { ${code}\n return event.request; }
     var events = ${JSON.stringify(requests.map(event))};
     events.forEach(function (event) { console.log(JSON.stringify(handler(event))); });`,
  );
  try {
    const lines = execFileSync("njs", [file], { encoding: "utf8", maxBuffer: 1e8 }).trim().split("\n");
    return lines.map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function inV8(request: ReturnType<typeof aRequest>): unknown {
  const result = atViewerRequest(code, structuredClone(request));
  return JSON.parse(JSON.stringify("answer" in result ? result.answer : result.request));
}

const known = ["/", "/home/", "/about", "/image/Zk3_x-9", "/api/v1/cart", "/pictures/a.webp", "/product/x"];
const segment = fc.string({ unit: fc.constantFrom(..."abz.-_%/?:@é"), maxLength: 12 });
const requests = fc.record({
  uri: fc.oneof(
    fc.constantFrom(...known),
    segment.map((text) => `/${text}`),
    fc.tuple(fc.constantFrom(...known), segment).map(([one, more]) => `${one}/${more}`),
  ),
  host: fc.constantFrom("shop.example", "www.shop.example"),
  agent: fc.constantFrom("Mozilla/5.0", "facebookexternalhit/1.1", "Googlebot/2.1", "CUBOT_X18"),
  forged: fc.boolean(),
  query: fc.constantFrom<Record<string, EdgeValue>[]>(
    {},
    { a: { value: "1" } },
    { a: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] } },
  ),
});

test.skipIf(!isThere)(
  "two thousand requests become in njs, which CloudFront runs, what they become here",
  () => {
    const asked = fc
      .sample(requests, { seed: 20_261_122, numRuns: 2_000 })
      .map(({ uri, host, agent, forged, query }) =>
        aRequest(uri, {
          querystring: query,
          headers: {
            host: { value: host },
            "user-agent": { value: agent },
            ...(forged && { "x-origin-secret": { value: "forged" } }),
          },
        }),
      );
    expect(inNjs(asked)).toEqual(asked.map(inV8));
  },
);
