import { expect, test } from "vitest";
import { noHarm } from "./no-harm.ts";
import type { Plant } from "./order-processes.ts";
import { simulateOrder } from "./order-world.ts";
import { calm } from "./weather.ts";

// Where nothing is lost, an order is told at once what the print house calls about: nobody waits for the clock.

const ORDERS = 1_000;

test("whatever is under way besides, a call is heard within ten minutes", async () => {
  for (let run = 0; run < ORDERS; run++) {
    const { counts, seed } = await simulateOrder(`news/${run}`, calm);
    expect(counts, `seed "${seed}" replays it`).toEqual(noHarm);
  }
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
