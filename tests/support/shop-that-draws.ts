import { handle } from "../../functions/worker/batch.ts";
import { imageHandlers } from "../../functions/worker/image-jobs.ts";
import { anOpenShop } from "./visitor.ts";

/**
 * An open shop with somebody at the easel: `drawAll` does what lies on the queue, `drawUntilDone` also what comes back
 * to it.
 */
export function aShopThatDraws(options?: Parameters<typeof anOpenShop>[0]) {
  const parts = anOpenShop(options);
  const { shop, queues, clock } = parts;
  async function drawAll() {
    for (const { job } of queues.images.sent.splice(0)) await handle(imageHandlers(shop), job);
  }
  async function drawUntilDone() {
    while (queues.images.sent.length > 0) {
      await drawAll();
      // What has failed is tried again some seconds later: a job before its time asks nobody.
      clock.advance({ seconds: 10 });
    }
  }
  async function aGuest(options?: { address?: string }) {
    const browser = parts.visitor(options);
    await browser.post("/auth/register-guest");
    return browser;
  }
  return { ...parts, drawAll, drawUntilDone, aGuest };
}
