import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import type { UserId } from "../../functions/core/accounts/caller.ts";
import { type Image, isOver } from "../../functions/core/images/image.ts";
import { images } from "../../functions/core/images/items.ts";
import { startBatch } from "../../functions/core/images/start-batch.ts";
import { wakeImages } from "../../functions/core/images/wake-images.ts";
import { shop } from "../../functions/shop.ts";
import { queues } from "../../stacks/definitions.ts";
import { startCloud } from "../../stacks/local/cloud.ts";
import { dueWork } from "../support/due.ts";
import { answers } from "../support/picture-requests.ts";
import { dice } from "./dice.ts";

/** Later than any lease that a worker before it may hold. */
const STEP_SECONDS = 180;
const AT_ONCE = 2;
const IN_WORK = 8;
const LONGEST_LIFE_MS = 1_500;
/** A picture is in work for longer than that once its model was asked. */
const IN_THE_MIDST_MS = 10;
const GIVE_UP_MS = 120_000;

export type Toll = {
  pictures: number;
  ready: number;
  failed: number;
  stuck: number;
  /** Pictures that were ready, and later ready as another. */
  twice: number;
  /** Pictures whose worker was killed at work on them: the model was asked for them again. */
  cutOff: number;
  mostCalls: number;
};

/**
 * Real worker processes on a local cloud, each ended by SIGKILL at a moment of the dice, every other one in the midst of
 * a picture: on a quick machine few would fall there. The next one lives later than the lease of the one before, so
 * that nobody has to wait for the clock.
 */
export async function killWorkers(kills: number, seed: string): Promise<Toll> {
  const { between } = dice(seed);
  const folder = mkdtempSync(join(tmpdir(), "wallflower-kills-"));
  const calls = join(folder, "calls");
  writeFileSync(calls, "");
  const cloud = await startCloud({ visibility: () => 60 });
  Object.assign(process.env, cloud.env, { WALLFLOWER_LIMITS: "off" });
  const known = new Map<string, Image>();
  const firstSeen = new Map<string, string>();
  const redone = new Set<string>();
  const alive = new Set<ChildProcess>();
  let ahead = 0;

  const unfinished = () => [...known.values()].filter((image) => !isOver(image));
  const keyOf = ({ batchId, n }: Image) => `${batchId}/${n}`;

  async function order() {
    const caller = { userId: shop.newId() as UserId, userType: "guest" as const };
    const brief = { journeyId: "default-journey", values: answers };
    for (const image of await startBatch(shop, brief, { caller, ipAddress: "192.0.2.1" }))
      known.set(keyOf(image), image);
  }

  async function look() {
    for (const [key, { batchId, n, state: before }] of known) {
      const image = await shop.table.get(images, { batchId, n }, { consistent: true });
      if (!image) continue;
      known.set(key, image);
      if (image.state.status !== "ready") {
        if (before.status === "ready") redone.add(key);
        continue;
      }
      const { prefix } = image.state.output;
      if ((firstSeen.get(key) ?? prefix) !== prefix) redone.add(key);
      firstSeen.set(key, prefix);
    }
  }

  /** What the sweep does, as late as the youngest worker lives. */
  const sweep = async () => wakeImages(shop, await dueWork(shop.table, new Date(Date.now() + ahead * 1000)));

  async function aWorker() {
    ahead += STEP_SECONDS;
    const child = spawn(process.execPath, [join(import.meta.dirname, "mortal-worker.ts")], {
      env: {
        ...process.env,
        // What the first has compiled, the next need not.
        NODE_COMPILE_CACHE: join(import.meta.dirname, "../../.cache/compiled"),
        WALLFLOWER_CLOCK_AHEAD: String(ahead),
        IMAGE_QUEUE_URL: cloud.sqs.urlOf(queues.images.resource),
        CALLS: calls,
      },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    alive.add(child);
    const asks = once(child, "message");
    // The first line says that it is at work; the rest is its log.
    await once(child.stdout as NodeJS.ReadableStream, "data");
    child.stdout?.resume();
    return { child, asks };
  }

  async function end(child: ChildProcess) {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    alive.delete(child);
  }

  async function inTheMidst(asks: Promise<unknown>) {
    await Promise.race([asks, after(LONGEST_LIFE_MS)]);
    await after(between(0, IN_THE_MIDST_MS));
  }

  let left = kills;
  async function lane() {
    for (let nth = left--; nth > 0; nth = left--) {
      if (unfinished().length < IN_WORK) await order();
      const { child, asks } = await aWorker();
      await sweep();
      await (nth % 2 === 0 ? after(between(0, LONGEST_LIFE_MS)) : inTheMidst(asks));
      await end(child);
      await look();
    }
  }

  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const deadline = performance.now() + GIVE_UP_MS;
    const last = await aWorker();
    while (unfinished().length > 0 && performance.now() < deadline) {
      await sweep();
      await after(200);
      await look();
    }
    await end(last.child);
    return counted([...known.values()], redone.size, calls);
  } finally {
    for (const child of alive) child.kill("SIGKILL");
    await cloud.close();
    rmSync(folder, { recursive: true });
  }
}

function counted(pictures: Image[], twice: number, calls: string): Toll {
  const asked = Object.groupBy(readFileSync(calls, "utf8").trim().split("\n"), (seed) => seed);
  const callsOfEach = Object.values(asked).map((all) => all?.length ?? 0);
  const having = (status: string) => pictures.filter(({ state }) => state.status === status).length;
  return {
    pictures: pictures.length,
    ready: having("ready"),
    failed: having("failed"),
    stuck: pictures.filter((image) => !isOver(image)).length,
    twice,
    cutOff: callsOfEach.filter((count) => count > 1).length,
    mostCalls: Math.max(...callsOfEach),
  };
}

// npm run kills -- COUNT SEED
if (import.meta.main) {
  const [count = "200", seed = "by hand"] = process.argv.slice(2);
  const toll = await killWorkers(Number(count), seed);
  console.table(toll);
  process.exit(toll.stuck + toll.twice > 0 || toll.mostCalls > 3 ? 1 : 0);
}
