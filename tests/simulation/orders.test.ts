import { describe, expect, test } from "vitest";
import { simulateOrder } from "./order-world.ts";
import { advanceWith, plantedBugs } from "./planted-bugs.ts";
import { calm, rough } from "./weather.ts";

/** `SIMULATED_ORDERS` and `SIMULATION_SEED` ask for more, or for others. */
const ORDERS = Number(process.env.SIMULATED_ORDERS ?? 20_000);
const SEED = process.env.SIMULATION_SEED ?? "every run";

const nothing = {
  lostPaid: 0,
  doublePrints: 0,
  unpaidPrints: 0,
  printAndRefund: 0,
  brokenPromises: 0,
  wrongRefunds: 0,
  doubleRefunds: 0,
  stuck: 0,
  doubleMails: 0,
  missingMails: 0,
};

test("whatever is lost, doubled or killed, no order is lost, printed twice, printed unpaid, or stuck", async () => {
  const ends: Record<string, number> = {};
  for (let run = 0; run < ORDERS; run++) {
    const { counts, state = "none", seed } = await simulateOrder(`${SEED}/${run}`, rough);
    expect(counts, `seed "${seed}" replays it`).toEqual(nothing);
    ends[state] = (ends[state] ?? 0) + 1;
  }
  // The world was as varied as it was meant to be.
  for (const state of ["completed", "refunded", "expired"]) expect(ends[state]).toBeGreaterThan(ORDERS / 50);
}, 400_000);

test("a single kill, at whatever boundary, costs time and nothing else", async () => {
  for (const seed of ["one", "two", "three", "four"]) {
    const { boundaries, state } = await simulateOrder(seed, calm);
    for (let at = 1; at <= boundaries; at++) {
      const killed = await simulateOrder(seed, calm, { exhaustive: [at] });
      expect(killed.counts, `seed "${seed}", killed at boundary ${at}`).toEqual(nothing);
      // Whoever is never led to the page to pay at has bought nothing.
      expect([state, "expired"], `seed "${seed}", killed at boundary ${at}`).toContain(killed.state);
    }
  }
}, 60_000);

describe.for(Object.entries(plantedBugs))("a reconciler that %s", ([, plant]) => {
  test("is caught within 2,000 orders", async () => {
    for (let run = 0; run < 2_000; run++) {
      const { counts } = await simulateOrder(`bug/${run}`, rough, { step: advanceWith(plant) });
      if (Object.values(counts).some((count) => count > 0)) return;
    }
    expect.fail("nobody noticed");
  }, 60_000);
});
