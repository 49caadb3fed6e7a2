import { expect, test } from "vitest";
import { killWorkers } from "./killing.ts";

/** `npm run kills -- 200` ends more of them. */
const KILLS = 6;

test("whenever a worker's process is killed, each of its pictures still comes to an end, once", async () => {
  const toll = await killWorkers(KILLS, "every run");
  expect(toll).toMatchObject({ stuck: 0, twice: 0 });
  expect(toll.ready).toBeGreaterThan(0);
  expect(toll.cutOff, "no kill fell on a worker at work").toBeGreaterThan(0);
  expect(toll.mostCalls).toBeLessThanOrEqual(3);
}, 180_000);
