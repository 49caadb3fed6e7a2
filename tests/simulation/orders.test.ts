import { expect, test } from "vitest";
import { noHarm } from "./no-harm.ts";
import { simulateOrder } from "./order-world.ts";
import { rough } from "./weather.ts";

/** `SIMULATED_ORDERS` and `SIMULATION_SEED` ask for more, or for others. */
const ORDERS = Number(process.env.SIMULATED_ORDERS ?? 20_000);
const SEED = process.env.SIMULATION_SEED ?? "every run";

test("whatever is lost, doubled or killed, every cent and every print is where it belongs", async () => {
  const ends: Record<string, number> = {};
  for (let run = 0; run < ORDERS; run++) {
    const { counts, state = "none", seed } = await simulateOrder(`${SEED}/${run}`, rough);
    expect(counts, `seed "${seed}" replays it`).toEqual(noHarm);
    ends[state] = (ends[state] ?? 0) + 1;
  }
  // The world was as varied as it was meant to be.
  for (const state of ["completed", "refunded", "expired"]) expect(ends[state]).toBeGreaterThan(ORDERS / 50);
});
