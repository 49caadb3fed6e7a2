import { expect, test } from "vitest";
import { advance } from "../../../functions/core/orders/advance.ts";
import { heedNotice } from "../../../functions/core/orders/payment/notices.ts";
import { wakeOrders } from "../../../functions/core/orders/wake-orders.ts";
import { commands } from "../../../functions/ops/commands.ts";
import { handle } from "../../../functions/worker/batch.ts";
import { orderHandlers } from "../../../functions/worker/order-jobs.ts";
import { queues } from "../../../stacks/definitions.ts";
import { dueWork } from "../../support/due.ts";
import { aTill } from "../../support/till.ts";

/** Paid, three prints in it, and no file made yet; `print` is what making one does. */
async function threePrints(print: () => Promise<void> = async () => {}) {
  const till = aTill();
  const shopper = await till.aShopper();
  const { imageProcessor } = till.shop;
  let made = 0;
  till.shop.imageProcessor = {
    ...imageProcessor,
    async print(...given) {
      made++;
      await print();
      return imageProcessor.print(...given);
    },
  };
  const { orderId, pageId } = await shopper.order({ Size: "12x18" }, { Size: "16x24" }, { Size: "20x30" });
  till.payments.pay(pageId);
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  till.queues.orders.sent.length = 0;
  return { ...till, orderId, made: () => made };
}

/** All that can go on has gone on. */
const settled = () => new Promise((done) => setImmediate(done));

test("one file is made in one job, and the next in another", async () => {
  const { shop, orderId, made, queues } = await threePrints();
  for (const count of [1, 2, 3]) {
    await advance(shop, orderId, { heard: true });
    expect(made()).toBe(count);
    expect(queues.orders.sent.splice(0)).toMatchObject([{ job: { kind: "advance", orderId } }]);
  }
});

test("operators read how far the files are", async () => {
  const { shop, orderId, ops } = await threePrints();
  await advance(shop, orderId, { heard: true });
  expect(await commands.explain?.run(shop, [orderId], "grace")).toContain("1 of 3 files are made.");
  expect(await ops("explain", orderId)).toContain("Its owner can change it until 2026-11-20T12:30:00.000Z");
});

test("while one worker makes a file, another that is called does not, and spoils nothing", async () => {
  let other: Promise<void> | undefined;
  const { shop, orderId, made, kept } = await threePrints(async () => {
    other ??= advance(shop, orderId, { heard: true });
    await other;
  });
  await advance(shop, orderId, { heard: true });
  await other;
  expect(made()).toBe(1);
  expect((await kept(orderId)).lines[0]?.fileKey).toBeDefined();
});

test("a worker that dies over a file leaves it to the next, a few minutes later", async () => {
  let dies = true;
  const { shop, orderId, made, kept, clock } = await threePrints(
    () => new Promise((done, fail) => (dies ? fail(new Error("killed")) : done())),
  );
  await advance(shop, orderId, { heard: true });
  dies = false;
  clock.advance({ minutes: 6 });
  await advance(shop, orderId, { heard: true });
  expect(made()).toBe(2);
  expect((await kept(orderId)).lines[0]?.fileKey).toBeDefined();
});

/** Lambda ends it over the same file each time, and runs no `catch`. */
async function cutOff(times = Number.POSITIVE_INFINITY) {
  const till: Awaited<ReturnType<typeof threePrints>> = await threePrints(() =>
    till.made() > times ? Promise.resolve() : new Promise(() => {}),
  );
  const { shop, orderId, pass, queues, clock } = till;
  const begun = () => void advance(shop, orderId, { heard: true });
  begun();
  /** The sweep comes by every five minutes; whoever is cut off does not come back to it. */
  async function hours(count: number) {
    for (let runs = 0; runs < count * 12; runs++) {
      clock.advance({ minutes: 5 });
      await wakeOrders(shop, await dueWork(shop.table, clock.now()));
      for (const { job } of queues.orders.sent.splice(0)) void handle(orderHandlers(shop), job);
      await settled();
    }
  }
  const rung = (event: string) => till.logged.filter((line) => line.event === event).length;
  return { ...till, pass, hours, rung };
}

test("a worker that is cut off over the same file each time is tried less and less, and then a person decides", async () => {
  const { shop, hours, made, kept, orderId, ops, rung } = await cutOff();
  await hours(1);
  expect(made()).toBeLessThan(5);
  await hours(5);
  expect(await kept(orderId)).toMatchObject({ state: "held", why: "refused" });
  expect(await ops("attention")).toContain("line 1: whoever made its file was cut off; 6 tries have failed");
  expect(rung("order.wants-person")).toBe(1);
  const tried = made();
  await hours(72);
  expect(made()).toBe(tried);
  // Whoever has mended it asks once more, and it is counted anew.
  await commands.release?.run(shop, [orderId], "grace");
  await hours(1);
  expect(made()).toBeGreaterThan(tried);
  expect((await kept(orderId)).state).toBe("paid");
});

test("one that was cut off a few times is heard of no more once its file is there", async () => {
  const { hours, kept, orderId, ops, rung } = await cutOff(3);
  await hours(1);
  expect(await ops("explain", orderId)).toContain("whoever made its file was cut off");
  await hours(3);
  expect(await kept(orderId)).toMatchObject({ state: "in production", tries: 0 });
  expect(rung("order.wants-person")).toBe(0);
});

test("nobody else begins a file before its worker must have ended", async () => {
  const { made, shop, orderId, clock } = await cutOff();
  await settled();
  clock.advance({ seconds: queues.orders.timeoutSeconds });
  await advance(shop, orderId, { heard: true });
  expect(made()).toBe(1);
});

test("a dispute stops an order at once, also while a file is being made", async () => {
  const heard: string[] = [];
  const till = await threePrints(async () => {
    const { payments, shop, orderId, kept } = till;
    const [page] = payments.sessions.values();
    payments.dispute(page?.state.paymentId ?? "", "open");
    await advance(shop, orderId, { heard: true });
    heard.push((await kept(orderId)).state);
  });
  await advance(till.shop, till.orderId, { heard: true });
  expect(heard).toEqual(["held"]);
  await till.work();
  expect([(await till.kept(till.orderId)).state, till.made()]).toEqual(["held", 1]);
});

test("a notice of its payment spoils no file that is being made, and is heeded", async () => {
  const { shop, orderId, made, kept, queues } = await threePrints(() =>
    heedNotice(shop, { live: false, orderId }),
  );
  await advance(shop, orderId, { heard: true });
  expect((await kept(orderId)).lines[0]?.fileKey).toBeDefined();
  expect(made()).toBe(1);
  expect(queues.orders.sent.map(({ job }) => job)).toContainEqual({ kind: "advance", orderId, heard: true });
});
