import { expect, test } from "vitest";
import type { OrderJob } from "../../../functions/core/orders/jobs.ts";
import { wakeOrders } from "../../../functions/core/orders/wake-orders.ts";
import type { Engine } from "../../../functions/lib/table/engine.ts";
import { workPlace } from "../../../functions/lib/table/entity.ts";
import { openTable } from "../../../functions/lib/table/table.ts";
import { aClock } from "../../support/clock.ts";
import { fakeQueue } from "../../support/fake-queue.ts";
import { memoryEngine } from "../../support/memory-engine.ts";

/** An index of what is due, and nothing else: as many orders as there may be after an outage. */
function indexOf(dueAt: ReadonlyMap<string, Date>): Engine["queryKeys"] {
  const places = Array.from(dueAt, ([orderId, due]) => {
    const key = { pk: `O#${orderId}`, sk: "ORDER" };
    return { key, place: workPlace(key, due) };
  });
  const shards = Map.groupBy(places, ({ place }) => place.pk);
  return async ({ pk, limit, cursor = "0" }) => {
    const shard = shards.get(pk) ?? [];
    const end = Number(cursor) + limit;
    return {
      items: shard.slice(Number(cursor), end).map(({ key, place }) => ({ ...key, indexSk: place.sk })),
      cursor: end < shard.length ? String(end) : undefined,
    };
  };
}

/** So many orders, all due at the same moment. */
function behind(count: number) {
  const clock = aClock();
  const dueAt = new Map(Array.from({ length: count }, (_, n) => [`order-${n}`, clock.now()]));
  const queue = fakeQueue<OrderJob>();
  /** What a run of the sweep sends. */
  const engine = memoryEngine();
  async function sweep() {
    const table = openTable({ engine: { ...engine, queryKeys: indexOf(dueAt) }, clock });
    for await (const due of table.due(clock.now()))
      await wakeOrders({ table, clock, queues: { orders: queue } }, due);
    return queue.sent.splice(0).flatMap(({ job }) => (job.kind === "look" ? job.orderIds : []));
  }
  return { clock, dueAt, sweep };
}

test("of a hundred thousand that are due nobody is left behind, and none is sent twice", async () => {
  const { sweep } = behind(100_000);
  const sent = await sweep();
  expect(sent).toHaveLength(100_000);
  expect(new Set(sent).size).toBe(100_000);
  expect(await sweep()).toEqual([]);
}, 60_000);

test("what is under way is not sent again, unless it was lost or has become due anew", async () => {
  const { clock, dueAt, sweep } = behind(100);
  expect(await sweep()).toHaveLength(100);
  clock.advance({ minutes: 13 });
  expect(await sweep()).toEqual([]);
  dueAt.set("order-7", clock.now());
  expect(await sweep()).toEqual(["order-7"]);
  clock.advance({ minutes: 2 });
  expect(await sweep()).toHaveLength(99);
});

test("orders are looked at a hundred at a time, mails one by one, and what is another's not at all", async () => {
  const clock = aClock();
  const queue = fakeQueue<OrderJob>();
  const table = openTable({ engine: memoryEngine(), clock });
  const at = clock.now().toISOString();
  const due = [
    ...Array.from({ length: 250 }, (_, n) => ({ pk: `O#order-${n}`, sk: "ORDER", at })),
    { pk: "MAIL#order-7", sk: "refunded#2", at },
    { pk: "MAIL#order-7", sk: "love", at },
    { pk: "B#batch", sk: "IMAGE#0", at },
  ];
  expect(await wakeOrders({ table, clock, queues: { orders: queue } }, due)).toBe(251);
  const jobs = queue.sent.splice(0).map(({ job }) => job);
  expect(jobs.map((job) => (job.kind === "look" ? job.orderIds.length : job))).toEqual([
    ...[100, 100, 50],
    { kind: "letter", orderId: "order-7", letter: "refunded#2" },
  ]);
  const ids = jobs.flatMap((job) => (job.kind === "look" ? job.orderIds : []));
  expect([new Set(ids).size, ids[0], ids.at(-1)]).toEqual([250, "order-0", "order-249"]);
  clock.advance({ minutes: 14, seconds: 1 });
  expect(await wakeOrders({ table, clock, queues: { orders: queue } }, due.slice(0, 1))).toBe(1);
  queue.sent.splice(0);
  expect(await wakeOrders({ table, clock, queues: { orders: queue } }, due.slice(0, 1))).toBe(0);
  expect(queue.sent).toEqual([]);
});
