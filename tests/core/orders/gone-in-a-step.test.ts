import { expect, test } from "vitest";
import { advance } from "../../../functions/core/orders/advance.ts";
import { orders, writingDown } from "../../../functions/core/orders/items.ts";
import { advancePayment } from "../../../functions/core/orders/payment/advance-payment.ts";
import { heedNotice } from "../../../functions/core/orders/payment/notices.ts";
import { wakeOrders } from "../../../functions/core/orders/wake-orders.ts";
import { DAY_MS } from "../../../functions/lib/clock.ts";
import { dueWork } from "../../support/due.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";
import { anOrder } from "./an-order.ts";

// What was never paid is forgotten after ninety days: by the database, at some time within two days after that.

const orderId = "order";
const key = orders.key({ orderId });

async function unpaid(daysAgo: number) {
  const engine = memoryEngine();
  const parts = aShop({ kept: engine });
  const { shop, clock } = parts;
  const now = clock.now().toISOString();
  const createdAt = new Date(clock.now().getTime() - daysAgo * DAY_MS).toISOString();
  await shop.table.write(
    ...writingDown({ ...anOrder("awaiting payment"), createdAt, since: now, dueAt: now }),
  );
  const asked: string[] = [];
  const isRead = async (id: string) => {
    asked.push(id);
    return { status: "open" as const };
  };
  Object.assign(shop.payments, { read: isRead, standing: async () => ({ orderId }) });
  const item = () => engine.get(key, { consistent: true });
  const forget = async () => {
    const { v = 0 } = (await item()) ?? {};
    await engine.write([{ kind: "delete", key, expect: { version: v } }], 0);
  };
  return { ...parts, asked, isRead, item, forget };
}

test("an order that goes while it is looked at is gone: nobody goes on with it, and nothing fails", async () => {
  const { shop, queues, asked, isRead, item, forget, logged } = await unpaid(89);
  Object.assign(shop.payments, { read: (id: string) => forget().then(() => isRead(id)) });
  await advance(shop, orderId, { heard: true });
  expect(await item()).toBeUndefined();
  const [{ job } = { job: undefined }, ...more] = queues.orders.sent.splice(0);
  expect([job, more]).toEqual([{ kind: "advance", orderId, heard: true }, []]);
  await advance(shop, orderId, { heard: true });
  expect([asked, queues.orders.sent]).toEqual([["cs_1"], []]);
  expect(logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("one that should have gone is gone, though it still lies there: nobody is asked about it", async () => {
  const { shop, clock, queues, asked, item } = await unpaid(91);
  const before = await item();
  await advance(shop, orderId, { heard: true });
  await advancePayment(shop, orderId);
  await heedNotice(shop, { live: false, paymentId: "pi_1" });
  expect([await item(), asked, queues.orders.sent]).toEqual([before, [], []]);
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await wakeOrders(shop, await dueWork(shop.table, clock.now()));
    clock.advance({ minutes: 5 });
  }
  expect(queues.orders.sent.length).toBeLessThanOrEqual(5);
});
