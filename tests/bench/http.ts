import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { API } from "../../functions/core/site/api-paths.ts";
import { ORIGIN_SECRET } from "../support/shop.ts";
import { median, type Row } from "./figures.ts";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;

type Server = { name: string; child: ChildProcess; port: number };

async function start(name: "shop" | "bare"): Promise<Server> {
  // The log is written as it would be on Lambda, only to a place where nobody reads.
  const stdio = ["ignore", "ignore", "ignore", "ipc"] as const;
  const child = fork(join(import.meta.dirname, "http-server.ts"), [name], { stdio: [...stdio] });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { name, child, port };
}

async function load(port: number, path: string) {
  const { requests, latency, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}${API}${path}`,
    headers: { "x-origin-secret": ORIGIN_SECRET },
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx > 0) throw new Error(`${path} answered ${non2xx} times with something else than 2xx`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/** Shop and bare Hono in turn on the same machine: the ratio holds when the machine's speed drifts. */
export async function http(): Promise<Row[]> {
  const servers = await Promise.all([start("shop"), start("bare")]);
  const [shop, bare] = servers as [Server, Server];
  const rows: Row[] = [];
  for (const path of ["/products", "/health"]) {
    const measured: { shop: Awaited<ReturnType<typeof load>>; bare: Awaited<ReturnType<typeof load>> }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      measured.push({ shop: await load(shop.port, path), bare: await load(bare.port, path) });
    const of = (name: "shop" | "bare", key: "perSecond" | "p99") =>
      median(measured.map((round) => round[name][key]));
    // Round by round: a moment in which the machine was busy with something else spoils one pair, not the ratio.
    const ratios = measured.map((round) => round.shop.perSecond / round.bare.perSecond);
    rows.push({
      what: `GET ${path}, ${CONNECTIONS} connections`,
      figure: `${of("shop", "perSecond").toFixed(0)} requests/s, p99 ${of("shop", "p99")} ms; bare Hono ${of("bare", "perSecond").toFixed(0)}, p99 ${of("bare", "p99")} ms; ${median(ratios).toFixed(2)} of bare`,
      ...(path === "/products" && { goal: "≥ 0.75 of bare" }),
    });
  }
  for (const { child } of servers) child.disconnect();
  return rows;
}
