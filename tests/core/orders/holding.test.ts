import { describe, expect, test } from "vitest";
import type { Address } from "../../../functions/core/fulfilment/printer-shape.ts";
import { owedLetters } from "../../../functions/core/orders/letters/owed-letters.ts";
import {
  dropReprint,
  holdOrder,
  readdressOrder,
  releaseOrder,
} from "../../../functions/core/orders/operators/holding.ts";
import type { Order, OrderIn } from "../../../functions/core/orders/order.ts";
import type { PaymentStanding } from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

const now = "2026-11-20T12:00:00.000Z";
const orderId = "order";

/** One order, somebody who looks after it, and what the provider says of its money. */
async function open(order: Order, standing: Partial<PaymentStanding> = {}) {
  const parts = await opened(order, standing);
  return { ...parts, needs: { ...parts.shop, by: "grace" } };
}
const held = (over: Partial<OrderIn<"held">> = {}) => aHeldOrder("by the shop", over);
const advanced = { kind: "advance", orderId, heard: true };

test("a reprint is dropped while it is surely not at the print house", async () => {
  const reprint = { reprintOf: "before" };
  const doubt = { handedOver: { by: "me", doubt: true as const } };
  for (const order of [
    anOrder("paid"),
    held(),
    { ...anOrder("in production"), ...reprint },
    { ...anOrder("paid"), ...reprint, ...doubt },
    // Somebody asks the print house in this moment, or has died over it.
    { ...anOrder("paid"), ...reprint, handedOver: { by: "me" } },
    held({ ...reprint, ...doubt }),
  ])
    await expect(dropReprint((await open(order)).needs, orderId)).rejects.toThrow("Only a reprint");
  for (const order of [{ ...anOrder("paid"), ...reprint }, held({ ...reprint, handedOver: { by: "me" } })]) {
    const { needs, kept } = await open(order);
    await dropReprint(needs, orderId);
    expect((await kept()).state).toBe("expired");
  }
});

describe("stopping an order", () => {
  test("works before it is handed over, and not while it is called off", async () => {
    const { needs, kept } = await open(anOrder("paid"));
    await expect(holdOrder(needs, orderId, "x".repeat(1_001))).rejects.toThrow("At most 1,000 characters");
    await holdOrder(needs, orderId, "");
    expect(await kept()).toMatchObject({
      state: "held",
      why: "by the shop",
      detail: "no reason given",
      since: now,
    });
    for (const [order, why] of [
      [{ ...anOrder("paid"), handedOver: { by: "me" } }, "this is paid"],
      [anOrder("in production"), "this is in production"],
      [{ ...anOrder("paid"), cancel: "shopper" as const }, "goes back by itself"],
    ] as const)
      await expect(holdOrder((await open(order)).needs, orderId, "x")).rejects.toThrow(why);
  });

  test("ends with what went back taken as meant; nobody paid for a reprint", async () => {
    const refunds = [
      { id: "1", status: "succeeded" as const, amount: cents(100) },
      { id: "2", status: "pending" as const, amount: cents(20) },
      { id: "3", status: "failed" as const, amount: cents(3) },
    ];
    const { needs, kept } = await open(held(), { refunds });
    await releaseOrder(needs, orderId);
    expect(await kept()).toMatchObject({ state: "paid", back: { wanted: 120, done: 100 } });
    const lost = await open(held(), { refunds, dispute: "lost", taken: cents(500) });
    await releaseOrder(lost.needs, orderId);
    expect(await lost.kept()).toMatchObject({ back: { wanted: 620, done: 600, taken: 500 } });
    const reprint = await open(held({ reprintOf: "before" }), { refunds });
    await releaseOrder(reprint.needs, orderId);
    expect(await reprint.kept()).toMatchObject({ state: "paid", back: { wanted: 0, done: 0 } });
    await expect(releaseOrder((await open(anOrder("paid"))).needs, orderId)).rejects.toThrow("this is paid");
  });
});

describe("another address", () => {
  const address: Address = { line1: "2 Elm", city: "Boston", state: "MA", zip: "02108", countryCode: "US" };
  const to = { name: "Grace", address };

  test("is taken before print, and frees what waited for one", async () => {
    for (const [order, state] of [
      [anOrder("paid"), "paid"],
      [held(), "held"],
      [held({ why: "address" }), "paid"],
    ] as const) {
      const { needs, kept, jobs, shop } = await open(order);
      await readdressOrder(needs, orderId, to);
      expect(await kept()).toMatchObject({ state, paid: to });
      expect(jobs()).toEqual([advanced, { kind: "letter", orderId, letter: "readdressed" }]);
      const name = { orderId, name: "readdressed" };
      expect(await shop.table.get(owedLetters, name, { consistent: true })).toMatchObject({
        dueAt: now,
        tries: 0,
      });
    }
  });

  test("is one that something can be sent to, and not too late", async () => {
    const { needs } = await open(anOrder("paid"));
    const wrong = { ...to, address: { ...address, zip: "10001" } };
    await expect(readdressOrder(needs, orderId, wrong)).rejects.toThrow("10001 is not a ZIP code in MA.");
    for (const order of [anOrder("in production"), { ...anOrder("paid"), handedOver: { by: "me" } }])
      await expect(readdressOrder((await open(order)).needs, orderId, to)).rejects.toThrow("has this order");
  });
});
