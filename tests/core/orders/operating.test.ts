import { describe, expect, test } from "vitest";
import type { Address } from "../../../functions/core/fulfilment/printer-shape.ts";
import { owedLetters, owing } from "../../../functions/core/orders/letters/owed-letters.ts";
import { refundAmount, reprintOrder } from "../../../functions/core/orders/operators/making-good.ts";
import {
  dropReprint,
  holdOrder,
  noteOrder,
  readdressOrder,
  releaseOrder,
  resendLetter,
  retryOrder,
  settleOrder,
} from "../../../functions/core/orders/operators/operating.ts";
import type { Order, OrderIn } from "../../../functions/core/orders/order.ts";
import { printKey } from "../../../functions/core/orders/order-rules.ts";
import type { PaymentStanding } from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
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

test("what an operator does is written down with a name, looked at at once, and starts its tries anew", async () => {
  const { needs, kept, jobs } = await open({ ...anOrder("paid"), tries: 3, failure: "before" });
  expect(await noteOrder(needs, orderId, "called")).toBe("Note: called");
  const order = await kept();
  expect(order).toMatchObject({ tries: 0, dueAt: now, since: anOrder("paid").since });
  expect(order).not.toHaveProperty("failure");
  expect(order.history.at(-1)).toEqual({ at: now, kind: "by operator", by: "grace", what: "Note: called" });
  expect(jobs()).toEqual([advanced]);
  await expect(noteOrder(needs, orderId, "")).rejects.toThrow("A note needs some words.");
  await expect(noteOrder(needs, orderId, "x".repeat(1_001))).rejects.toThrow("At most 1,000 characters");
  await expect(noteOrder(needs, "another", "x")).rejects.toThrow("There is no order another.");
});

test("who was slower is told; a failure is not hidden", async () => {
  const { needs } = await open(anOrder("paid"));
  const failing = (failure: Error) => ({
    ...needs,
    table: { ...needs.table, write: () => Promise.reject(failure) },
  });
  await expect(noteOrder(failing(new Conflict()), orderId, "x")).rejects.toThrow("has just moved on");
  await expect(noteOrder(failing(new Error("no disk")), orderId, "x")).rejects.toThrow("no disk");
});

test("what is over is not looked at", async () => {
  await expect(retryOrder((await open(anOrder("completed"))).needs, orderId)).rejects.toThrow("is completed");
  const paid = await open(anOrder("paid"));
  await retryOrder(paid.needs, orderId);
  expect((await paid.kept()).state).toBe("paid");
});

test("concerns are settled where there are any", async () => {
  await expect(settleOrder((await open(anOrder("paid"))).needs, orderId)).rejects.toThrow("of concern");
  const { needs, kept } = await open({
    ...anOrder("paid"),
    concerns: [{ at: now, kind: "disputed", detail: "" }],
  });
  expect(await settleOrder(needs, orderId)).toBe("Settled: disputed.");
  expect((await kept()).concerns).toEqual([]);
});

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

describe("a mail once more", () => {
  test("goes to whom it went, or to another address from now on", async () => {
    const concerns = [
      { at: now, kind: "mail not delivered" as const, detail: "placed" },
      { at: now, kind: "disputed" as const, detail: "" },
    ];
    const { needs, kept, jobs } = await open({ ...anOrder("paid"), concerns });
    await resendLetter(needs, orderId, "placed");
    expect(await kept()).toMatchObject({
      paid: { email: "ada@example.com" },
      letters: ["placed", "placed#2"],
    });
    expect((await kept()).concerns).toEqual([concerns[1]]);
    expect(jobs()).toEqual([advanced, { kind: "letter", orderId, letter: "placed#2" }]);
    await resendLetter(needs, orderId, "placed", "grace@example.com");
    expect(await kept()).toMatchObject({ paid: { email: "grace@example.com" } });
  });

  test("goes to no word that is no address, and what its address was is written down", async () => {
    const { needs, kept, jobs } = await open(anOrder("paid"));
    for (const word of ["nobody", "ada@exmaple", "x y@z.com", "", `${"a".repeat(250)}@example.com`])
      await expect(resendLetter(needs, orderId, "placed", word)).rejects.toThrow(
        `"${word}" does not look like an e-mail address.`,
      );
    expect([(await kept()).v, jobs()]).toEqual([1, []]);
    const said =
      'The mail "placed" is sent again; the address changed from ada@example.com to grace@example.com.';
    expect(await resendLetter(needs, orderId, "placed", "grace@example.com")).toBe(said);
    expect((await kept()).history.at(-1)).toMatchObject({ kind: "by operator", what: said });
    const again = { ...needs, again: true };
    expect(await resendLetter(again, orderId, "placed", "grace@example.com")).toBe(
      'The mail "placed" is sent again.',
    );
  });

  test("also of a payment that does not add up, and not of none", async () => {
    const { paid } = anOrder("paid");
    const { needs, kept } = await open({
      ...anOrder("needs attention"),
      payment: paid,
      letters: ["problem"],
    });
    await resendLetter(needs, orderId, "problem", "grace@example.com");
    expect(await kept()).toMatchObject({ payment: { email: "grace@example.com", name: "Ada Lovelace" } });
    await resendLetter({ ...needs, again: true }, orderId, "problem");
    expect(await kept()).toMatchObject({ payment: { email: "grace@example.com" } });
    const unpaid = await open(anOrder("needs attention"));
    await expect(resendLetter(unpaid.needs, orderId, "problem")).rejects.toThrow("Nothing was paid");
  });

  test("says what it said, and is one that there was", async () => {
    const order = { ...anOrder("paid"), letters: ["placed", "refunded", "refunded#2"] };
    const { shop, needs } = await open(order);
    const amount = (name: string) => shop.table.get(owedLetters, { orderId, name }, { consistent: true });
    await shop.table.write(owing(orderId, "refunded", now, cents(700)));
    await shop.table.write(owing(orderId, "refunded#2", now, cents(500)));
    await resendLetter(needs, orderId, "refunded");
    expect(await amount("refunded#3")).toMatchObject({ amount: 500 });
    await resendLetter(needs, orderId, "placed");
    expect(await amount("placed#2")).not.toHaveProperty("amount");
    const sent = await open({ ...anOrder("shipped"), letters: ["delayed"] });
    await expect(resendLetter(sent.needs, orderId, "delayed")).rejects.toThrow("is not so any more");
    for (const letter of ["shipped", "love"])
      await expect(resendLetter(needs, orderId, letter)).rejects.toThrow(
        "These were sent, or tried: placed, refunded, refunded#2",
      );
  });
});

test("the print house knows an order by its name, and a reprint of an older release by another", () => {
  const shipped = anOrder("shipped");
  expect(printKey(shipped)).toBe("order");
  expect(printKey({ ...shipped, reprints: 1 })).toBe("order:r1");
  const reprint = { ...shipped, reprints: 1, reprintOf: "before" };
  expect(printKey(reprint)).toBe("order");
  // Each that the print house has cancelled is another.
  const cancelled = { at: now, kind: "cancelled by print house" as const };
  expect(printKey({ ...reprint, history: [cancelled] })).toBe("order:2");
  expect(printKey({ ...reprint, history: [cancelled, cancelled] })).toBe("order:3");
});

test("what is done is not told as failed where only the queue does not answer, and is found by the sweep", async () => {
  const { needs, kept, shop } = await open(anOrder("shipped"));
  shop.queues.orders.send = () => Promise.reject(new Error("no queue"));
  expect(await refundAmount(needs, orderId, cents(500))).toContain("$5.00");
  expect(await kept()).toMatchObject({ back: { wanted: 500 }, dueAt: now });
  expect(await reprintOrder(needs, orderId)).toContain("printed again");
});
