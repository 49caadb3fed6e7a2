import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plant } from "./order-processes.ts";
import { simulateOrder } from "./order-world.ts";
import { plantedBugs } from "./planted-bugs.ts";
import { rough } from "./weather.ts";

// node tests/simulation/met.ts
// Writes down which order meets each planted mistake, for order-faults.test.ts: the rarest are met by one of a thousand.

const file = join(import.meta.dirname, "met.json");
const MOST = 2_000;

type Met = { [mistake: string]: number };
export const met = JSON.parse(readFileSync(file, "utf8")) as Met;

/** The one that met it last is looked at first; where it does not any more, each is. */
export async function meets(plant: Plant, last = 0): Promise<number> {
  for (const run of [last, ...Array(MOST).keys()]) {
    const { counts } = await simulateOrder(`bug 30/${run}`, rough, { plant });
    if (Object.values(counts).some((count) => count !== 0)) return run;
  }
  throw new Error("nobody noticed");
}

if (import.meta.main) {
  const now: Met = {};
  for (const [mistake, plant] of Object.entries(plantedBugs)) now[mistake] = await meets(plant);
  writeFileSync(file, `${JSON.stringify(now, undefined, 2)}\n`);
}
