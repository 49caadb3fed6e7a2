import { expect, test } from "vitest";
import { timelineOf } from "../../../functions/core/orders/operators/explaining.ts";
import type { HoldReason, Order } from "../../../functions/core/orders/order.ts";
import { shownDetail } from "../../../functions/core/orders/shown.ts";
import { cents } from "../../../functions/lib/money.ts";
import { statusSentence } from "../../../web/src/orders/standing.ts";
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

test("one that is cancelled has one word for it, from the wish to the money", () => {
  const at = "2026-11-20T11:00:00.000Z";
  const kinds = [
    ...(["cancel wanted", "cancelled before print"] as const),
    ...(["cancelled at print house", "too late to cancel"] as const),
  ];
  const history = kinds.map((kind) => ({ at, kind }));
  const shown = shownDetail({ ...anOrder("refunded"), history }, now);
  for (const { what } of shown.timeline) expect(what).toMatch(/cancel/i);
  expect(statusSentence(shown)).toContain("All of your money is refunded");
});

test("one that goes on by itself is", () => {
  const { cancel: _, ...going } = anOrder("in production");
  for (const order of [changeable, going])
    expect(said(order)).toBe("Your order is being processed and will be shipped soon.");
  const parcels = [{ id: "first", status: "dispatched" as const, items: [] }];
  expect(said({ ...going, parcels })).toBe("A part of your order is on its way, and the rest follows.");
});

test("what went back stands in sums and history, for shopper and operator alike", () => {
  const at = "2026-11-20T12:00:00.000Z";
  const history = [{ at, kind: "refunded" as const, amount: cents(695) }];
  const back = { wanted: cents(9695), done: cents(695) };
  const order = { ...anOrder("refunding"), history, back };
  expect(shownDetail(order, now)).toMatchObject({
    costSummary: { refunded: { amount: 6.95 } },
    timeline: [{ what: "Refunded: $6.95." }],
  });
  expect(timelineOf(order)).toBe(`${at}  Refunded: $6.95.`);
  expect(shownDetail(anOrder("shipped"), now).costSummary).not.toHaveProperty("refunded");
});

test("no order that was delivered is told to be cancelled, whatever went back", () => {
  for (const state of ["refunding", "refunded"] as const) {
    expect(said(anOrder(state))).toContain("ll of your money");
    expect(said(anOrder(state))).not.toContain("cancelled");
  }
});
