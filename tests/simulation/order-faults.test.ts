import { describe, expect, test } from "vitest";
import { kinds } from "./kinds.ts";
import { noHarm } from "./no-harm.ts";
import { simulateOrder } from "./order-world.ts";
import { plantedBugs } from "./planted-bugs.ts";
import { calm, rough } from "./weather.ts";

test("a single kill, at whatever boundary, costs time and nothing else", async () => {
  for (const seed of kinds) {
    const { boundaries } = await simulateOrder(seed, calm);
    for (let at = 1; at <= boundaries; at++) {
      const killed = await simulateOrder(seed, calm, { exhaustive: [at] });
      expect(killed.counts, `seed "${seed}", killed at boundary ${at}`).toEqual(noHarm);
    }
  }
});

test("a single call that does not arrive, or whose answer does not, costs time and nothing else", async () => {
  for (const seed of kinds) {
    const calls = (await simulateOrder(seed, calm)).calls.all;
    expect(calls).toBeGreaterThan(4);
    for (let call = 1; call <= calls; call++)
      for (const loses of ["call", "answer"] as const) {
        const spoiled = await simulateOrder(seed, calm, { spoiled: { call, loses } });
        expect(spoiled.counts, `seed "${seed}", call ${call}: its ${loses} is lost`).toEqual(noHarm);
      }
  }
});

/** The rarest of them meet their order early in this world; in others they need a thousand. */
describe.for(Object.entries(plantedBugs))("a reconciler that %s", ([, plant]) => {
  test("is caught within 2,000 orders", async () => {
    for (let run = 0; run < 2_000; run++) {
      const { counts } = await simulateOrder(`bug 30/${run}`, rough, { plant });
      if (Object.values(counts).some((count) => count !== 0)) return;
    }
    expect.fail("nobody noticed");
  });
});
