import { expect, test } from "vitest";
import { type Chances, simulateBatch } from "./image-world.ts";

/** Four pictures a batch: 20,000 pictures. `SIMULATED_BATCHES` and `SIMULATION_SEED` ask for more, or others. */
const BATCHES = Number(process.env.SIMULATED_BATCHES ?? 5_000);
const SEED = process.env.SIMULATION_SEED ?? "every run";

const rough: Chances = {
  ...{ kill: 0.06, blocked: 0.05, throttled: 0.15, transient: 0.15, broken: 0.01, twice: 0.1, lost: 0.1 },
};
const calm: Chances = { kill: 0, blocked: 0, throttled: 0, transient: 0, broken: 0, twice: 0, lost: 0 };

const faultless = { stuck: 0, twice: 0, missing: 0, left: 0, seen: 0 };

test("whatever is killed, lost, doubled or busy: nothing is stuck, nothing is published twice", async () => {
  const totals = { killed: 0, ready: 0, failed: 0, blocked: 0 };
  for (let run = 0; run < BATCHES; run++) {
    const seed = `${SEED}/${run}`;
    const result = await simulateBatch(seed, rough);
    expect(result, `seed "${seed}" replays it`).toMatchObject(faultless);
    expect(result.calls, `seed "${seed}" replays it`).toBeLessThanOrEqual(3);
    const ready = result.statuses.filter((status) => status === "ready").length;
    // Whoever has a picture pays for it; a kill at the wrong moment may keep what should have come back, never more.
    expect(result.charged, `seed "${seed}" replays it`).toBeGreaterThanOrEqual(ready);
    expect(result.charged).toBeLessThanOrEqual(4);
    for (const status of result.statuses)
      if (status === "ready" || status === "failed" || status === "blocked") totals[status]++;
  }
  // The world was as rough as it was meant to be.
  expect(totals.failed).toBeGreaterThan(BATCHES / 100);
  expect(totals.blocked).toBeGreaterThan(BATCHES / 100);
  expect(totals.ready).toBeGreaterThan(BATCHES);
});

test("a single kill, at whatever boundary, costs time and nothing else", async () => {
  const { boundaries } = await simulateBatch("calm", calm);
  expect(boundaries).toBeGreaterThan(40);
  for (let at = 1; at <= boundaries; at++) {
    const result = await simulateBatch("calm", calm, { exhaustive: at });
    expect(result, `killed at boundary ${at}`).toMatchObject({
      ...faultless,
      statuses: ["ready", "ready", "ready", "ready"],
      charged: 4,
    });
    expect(result.calls).toBeLessThanOrEqual(2);
  }
});
