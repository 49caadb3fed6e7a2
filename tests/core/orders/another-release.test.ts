import { describe, expect, test } from "vitest";
import { advance } from "../../../functions/core/orders/advance.ts";
import { orders, writingDown } from "../../../functions/core/orders/items.ts";
import { orderJob } from "../../../functions/core/orders/jobs.ts";
import { owedLetters, owing } from "../../../functions/core/orders/letters/owed-letters.ts";
import { sendLetter } from "../../../functions/core/orders/letters/send-letter.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import { heedNotice } from "../../../functions/core/orders/payment/notices.ts";
import { wakeOrders } from "../../../functions/core/orders/wake-orders.ts";
import type { Item } from "../../../functions/lib/table/engine.ts";
import { UnreadableItem } from "../../../functions/lib/table/entity.ts";
import { amending } from "../../../functions/lib/table/writes.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";
import { flatOrders } from "./flat-orders.ts";

// Of two releases that work beside each other for a while, as at each deploy, this one is the older.

const orderId = "order";
const now = "2026-11-20T12:00:00.000Z";
const states = Object.keys(flatOrders) as (keyof typeof flatOrders)[];
const all: Order[] = [...states.map((state) => anOrder(state)), aHeldOrder("disputed")];

/** One order as the newer release has written it, and whom this one asks about it. */
async function written(order: Order, anew: (data: Item["data"]) => object) {
  const engine = memoryEngine();
  const parts = aShop({ kept: engine });
  const { shop } = parts;
  await shop.table.write(...writingDown({ ...order, dueAt: now }));
  const item = async () => (await engine.get(orders.key({ orderId }), { consistent: true })) as Item;
  const before = await item();
  await engine.write([amending(before, anew(before.data))], 0);
  const asked: string[] = [];
  const says = (name: string, answer: unknown) => async () => {
    asked.push(name);
    return answer;
  };
  const sent = [{ id: "shp_1", status: "dispatched", items: [] }];
  Object.assign(shop.payments, {
    open: says("open", { id: "cs_1", url: "https://pay.test" }),
    read: says("read payment", { status: "expired" }),
    standing: says("standing", { orderId, paid: 9695, refunds: [], underReview: false }),
    refund: says("refund", { id: "re_1", status: "pending", amount: 9695 }),
  });
  Object.assign(shop.printer, {
    read: says("read print", { id: "ord_1", stage: "complete", issues: [], parcels: sent }),
    cancel: says("cancel", { outcome: "too late" }),
    submit: says("submit", { outcome: "accepted", id: "ord_1" }),
  });
  return { ...parts, item, asked };
}

const nothing = () => ({});
/** At the top of it, and in what it holds many of. */
const more = ({ lines, history }: Item["data"]) => ({
  greeting: "Dear Ada",
  lines: (lines as object[]).map((line) => ({ ...line, weight: 7 })),
  history: (history as object[]).map((event) => ({ ...event, where: "Ohio" })),
});

test.each(all.map((order) => [order.state, order] as const))(
  "what else stands in an order that is %s changes nothing of what is done with it",
  async (_, order) => {
    const [known, grown] = await Promise.all([written(order, nothing), written(order, more)]);
    for (const { shop } of [known, grown]) await advance(shop, orderId, { heard: true });
    expect(grown.asked).toEqual(known.asked);
    const standing = async ({ item }: typeof known) => {
      const { v, gsi2sk, data } = await item();
      return { v, gsi2sk, state: data.state, tries: data.tries, letters: data.letters };
    };
    expect(await standing(grown)).toEqual(await standing(known));
    expect(grown.queues.orders.sent).toEqual(known.queues.orders.sent);
  },
);

describe.each<[what: string, anew: (data: Item["data"]) => object]>([
  ["a state", () => ({ state: "packed" })],
  ["an event", ({ history }) => ({ history: [...(history as object[]), { at: now, kind: "packed" }] })],
  ["a concern", () => ({ concerns: [{ at: now, kind: "rained on", detail: "" }] })],
  ["a way to send it", () => ({ offers: [{ method: "Drone", shipping: 700, estimated: false }] })],
])("an order with %s that only the newer release knows", (_, anew) => {
  test("is left to that, however it is woken: nothing is written, and nobody asked", async () => {
    for (const order of all) {
      const { shop, item, asked } = await written(order, anew);
      const before = await item();
      await expect(advance(shop, orderId, { heard: true })).rejects.toThrow(UnreadableItem);
      await expect(heedNotice(shop, { live: false, orderId })).rejects.toThrow(UnreadableItem);
      expect([await item(), asked]).toEqual([before, []]);
      expect(before.gsi2pk).toMatch(/^WORK#/);
    }
  });

  test("keeps its mails for it", async () => {
    const { shop } = await written(anOrder("paid"), anew);
    await shop.table.write(owing(orderId, "placed", now));
    await expect(sendLetter(shop, orderId, "placed")).rejects.toThrow(UnreadableItem);
    const letter = await shop.table.get(owedLetters, { orderId, name: "placed" });
    expect(letter).toMatchObject({ tries: 0, dueAt: now });
  });
});

test("a mail of a kind that only the newer release knows stays owed, and is not asked for here", async () => {
  const { shop, inbox, queues } = await written(anOrder("paid"), nothing);
  await shop.table.write(owing(orderId, "surveyed", now));
  await sendLetter(shop, orderId, "surveyed");
  expect(inbox).toEqual([]);
  const { pk, sk } = owedLetters.key({ orderId, name: "surveyed" });
  expect(await wakeOrders(shop, [{ pk, sk, at: now }])).toBe(0);
  expect(queues.orders.sent).toEqual([]);
  const letter = await shop.table.get(owedLetters, { orderId, name: "surveyed" });
  expect(letter).toMatchObject({ tries: 0, dueAt: now });
});

test("a job says what it says, whatever else the newer release adds; one of a new kind is none of ours", () => {
  const job = { kind: "advance", orderId, heard: true };
  expect(orderJob.parse({ ...job, why: "a callback" })).toEqual(job);
  expect(orderJob.safeParse({ kind: "pack", orderId }).success).toBe(false);
});
