import { describe, expect, test } from "vitest";
import { owedLetters, owing } from "../../../functions/core/orders/letters/owed-letters.ts";
import { refundAmount, reprintOrder } from "../../../functions/core/orders/operators/making-good.ts";
import {
  noteOrder,
  resendLetter,
  retryOrder,
  settleOrder,
} from "../../../functions/core/orders/operators/operating.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import { printKey } from "../../../functions/core/orders/order-rules.ts";
import type { PaymentStanding } from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

const now = "2026-11-20T12:00:00.000Z";
const orderId = "order";

/** One order, somebody who looks after it, and what the provider says of its money. */
async function open(order: Order, standing: Partial<PaymentStanding> = {}) {
  const parts = await opened(order, standing);
  return { ...parts, needs: { ...parts.shop, by: "grace" } };
}
const advanced = { kind: "advance", orderId, heard: true };

test("what an operator does is written down with a name, looked at at once, and starts its tries anew", async () => {
  const { needs, kept, jobs } = await open({ ...anOrder("paid"), tries: 3, failure: "before" });
  expect(await noteOrder(needs, orderId, "called")).toBe("Note: called");
  const order = await kept();
  expect(order).toMatchObject({ tries: 0, dueAt: now, since: anOrder("paid").since });
  expect(order).not.toHaveProperty("failure");
  expect(order.history.at(-1)).toEqual({
    at: now,
    kind: "by operator",
    by: "grace",
    what: "Note: called",
    note: true,
  });
  expect(jobs()).toEqual([advanced]);
  await expect(noteOrder(needs, orderId, "")).rejects.toThrow("A note needs some words.");
  await expect(noteOrder(needs, orderId, "x".repeat(1_001))).rejects.toThrow("At most 1,000 characters");
  await expect(noteOrder(needs, "another", "x")).rejects.toThrow("There is no order another.");
});

test("an order has room for fifty notes, and for what else happens to it", async () => {
  const { needs, kept } = await open(anOrder("paid"));
  for (let note = 0; note < 50; note++) await noteOrder(needs, orderId, "\u{1F600}".repeat(500));
  await expect(noteOrder(needs, orderId, "one more")).rejects.toThrow(
    "This order has 50 notes: there is no room for more.",
  );
  expect(JSON.stringify(await kept()).length).toBeLessThan(200_000);
  expect(await retryOrder(needs, orderId)).toBe("It is looked at now.");
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

  test("also of a payment that does not add up, and not one that was never sent", async () => {
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
    await expect(resendLetter(unpaid.needs, orderId, "problem")).rejects.toThrow("No mail was sent");
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
    const off = "is not so any more: the order is";
    for (const state of ["refunding", "refunded"] as const)
      for (const letter of ["placed", "readdressed"]) {
        const back = await open({ ...anOrder(state), letters: ["placed", "readdressed"] });
        await expect(resendLetter(back.needs, orderId, letter)).rejects.toThrow(`${off} ${state}.`);
      }
    const calledOff = await open({ ...anOrder("paid"), cancel: "shopper" });
    await expect(resendLetter(calledOff.needs, orderId, "placed")).rejects.toThrow(
      `${off} being called off.`,
    );
    const gone = await open({ ...anOrder("refunded"), letters: ["placed", "refunded"] });
    expect(await resendLetter(gone.needs, orderId, "refunded")).toBe('The mail "refunded" is sent again.');
    for (const letter of ["shipped", "love"])
      await expect(resendLetter(needs, orderId, letter)).rejects.toThrow(
        "These were sent, or tried: placed, refunded, refunded#2",
      );
  });
});

test("the print house knows an order by its name, and a reprint of an older release by another", () => {
  const shipped = anOrder("shipped");
  expect(printKey(shipped)).toBe("order");
  const history = [{ at: now, kind: "reprinted" as const }];
  expect(printKey({ ...anOrder("paid"), history, reprints: 1 })).toBe("order:r1");
  // Whose reprints are orders of their own.
  expect(printKey({ ...anOrder("paid"), reprints: 1 })).toBe("order");
  expect(printKey({ ...shipped, history, reprints: 1 })).toBe("order");
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
