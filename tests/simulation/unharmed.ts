import { expect } from "vitest";
import { noHarm } from "./no-harm.ts";
import { simulateOrder } from "./order-world.ts";
import { rough } from "./weather.ts";

/** `SIMULATED_ORDERS` and `SIMULATION_SEED` ask for more, or for others. */
const ORDERS = Number(process.env.SIMULATED_ORDERS ?? 5_000);
const SEED = process.env.SIMULATION_SEED ?? "every run";

/** One half of all orders comes to no harm: each half is a file, and so has a core of its own. */
export async function expectNoHarm(half: 0 | 1) {
  const ends: Record<string, number> = {};
  for (let run = half; run < ORDERS; run += 2) {
    const { counts, state = "none", seed } = await simulateOrder(`${SEED}/${run}`, rough);
    expect(counts, `seed "${seed}" replays it`).toEqual(noHarm);
    ends[state] = (ends[state] ?? 0) + 1;
  }
  // The world was as varied as it was meant to be.
  for (const state of ["completed", "refunded", "expired"]) expect(ends[state]).toBeGreaterThan(ORDERS / 100);
}
