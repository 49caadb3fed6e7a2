import { expect, test } from "vitest";
import { MOST_LOOKED_AT } from "../../../functions/core/orders/jobs.ts";
import { nextLetter, owedLetters, owing } from "../../../functions/core/orders/letters/owed-letters.ts";
import { order } from "../../../functions/core/orders/order.ts";
import { callbackKey, orderKey } from "../../../functions/core/orders/order-link.ts";
import { orderStates } from "../../../functions/core/orders/order-states.ts";
import {
  BUSY_SECONDS,
  DAY_MINUTES,
  HOUR_MINUTES,
  minutesUntil,
} from "../../../functions/core/orders/steps.ts";
import { cents } from "../../../functions/lib/money.ts";
import * as z from "../../../functions/lib/schema.ts";
import { readItem } from "../../../functions/lib/table/entity.ts";
import { anOrder } from "./an-order.ts";

// What everything else is told in; a test that counts in the shop's own hours would not notice another hour.

test("times are in minutes, a moment at least", () => {
  expect([HOUR_MINUTES, DAY_MINUTES, BUSY_SECONDS]).toEqual([60, 1440, 30]);
  const now = new Date("2026-11-20T12:00:00.000Z");
  expect(minutesUntil(now, "2026-11-20T12:01:30.000Z")).toBe(1.5);
  expect(minutesUntil(now, "2026-11-20T11:00:00.000Z")).toBe(0.1);
});

test("nobody is left in a state for longer than these days without a word to somebody", () => {
  const promised = Object.entries(orderStates).map(([state, { patienceDays }]) => [state, patienceDays]);
  expect(Object.fromEntries(promised)).toEqual({
    ...{ draft: 1 / 24, "awaiting payment": 15, expired: undefined, paid: 4 / 24, held: 3 },
    ...{ "in production": 7, "on hold": 2, "needs attention": 2, shipped: 40 },
    ...{ completed: undefined, refunding: 10, refunded: undefined },
  });
  const wanting = Object.entries(orderStates).flatMap(([state, { wantsPerson }]) =>
    wantsPerson ? state : [],
  );
  expect(wanting).toEqual(["held", "on hold", "needs attention"]);
});

test("the print house is asked for a hundred at once", () => {
  expect(MOST_LOOKED_AT).toBe(100);
});

test("a link is signed with 192 bits", () => {
  expect(orderKey("secret", "order")).toHaveLength(32);
  expect(callbackKey("secret", "order")).toHaveLength(32 + "order.".length);
});

test("a mail is due until it was sent or given up, also one of the first release", () => {
  const item = { pk: "", sk: "", type: "order-mail", v: 1, w: "" };
  const old = { orderId: "order", kind: "placed", createdAt: "2026-11-01T10:00:00.000Z" };
  const letter = readItem(owedLetters, { ...item, data: old });
  expect(letter).toMatchObject({ name: "placed", tries: 0, dueAt: old.createdAt });
  expect(owedLetters.due?.(letter)).toEqual(new Date(old.createdAt));
  expect(owedLetters.due?.({ ...letter, sentAt: "" })).toBeUndefined();
  expect(owedLetters.due?.({ ...letter, gaveUpAt: "" })).toBeUndefined();
  expect(owing("order", "refunded", old.createdAt, cents(5))).toMatchObject({
    item: { data: { amount: 5 } },
  });
  expect(owing("order", "placed", old.createdAt)).not.toHaveProperty("item.data.amount");
});

test("the second mail of a kind has a number", () => {
  expect(nextLetter([], "refunded")).toBe("refunded");
  expect(nextLetter(["placed", "refunded"], "refunded")).toBe("refunded#2");
  expect(nextLetter(["refunded", "refunded#2", "placed"], "refunded")).toBe("refunded#3");
});

test("an order is read with every mark that it may carry", () => {
  const [line] = anOrder("paid").lines;
  const marked = { ...line, paidBack: true, leftOut: true, crop: 1 };
  const marks = {
    overdueTold: true,
    forget: true,
    cancel: "operator",
    handedOver: { by: "me", doubt: true },
  };
  const { v: _, ...paid } = { v: 1, ...anOrder("paid"), ...marks, lines: [marked] };
  expect(z.safeParse(order, paid)).toMatchObject({ success: true, data: paid });
  const draft = { ...anOrder("draft"), superseded: true };
  expect(z.safeParse(order, draft)).toMatchObject({ success: true, data: draft });
  const waiting = { ...anOrder("awaiting payment"), superseded: true };
  expect(z.safeParse(order, waiting)).toMatchObject({ success: true, data: waiting });
  for (const wrong of [{ total: 0.5 }, { total: "1" }])
    expect(z.safeParse(order, { ...paid, paid: { ...anOrder("paid").paid, ...wrong } }).success).toBe(false);
});
