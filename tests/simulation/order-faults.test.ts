import { describe, expect, test } from "vitest";
import { kinds } from "./kinds.ts";
import { meets, met } from "./met.ts";
import { noHarm } from "./no-harm.ts";
import { simulateOrder } from "./order-world.ts";
import { plantedBugs } from "./planted-bugs.ts";
import { calm } from "./weather.ts";

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

describe.for(Object.entries(plantedBugs))("a reconciler that %s", ([mistake, plant]) => {
  test("is caught within 2,000 orders", () => meets(plant, met[mistake]));
});
