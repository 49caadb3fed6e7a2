import { describe, expect, test } from "vitest";
import type { Order, OrderIn } from "../../../functions/core/orders/order.ts";
import { heedNotice } from "../../../functions/core/orders/payment/notices.ts";
import {
  type PaymentNotice,
  type PaymentStanding,
  type PaymentState,
  PaymentUnknown,
} from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

const now = "2026-11-20T12:00:00.000Z";
const orderId = "order";

/** One order, and what the provider says of its money. */
async function open(order: Order, standing: Partial<PaymentStanding> = {}) {
  const parts = await opened(order, standing);
  const rung = () => parts.logged.splice(0).map(({ event, fields }) => [event, fields?.why]);
  return { ...parts, rung };
}
type Shop = Parameters<typeof heedNotice>[0];
const heed = (shop: Shop, about: Partial<PaymentNotice>) => heedNotice(shop, { live: false, ...about });

test("a payment that the provider does not know is passed over, unless an order was paid with it", async () => {
  const { shop, kept, logged } = await open(anOrder("in production"));
  shop.payments.standing = () => Promise.reject(new PaymentUnknown("No such payment_intent"));
  await heed(shop, { paymentId: "pi_nobodys" });
  expect(logged.splice(0)).toMatchObject([
    { level: "info", event: "payment.unknown", fields: { paymentId: "pi_nobodys" } },
  ]);
  const before = await kept();
  await expect(heed(shop, { paymentId: "pi_1" })).rejects.toThrow(PaymentUnknown);
  shop.payments.standing = () => Promise.reject(new Error("no answer"));
  await expect(heed(shop, { paymentId: "pi_nobodys" })).rejects.toThrow("no answer");
  expect(await kept()).toEqual(before);
});

describe("news of a payment", () => {
  const printing = (): OrderIn<"in production"> => anOrder("in production");
  const refunded = (amount: number) => ({
    refunds: [{ id: "1", status: "succeeded" as const, amount: cents(amount) }],
  });

  test("wake an order that decides by itself", async () => {
    const { shop, kept, jobs, rung } = await open(anOrder("paid"), { dispute: "open" });
    await heed(shop, { orderId });
    expect(await kept()).toMatchObject({ dueAt: now, concerns: [] });
    expect([jobs(), rung()]).toEqual([[{ kind: "advance", orderId }], []]);
  });

  test.for(["held", "refunding", "refunded"] as const)(
    "wake one that is %s, also without a queue",
    async (state) => {
      const order = state === "held" ? aHeldOrder() : anOrder(state);
      const { shop, kept } = await open(order, { dispute: "open" });
      shop.queues.orders.send = () => Promise.reject(new Error("no queue"));
      await heed(shop, { orderId });
      expect(await kept()).toMatchObject({ state, dueAt: now, concerns: [] });
    },
  );

  test("of an order in print change nothing where nothing is new", async () => {
    const back = { wanted: cents(100), done: cents(100) };
    const coming = { id: "2", status: "pending" as const, amount: cents(30) };
    const known = { ...printing(), back: { ...back, wanted: cents(130) }, dueAt: "2027-01-01T00:00:00.000Z" };
    const { shop, kept, rung } = await open(known, { refunds: [...refunded(100).refunds, coming] });
    await heed(shop, { orderId });
    expect(await kept()).toMatchObject({
      ...{ back: { wanted: 130, done: 100 }, dueAt: known.dueAt, concerns: [], history: known.history },
    });
    expect(rung()).toEqual([]);
  });

  test("of a dispute that is lost are of concern by that alone", async () => {
    const { shop, kept } = await open(printing(), { dispute: "lost" });
    await heed(shop, { orderId });
    expect(await kept()).toMatchObject({
      back: { wanted: 9695, done: 9695 },
      concerns: [{ at: now, kind: "disputed", detail: "lost" }],
    });
    expect((await kept()).concerns).toHaveLength(1);
    expect((await kept()).history.at(-1)).toEqual({
      at: now,
      kind: "concern",
      about: "disputed",
      detail: "lost",
    });
  });

  test("of a refund beside a part that a bank took tell of the refund alone", async () => {
    const lost = { dispute: "lost", taken: cents(500) } as const;
    const first = await open(printing(), lost);
    await heed(first.shop, { orderId });
    const known = await first.kept();
    expect(known).toMatchObject({
      back: { wanted: 500, done: 500, taken: 500 },
      concerns: [{ kind: "disputed", detail: "lost" }],
    });
    const { shop, kept } = await open(known, { ...lost, ...refunded(1000) });
    for (let times = 0; times < 2; times++) await heed(shop, { orderId });
    expect(await kept()).toMatchObject({
      back: { wanted: 1500, done: 1500, taken: 500 },
      concerns: [{ kind: "disputed" }, { kind: "refunded elsewhere", detail: "1000 cents in all" }],
    });
    const won = await open(known, { dispute: "won" });
    await heed(won.shop, { orderId });
    expect(await won.kept()).toMatchObject({ back: { done: 0, taken: 0 } });
  });

  test("of a refund that is still coming count it", async () => {
    const coming = { id: "1", status: "pending" as const, amount: cents(100) };
    const { shop, kept } = await open(printing(), { refunds: [coming] });
    await heed(shop, { orderId });
    expect(await kept()).toMatchObject({
      back: { wanted: 0, done: 0 },
      concerns: [{ kind: "refunded elsewhere", detail: "100 cents in all" }],
    });
  });

  test("of a payment that does not add up tell of a dispute, once", async () => {
    const misfit = { ...anOrder("needs attention"), payment: anOrder("paid").paid };
    const { shop, kept, rung } = await open(misfit, { dispute: "open" });
    for (let times = 0; times < 2; times++) await heed(shop, { orderId });
    expect(await kept()).toMatchObject({
      state: "needs attention",
      concerns: [{ kind: "disputed", detail: "open" }],
    });
    expect(rung()).toEqual([["order.wants-person", "disputed: open"]]);
  });

  test("of one that nobody has paid for are read by the order itself", async () => {
    const { shop, kept, payments } = await open(anOrder("awaiting payment"), { dispute: "open" });
    shop.payments = { ...payments, read: async () => ({ status: "failed" }) as PaymentState };
    await heed(shop, { orderId });
    expect((await kept()).state).toBe("expired");
  });

  test("of an order in print are of concern, once; by the payment alone as well", async () => {
    const { shop, kept, jobs, rung } = await open(printing(), { dispute: "open", ...refunded(100) });
    for (let times = 0; times < 2; times++) await heed(shop, { paymentId: "pi_1" });
    expect(await kept()).toMatchObject({
      back: { done: 100, wanted: 100 },
      concerns: [
        { kind: "disputed", detail: "open" },
        { kind: "refunded elsewhere", detail: "100 cents in all" },
      ],
    });
    expect(rung()).toEqual([
      ["order.wants-person", "disputed: open"],
      ["order.wants-person", "refunded elsewhere: 100 cents in all"],
    ]);
    expect(jobs()).toEqual([]);
  });

  test("of money that came back make it owed again", async () => {
    const back = { wanted: cents(100), done: cents(100) };
    const { shop, kept } = await open(
      { ...printing(), back, dueAt: "2027-01-01T00:00:00.000Z" },
      refunded(40),
    );
    await heed(shop, { orderId });
    expect(await kept()).toMatchObject({
      ...{ dueAt: now, back: { wanted: 100, done: 40 } },
      concerns: [{ kind: "refund came back", detail: "40 cents are back, 100 were" }],
    });
  });

  test("of a reprint, of nothing, or of no order of ours change nothing", async () => {
    const { shop, kept } = await open({ ...printing(), reprintOf: "before" }, { dispute: "open" });
    await heed(shop, { orderId });
    await heed(shop, {});
    await heed(shop, { orderId: "another" });
    expect((await kept()).v).toBe(1);
  });

  test("are tried five times against other changes, and not against failures", async () => {
    for (const [failure, tries] of [
      [new Conflict(), 5],
      [new Error("no disk"), 1],
    ] as const) {
      const { shop } = await open(printing(), { dispute: "open" });
      let writes = 0;
      shop.table = { ...shop.table, write: async () => Promise.reject(++writes && failure) };
      await expect(heed(shop, { orderId })).rejects.toThrow(
        failure.name === "Conflict" ? Conflict : "no disk",
      );
      expect(writes).toBe(tries);
    }
  });

  test("that come too late five times leave it to the order, where it decides by itself", async () => {
    const { shop, jobs } = await open(anOrder("paid"), { dispute: "open" });
    shop.table = { ...shop.table, write: () => Promise.reject(new Conflict()) };
    await heed(shop, { orderId });
    expect(jobs()).toEqual([{ kind: "advance", orderId, heard: true }]);
    shop.queues.orders.send = () => Promise.reject(new Error("no queue"));
    await expect(heed(shop, { orderId })).rejects.toThrow("no queue");
  });
});
