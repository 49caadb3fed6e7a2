import { describe, expect, test } from "vitest";
import { moved, type OrderState } from "../../../functions/core/orders/order.ts";
import { canCancel, canChange } from "../../../functions/core/orders/order-rules.ts";
import { isOver, isOverdue, orderStates, publicStatus } from "../../../functions/core/orders/order-states.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";

const states = Object.keys(orderStates) as OrderState[];
const during = new Date("2026-11-01T10:10:00Z");
const afterwards = new Date("2026-11-01T11:00:00Z");

test("what is over has no step, and what is not over has one or waits for a person", () => {
  for (const state of states) {
    const { over, step, wantsPerson } = orderStates[state];
    expect([state, Boolean(over)]).toEqual([state, (!step || step === "check refund") && !wantsPerson]);
    expect(isOver({ state })).toBe(Boolean(over));
  }
});

test("an expired order is not told to be on its way", () => {
  expect(publicStatus({ state: "expired" })).toBe("expired");
});

test("what a state carried is left behind, unless it is handed on", () => {
  const paid = anOrder("paid");
  const next = moved(paid, "refunding", {
    session: paid.session,
    paid: paid.paid,
    back: { ...paid.back, wanted: paid.paid.total },
  });
  expect(next).toMatchObject({ state: "refunding", orderId: "order", lines: paid.lines });
  for (const name of ["holdUntil", "handedOver", "cancel"]) expect(next).not.toHaveProperty(name);
});

describe("what its owner can still do", () => {
  test("everything while it is held, nothing once it was sent", () => {
    expect(canChange(anOrder("paid"), during)).toBe(true);
    expect(canChange({ ...anOrder("paid"), handedOver: { by: "somebody" } }, during)).toBe(false);
    expect(canChange(anOrder("paid"), afterwards)).toBe(false);
  });

  test.for(states)("%s: calling off is possible where the table says so", (state) => {
    const order = state === "held" ? aHeldOrder() : anOrder(state);
    if ("cancel" in order) delete order.cancel;
    expect(canCancel(order)).toBe(orderStates[state].stoppedBy.includes("shopper"));
  });

  test("calling off is possible also where it goes to print, or should have gone, and nobody knows more yet", () => {
    expect(canCancel(anOrder("paid"))).toBe(true);
    expect(canCancel({ ...anOrder("paid"), handedOver: { by: "somebody" } })).toBe(true);
  });

  test("nobody asks twice", () => {
    expect(canCancel(anOrder("in production"))).toBe(false);
  });

  test("nobody asks again what was too late, until something else has come about", () => {
    const { cancel: _, ...order } = anOrder("in production");
    const since = (...kinds: ("too late to cancel" | "late")[]) => ({
      ...order,
      history: kinds.map((kind) => ({ at: order.since, kind })),
    });
    expect(canCancel(since("too late to cancel"))).toBe(false);
    expect(canCancel(since("too late to cancel", "late"))).toBe(true);
    expect(canCancel(since("late", "too late to cancel"))).toBe(false);
  });
});

test("an order is overdue after its patience, and one that is over never is", () => {
  const since = "2026-11-01T10:00:00.000Z";
  const inDays = (days: number) => new Date(Date.parse(since) + days * 86_400_000);
  for (const state of states) {
    const { patienceDays, over } = orderStates[state];
    expect([state, patienceDays === undefined]).toEqual([state, over === true]);
    if (patienceDays === undefined) expect(isOverdue({ state, since }, inDays(1e6))).toBe(false);
    else {
      expect(isOverdue({ state, since }, inDays(patienceDays))).toBe(false);
      expect(isOverdue({ state, since }, inDays(patienceDays + 0.01))).toBe(true);
    }
  }
});

test("an order that its owner can change for a day has not stood still while they can", () => {
  const since = "2026-11-20T12:00:00.000Z";
  const inHours = (hours: number) => new Date(Date.parse(since) + hours * 3_600_000);
  const paid = { state: "paid", since, holdUntil: inHours(24).toISOString() } as const;
  expect([24, 27.9, 28.1].map((hours) => isOverdue(paid, inHours(hours)))).toEqual([false, false, true]);
  // One that was held in between has had its day.
  const released = { ...paid, since: inHours(48).toISOString() };
  expect([51.9, 52.1].map((hours) => isOverdue(released, inHours(hours)))).toEqual([false, true]);
  // Who waits for a person waits since then.
  const held = { ...paid, state: "held", holdUntil: inHours(1000).toISOString() } as const;
  expect(isOverdue(held, inHours(1000))).toBe(true);
});

test("that it stood still for too long is told of the state that it was in", () => {
  const order = { ...anOrder("paid"), overdueTold: true as const };
  const { session, paid, back } = order;
  const at = { submittedAt: "2026-11-20T12:00:00.000Z", id: "ord_1" };
  expect(moved(order, "in production", { session, paid, back, print: at, parcels: [] })).not.toHaveProperty(
    "overdueTold",
  );
});
