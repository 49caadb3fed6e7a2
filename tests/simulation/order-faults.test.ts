import { describe, expect, test } from "vitest";
import { noHarm } from "./no-harm.ts";
import { simulateOrder } from "./order-world.ts";
import { advanceWith, plantedBugs } from "./planted-bugs.ts";
import { calm, rough } from "./weather.ts";

test("a single kill, at whatever boundary, costs time and nothing else", async () => {
  for (const seed of ["one", "two", "three", "four"]) {
    const { boundaries, state } = await simulateOrder(seed, calm);
    for (let at = 1; at <= boundaries; at++) {
      const killed = await simulateOrder(seed, calm, { exhaustive: [at] });
      expect(killed.counts, `seed "${seed}", killed at boundary ${at}`).toEqual(noHarm);
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
