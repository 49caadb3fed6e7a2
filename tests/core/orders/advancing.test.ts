import { expect, test } from "vitest";
import { PrinterBusy } from "../../../functions/core/fulfilment/printer.ts";
import { images } from "../../../functions/core/images/items.ts";
import { advance } from "../../../functions/core/orders/advance.ts";
import { orders } from "../../../functions/core/orders/items.ts";
import type { Order, OrderIn } from "../../../functions/core/orders/order.ts";
import { advancePayment } from "../../../functions/core/orders/payment/advance-payment.ts";
import { KeyRefused, type PaymentState } from "../../../functions/core/orders/payment/payments.ts";
import { TryLater } from "../../../functions/core/orders/steps.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { aReadyImage } from "../../simulation/order-parts.ts";
import { fakeImageProcessor } from "../../support/fake-image-processor.ts";
import { anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

// How an order moves, whatever its steps do; plain reads come late.

async function open(order: Order) {
  const parts = await opened({ ...order, dueAt: "2026-11-20T12:00:00.000Z" });
  const { shop, clock, logged } = parts;
  const { orderId } = order;
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  const told = () => logged.splice(0).map(({ level, event }) => `${level} ${event}`);
  const failing = (failure: unknown) => {
    shop.payments = { ...shop.payments, read: () => Promise.reject(failure) };
  };
  return {
    ...parts,
    orderId,
    inMinutes,
    told,
    failing,
    go: () => advance(shop, orderId, { heard: true }),
  };
}
const unpaid = () => ({ ...anOrder("awaiting payment"), since: "2026-11-20T12:00:00.000Z" });

test("what fails is tried after 1, 5, 30 and then every 60 minutes, and rings when it has failed for hours", async () => {
  const { kept, inMinutes, told, failing, go } = await open(unpaid());
  failing(new Error("x".repeat(300)));
  for (const [tries, minutes, level] of [
    [1, 1, "info order.step-failed-once"],
    [2, 5, "info order.step-failed-once"],
    [3, 30, "info order.step-failed-once"],
    [4, 60, "error order.step-failed"],
    ...[5, 6, 7, 8, 9, 10, 11].map((tries) => [tries, 60, "info order.step-failed-once"] as const),
    [12, 60, "error order.keeps-failing"],
    [13, 60, "info order.step-failed-once"],
  ] as const) {
    await go();
    expect(await kept()).toMatchObject({ tries, dueAt: inMinutes(minutes), state: "awaiting payment" });
    expect(told()).toEqual([level]);
  }
  expect((await kept()).failure).toBe(`Error: ${"x".repeat(193)}`);
});

test("without room for a call it comes back in half a minute by a job, and has not failed", async () => {
  const { kept, inMinutes, told, failing, go, queues, orderId } = await open(unpaid());
  failing(new PrinterBusy("no room"));
  await go();
  expect(await kept()).toMatchObject({ tries: 0, dueAt: inMinutes(0.5) });
  expect(queues.orders.sent).toMatchObject([{ job: { kind: "advance", orderId }, delaySeconds: 31 }]);
  expect(told()).toEqual([]);
});

test("nobody looks before its time, unless something was heard", async () => {
  const { shop, clock, orderId, failing, kept } = await open(unpaid());
  failing(new Error("asked"));
  const early = { ...(await kept()), dueAt: new Date(clock.now().getTime() + 1).toISOString() };
  await shop.table.replace(orders, early);
  await advance(shop, orderId);
  expect((await kept()).tries).toBe(0);
  const { dueAt: _, ...never } = await kept();
  await shop.table.replace(orders, never);
  await advance(shop, orderId);
  expect((await kept()).tries).toBe(0);
  await shop.table.replace(orders, { ...(await kept()), dueAt: clock.now().toISOString() });
  await advance(shop, orderId);
  expect((await kept()).tries).toBe(1);
});

test("while a shopper waits only paying goes on; the rest is for the queue", async () => {
  const { shop, orderId, queues, kept } = await open(anOrder("paid"));
  await advancePayment(shop, orderId);
  expect(queues.orders.sent).toMatchObject([{ job: { kind: "advance", orderId } }]);
  expect((await kept()).v).toBe(1);
  await expect(advancePayment(shop, "no such order")).resolves.toBeUndefined();
});

test("one that is over is not looked at again, unless its owner is to be forgotten: then after 30 days", async () => {
  const over = await open(anOrder("completed"));
  await over.go();
  expect(await over.kept()).not.toHaveProperty("dueAt");
  const since = "2026-11-20T12:00:00.000Z";
  const { go, kept, inMinutes, clock } = await open({ ...anOrder("completed"), since, forget: true });
  await go();
  expect(await kept()).toMatchObject({ dueAt: inMinutes(30 * 24 * 60), paid: { name: "Ada Lovelace" } });
  clock.advance({ days: 29, hours: 23, minutes: 59 });
  await go();
  expect(await kept()).toMatchObject({ paid: { name: "Ada Lovelace" } });
  clock.advance({ minutes: 1 });
  await go();
  expect(await kept()).toMatchObject({ userId: "", paid: { name: "", email: "", total: 9695 } });
  expect(await kept()).not.toHaveProperty("dueAt");
  expect(await kept()).not.toHaveProperty("forget");
});

test("what is overdue is told once, until it moves", async () => {
  const { cancel: _, ...printing } = anOrder("in production");
  const late = { ...printing, letters: ["delayed"], since: "2026-01-01T00:00:00.000Z" };
  const { go, told, kept } = await open(late);
  await go();
  expect(told()).toContain("error order.overdue");
  expect(await kept()).toMatchObject({ overdueTold: true });
  await go();
  expect(told()).toEqual([]);
});

test("who was slower writes nothing; what cannot be written is a failure", async () => {
  const { shop, go, kept, failing } = await open(unpaid());
  failing(new Error("no line"));
  const { table } = shop;
  shop.table = { ...table, write: () => Promise.reject(new Conflict()) };
  await go();
  expect((await kept()).tries).toBe(0);
  shop.table = { ...table, write: () => Promise.reject(new Error("no disk")) };
  await expect(go()).rejects.toThrow("no disk");
});

/** A paid order whose file is still to be made, and whose last tries have failed. */
async function withoutFile(over: Partial<OrderIn<"paid">> = {}) {
  const paid = anOrder("paid");
  const lines = paid.lines.map(({ fileKey: _, ...line }) => line);
  const parts = await open({ ...paid, lines, tries: 2, failure: "before", ...over });
  const { shop, clock } = parts;
  const image = aReadyImage(clock.now().toISOString());
  await shop.table.create(images, image);
  await shop.pictures.put(image.state.output.original, {
    bytes: new Uint8Array(8),
    contentType: "image/png",
  });
  shop.imageProcessor = fakeImageProcessor;
  shop.newId = () => "me";
  return parts;
}

test("taking the lease of a file is no success yet: what failed before may fail again", async () => {
  const { shop, go, kept, inMinutes } = await withoutFile();
  const { table } = shop;
  const seen: unknown[] = [];
  shop.table = {
    ...table,
    get: async (...what) => {
      if (what[0].type === images.type) {
        seen.push(await kept());
        throw new Error("once more");
      }
      return table.get(...what);
    },
  };
  await go();
  expect(seen).toMatchObject([
    { tries: 2, failure: "before", dueAt: inMinutes(5), lease: { by: "me", until: inMinutes(5) } },
  ]);
  expect(await kept()).toMatchObject({ tries: 3, failure: "Error: once more", dueAt: inMinutes(30) });
});

test("a file that is made is one, and the rest is for another job", async () => {
  const { go, kept, queues, orderId, inMinutes } = await withoutFile({ lease: { by: "me", until: "" } });
  await go();
  expect(queues.orders.sent).toMatchObject([{ job: { kind: "advance", orderId } }]);
  const order = await kept();
  expect(order).toMatchObject({ tries: 0, dueAt: inMinutes(0), lines: [{ fileKey: expect.any(String) }] });
  expect(order).not.toHaveProperty("failure");
  expect(order).not.toHaveProperty("lease");
});

test("another worker's lease is waited for, and taken when it is over", async () => {
  const until = "2026-11-20T12:03:00.000Z";
  const { shop, orderId, go, kept, clock } = await withoutFile({ lease: { by: "somebody", until } });
  // Meanwhile the money is looked at: nothing has become of it.
  const { paid } = anOrder("paid");
  const standing = async () => ({ orderId, paid: paid.total, refunds: [], underReview: false });
  shop.payments = { ...shop.payments, standing };
  await go();
  expect(await kept()).toMatchObject({ dueAt: until, lease: { by: "somebody" } });
  clock.advance({ minutes: 3 });
  // Whoever had it was cut off: that is one try that has failed.
  await go();
  expect(await kept()).toMatchObject({ tries: 3, failure: expect.stringContaining("cut off") });
  await go();
  expect(await kept()).toMatchObject({ tries: 0, lines: [{ fileKey: expect.any(String) }] });
});

test("who was slower goes no further", async () => {
  const { shop, go, payments } = await open(unpaid());
  let asked = 0;
  const read = async () => {
    asked++;
    return { status: "failed" } as PaymentState;
  };
  shop.payments = { ...payments, read };
  shop.table = { ...shop.table, write: () => Promise.reject(new Conflict()) };
  await go();
  expect(asked).toBe(1);
});

test("where a partner does not take our key it rings at once, and once for each reason", async () => {
  const { failing, go, told } = await open(unpaid());
  const unsure = { outcome: "unsure", reason: "status 401" } as const;
  failing(new TryLater({ ...unsure, why: "silence" }));
  await go();
  failing(new TryLater({ ...unsure, reason: "status 403", why: "credentials" }));
  await go();
  await go();
  failing(new KeyRefused("status 401"));
  await go();
  expect(told()).toEqual([
    "info order.step-failed-once",
    "error order.key-refused",
    "info order.step-failed-once",
    "error order.key-refused",
  ]);
});

test("where the print house has no room for a mere look, the sweep comes back to it", async () => {
  const { cancel: _, ...printing } = anOrder("in production");
  const { shop, go, queues, kept, inMinutes, printer } = await open(printing);
  let asked = 0;
  const read = () => Promise.reject(++asked && new PrinterBusy("no room"));
  shop.printer = { ...printer, read };
  await go();
  expect([asked, queues.orders.sent]).toEqual([1, []]);
  expect(await kept()).toMatchObject({ dueAt: inMinutes(0.5), tries: 0 });
});

test("an order that is not there is looked for once", async () => {
  const { shop, requests } = await open(unpaid());
  const before = requests.get ?? 0;
  await advance(shop, "no such order", { heard: true });
  expect((requests.get ?? 0) - before).toBe(1);
});
