import { expect, test } from "vitest";
import type { HoldReason, Order } from "../../../functions/core/orders/order.ts";
import { shownDetail } from "../../../functions/core/orders/shown.ts";
import { statusSentence } from "../../../web/src/orders/status.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const changeable = { ...anOrder("paid"), holdUntil: "2026-11-20T12:10:00.000Z" };
const said = (order: Order) => statusSentence(shownDetail(order, now));

test("an order that is being called off offers nothing that would be refused, and says so", () => {
  const cancelling = { ...changeable, cancel: "shopper" } as const;
  const shown = shownDetail(cancelling, now);
  expect(shown).toMatchObject({ canChangeAddress: false, canCancel: false, cancelWanted: true });
  expect(shown).not.toHaveProperty("changeUntil");
  for (const order of [cancelling, { ...anOrder("in production"), cancel: "operator" } as const])
    expect(said(order)).toContain("We are trying to cancel your order");
});

test.for<[HoldReason, string]>([
  ["address", "waits for another address"],
  ["disputed", "waits for a bank"],
  ["under review", "waits for one of us"],
  ["by the shop", "waits for one of us"],
])("an order that is held is never told as being made: %s", ([why, words]) => {
  expect(said(aHeldOrder(why))).toContain(words);
});

test("nor is one that nobody has paid for, or that the print house asks about", () => {
  expect(said(anOrder("awaiting payment"))).toBe("This order waits for its payment.");
  expect(said(anOrder("on hold"))).toContain("The print house has a question");
  expect(said(anOrder("needs attention"))).toContain("waits for one of us");
});

test("one that goes on by itself is", () => {
  const { cancel: _, ...going } = anOrder("in production");
  for (const order of [changeable, going])
    expect(said(order)).toBe("Your order is being processed and will be shipped soon.");
});
