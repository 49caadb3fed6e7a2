import { beforeAll, expect, test } from "vitest";
import { measured } from "../../stacks/commands/capacity.ts";
import { noHarm } from "./no-harm.ts";
import { isUsual } from "./odd-house.ts";
import type { Plant } from "./order-processes.ts";
import { simulateOrder } from "./order-world.ts";
import { calm } from "./weather.ts";

// Where nothing is lost, an order is told at once what the print house calls about: nobody waits for the clock.

const ORDERS = 1_000;
/** One list call tells of as many. */
const A_PAGE = 100;

const ended: Awaited<ReturnType<typeof simulateOrder>>[] = [];
beforeAll(async () => {
  for (let run = 0; run < ORDERS; run++) ended.push(await simulateOrder(`news/${run}`, calm));
});

test("whatever is under way besides, a call is heard within ten minutes", () => {
  for (const { counts, seed } of ended) expect(counts, `seed "${seed}" replays it`).toEqual(noHarm);
});

test("a print takes as many calls of the print house as its capacity is reckoned with", () => {
  const total = { calls: 0, prints: 0 };
  for (const { calls, prints } of ended.filter(({ fate }) => isUsual(fate.odd) && !fate.hasty)) {
    total.calls += calls.alone + calls.together / A_PAGE;
    total.prints += prints;
  }
  const reckoned = measured.printCallsPerOrder * total.prints;
  expect(Math.abs(total.calls - reckoned)).toBeLessThan(0.05 * reckoned);
});

test("a reconciler that forgets what it heard where another was quicker is caught", async () => {
  const forgets: Plant = ({ queues: { orders } }) => ({
    queues: {
      orders: {
        ...orders,
        send: async (job, options) =>
          job.kind === "advance" && job.heard ? undefined : orders.send(job, options),
      },
    },
  });
  for (let run = 0; run < ORDERS; run++) {
    const { counts } = await simulateOrder(`news/${run}`, calm, { plant: forgets });
    if (counts.deaf > 0) return;
  }
  expect.fail("nobody noticed");
});
