import { expect, test } from "vitest";
import { advance } from "../../../functions/core/orders/advance.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import { emailOf } from "../../../functions/core/orders/order-rules.ts";
import { ownOrders } from "../../../functions/core/orders/ownership.ts";
import { type Cents, cents } from "../../../functions/lib/money.ts";
import { aTill } from "../../support/till.ts";
import { anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

/** Bought and called off by somebody who goes before or after the money does; no mail goes out in that hour. */
async function calledOff(when: "before" | "after") {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy();
  const { shop, payments } = till;
  const { mailer } = shop;
  shop.mailer = { ...mailer, send: () => Promise.reject(new Error("no mail")) };
  if (when === "before") shop.payments = { ...payments, refund: () => Promise.reject(new Error("no line")) };
  await shopper.browser.post(`/orders/${orderId}/cancel`);
  await till.work();
  expect((await till.kept(orderId)).state).toBe(when === "before" ? "refunding" : "refunded");
  await shopper.browser.post("/user/delete", {});
  Object.assign(shop, { mailer, payments });
  for (let hours = 0; hours < 3; hours++) await till.pass({ hours: 1 });
  const known = async () => emailOf(await till.kept(orderId)) !== "";
  return { ...till, orderId, known };
}

test.each(["before", "after"] as const)(
  "whoever goes %s their money is back is told of it, and forgotten a month after it",
  async (when) => {
    const { inbox, pass, known, kept, orderId } = await calledOff(when);
    expect(await kept(orderId)).toMatchObject({ state: "refunded", forget: true });
    expect(inbox.at(-1)?.subject).toMatch(/^Order .* is cancelled$/);
    await pass({ days: 29 });
    expect(await known()).toBe(true);
    // The look at what a bank sends back does not put it off.
    await pass({ days: 1 });
    expect(await known()).toBe(false);
  },
);

test("whoever goes leaves no page behind that takes money, though the provider hears of it late", async () => {
  const till = aTill();
  const shopper = await till.aShopper();
  const { orderId, pageId } = await shopper.order();
  const { payments } = till;
  till.shop.payments = { ...payments, close: () => Promise.reject(new Error("no line")) };
  await shopper.browser.post("/user/delete", {});
  await till.pass({ minutes: 5 });
  expect(await till.kept(orderId)).toMatchObject({ state: "awaiting payment", failure: "Error: no line" });
  till.shop.payments = payments;
  for (let sweeps = 0; sweeps < 3; sweeps++) await till.pass({ minutes: 5 });
  expect(payments.sessions.get(pageId)?.state.status).toBe("expired");
  expect(await till.kept(orderId)).toMatchObject({ userId: "", state: "expired" });
});

/** One whose owner goes at this moment; `go` is the sweep, some days later. */
async function leaving(order: Order, standing: Parameters<typeof opened>[1] = {}) {
  const { shop, kept, clock } = await opened(order, standing);
  await shop.table.write(...(await ownOrders(shop).erased(shop.table, order)).flat());
  const go = async (days: number) => {
    clock.advance({ days });
    if (((await kept()).dueAt ?? "~") <= clock.now().toISOString()) await advance(shop, order.orderId);
    return kept();
  };
  return { go };
}

test("nor is one opened for them", async () => {
  const { go } = await leaving({ ...anOrder("draft"), createdAt: "2026-11-20T11:59:00.000Z" });
  expect(await go(0)).toMatchObject({ state: "expired" });
});

test("what was over for longer than a month, or never paid, is without the person at the next sweep", async () => {
  const since = "2026-10-01T00:00:00.000Z";
  const { dueAt: _, ...over } = anOrder("completed");
  const old = await leaving({ ...over, since });
  expect(await old.go(0)).toMatchObject({ userId: "", paid: { name: "" } });
  const { dueAt: __, ...unpaid } = anOrder("awaiting payment");
  const expired: Order = { ...unpaid, state: "expired", since: "2026-11-20T11:59:00.000Z" };
  const never = await leaving({ ...expired, email: "ada@example.com" });
  const kept = await never.go(0);
  expect(kept).toMatchObject({ userId: "", state: "expired" });
  expect(kept).not.toHaveProperty("email");
});

test("money that is still to go back is followed until it is there, and its owner known for so long", async () => {
  const order = { ...anOrder("completed"), since: "2026-10-01T00:00:00.000Z" };
  const back = { wanted: cents(500), done: cents(0) };
  const refunds = [{ id: "re", status: "pending" as const, amount: cents(500) }];
  const standing = { refunds: refunds as { id: string; status: "pending" | "succeeded"; amount: Cents }[] };
  const { go } = await leaving({ ...order, back, dueAt: "2026-11-20T12:00:00.000Z" }, standing);
  expect(await go(0)).toMatchObject({ paid: { name: "Ada Lovelace" }, dueAt: expect.anything() });
  standing.refunds[0] = { id: "re", status: "succeeded", amount: cents(500) };
  await go(1);
  expect(await go(1)).toMatchObject({ userId: "", back: { done: 500 } });
});
