import type { IncomingMessage } from "node:http";
import { createApp } from "../../functions/api/app.ts";
import { openTable } from "../../functions/lib/table/table.ts";
import { edge } from "../../stacks/local/origin/edge.ts";
import { origin } from "../../stacks/local/origin/origin.ts";
import { memoryBucket } from "../../stacks/local/s3/memory-bucket.ts";
import { aShop, ORIGIN_SECRET } from "../support/shop.ts";
import { fuzz } from "./fuzz.ts";

// npm run fuzz -- COUNT SEED
// Through the edge's own code and the whole API, in one process whose memory is watched. What lies outside of it
// (table, queues, inbox, partners) starts anew with every chunk: what grows then is the shop itself.

const CHUNK = 5_000;
const [count = "50000", given = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const seed = Number(given);

const { shop } = aShop();
shop.log = { info() {}, error() {} };

function startAnew() {
  const { shop: fresh } = aShop();
  const { mailer, queues, payments, printer, engine } = fresh;
  Object.assign(shop, { mailer, queues, payments, printer, table: openTable({ engine, clock: shop.clock }) });
}

const answer = origin({
  edge: edge({ originSecret: ORIGIN_SECRET }),
  site: async () => new Response("a page"),
  pictures: memoryBucket(),
  api: (
    (app) => (request: Request) =>
      app.fetch(request)
  )(createApp(shop)),
});

/** As a browser's request comes to the edge. */
async function request(path: string, init: RequestInit) {
  const asked = new Request(new URL(path, "http://localhost"), init);
  const headers = { ...Object.fromEntries(asked.headers), host: "localhost" };
  const incoming = { url: path, method: asked.method, headers, socket: { remoteAddress: "192.0.2.7" } };
  return answer(asked, incoming as unknown as IncomingMessage);
}
const door = { shop, app: { request } as unknown as ReturnType<typeof createApp> };

const heapMb = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const answered = new Map<number, number>();
const started = performance.now();
const heaps: number[] = [];
for (let sent = 0; sent < Number(count); sent += CHUNK) {
  startAnew();
  const some = await fuzz(Math.min(CHUNK, Number(count) - sent), seed + sent, door);
  for (const [status, times] of some) answered.set(status, (answered.get(status) ?? 0) + times);
  heaps.push(heapMb());
  if ((sent / CHUNK) % 10 === 0)
    console.log(
      `${sent + CHUNK} sent, ${Math.round((performance.now() - started) / 1000)} s, heap ${heapMb().toFixed(1)} MB`,
    );
}
console.log(`seed ${seed}`);
for (const [status, times] of [...answered].sort(([a], [b]) => a - b)) console.log(`${status}  ${times}`);
// The first chunks compile what they meet.
const [before = 0, after = 0] = [heaps[Math.min(10, heaps.length - 1)], heaps.at(-1)];
console.log(
  `heap ${before.toFixed(1)} MB, then ${after.toFixed(1)} MB: ${((after / before - 1) * 100).toFixed(1)} %`,
);
