import { describe, expect, test } from "vitest";
import { ATTENTION, attentions } from "../../../functions/core/orders/items.ts";
import type { OrderIn } from "../../../functions/core/orders/order.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aTill } from "../../support/till.ts";

/** A payment that does not add up. */
async function misfit(over: object) {
  const till = aTill();
  const shopper = await till.aShopper();
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId, over);
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  await till.work();
  return { ...till, shopper, orderId };
}

describe.each([
  ["shipping that was never offered", { shipping: cents(1) }],
  ["no address", { address: undefined }],
  ["no name", { name: undefined }],
  ["no e-mail address", { email: undefined }],
])("paid with %s", (_, over) => {
  test("it is on the list, in its owner's list, and its money can go back", async () => {
    const { ops, orderId, shopper, payments, kept } = await misfit(over);
    expect((await kept(orderId)).state).toBe("needs attention");
    expect(await ops("attention")).toContain(orderId);
    expect(await ops("orders", "needs attention")).toContain(orderId);
    expect((await shopper.browser.get("/orders")).body.orders).toHaveLength(1);
    await ops("refund", orderId);
    expect(payments.refunded).toHaveLength(1);
    expect((await kept(orderId)).state).toBe("refunded");
  });

  test("its mails end, whether there is somebody to read them or not", async () => {
    const { pass, queues, kept, orderId } = await misfit(over);
    for (let days = 0; days < 8; days++) await pass({ days: 1 });
    expect(queues.orders.sent).toEqual([]);
    expect((await kept(orderId)).tries).toBe(0);
  });
});

test("mended at the provider, it is read anew and goes on", async () => {
  const { payments, ops, orderId, kept } = await misfit({ name: undefined });
  const [page] = payments.sessions.values();
  if (page) page.state = { ...page.state, name: "Ada Lovelace" };
  await ops("retry", orderId);
  expect((await kept(orderId)).state).toBe("paid");
});

test("asked to be looked at again, it stays on the list until it has been", async () => {
  const { shop, ops, orderId } = await misfit({ name: undefined });
  shop.queues.orders.send = async () => {};
  await ops("retry", orderId);
  expect(await ops("attention")).toContain(orderId);
});

test("what does not add up is told once, however often it is looked at; what else does not, anew", async () => {
  const { payments, ops, orderId, kept, pass, logged, inbox } = await misfit({ shipping: cents(1) });
  const told = () =>
    logged.splice(0).flatMap(({ level, event, fields }) => (level === "error" ? [[event, fields]] : []));
  const why = "payment: shipping; payment: total";
  const state = "needs attention";
  expect(told()).toEqual([
    ["order.mismatch", { orderId, wrong: "shipping,total" }],
    ["order.wants-person", { orderId, state, why }],
  ]);
  const { since, payment } = (await kept(orderId)) as OrderIn<"needs attention">;
  for (let times = 0; times < 3; times++) {
    await pass({ hours: 7 });
    await ops("retry", orderId);
  }
  expect(told()).toEqual([]);
  expect(await kept(orderId)).toMatchObject({ state, since, payment, letters: ["problem"] });
  const [page] = payments.sessions.values();
  if (page) page.state = { ...page.state, name: undefined };
  await ops("retry", orderId);
  expect(told()).toEqual([
    ["order.mismatch", { orderId, wrong: "shipping,total,address" }],
    ["order.wants-person", { orderId, state, why: `${why}; payment: address` }],
  ]);
  expect((await kept(orderId)).letters).toEqual(["problem"]);
  expect(inbox).toHaveLength(1);
});

test("looked at daily, it goes on by itself once it adds up", async () => {
  const { payments, pass, orderId, kept } = await misfit({ name: undefined });
  const [page] = payments.sessions.values();
  if (page) page.state = { ...page.state, name: "Ada Lovelace" };
  await pass({ hours: 25 });
  expect((await kept(orderId)).state).toBe("paid");
});

test("what is known of a payment is not given up for a page that says less", async () => {
  const { payments, ops, orderId, kept } = await misfit({ name: undefined });
  const [page] = payments.sessions.values();
  if (page) page.state = { ...page.state, status: "expired" };
  await ops("retry", orderId);
  expect((await kept(orderId)).state).toBe("needs attention");
});

test("what is over is not looked at again", async () => {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy({ method: "Express" });
  till.printer.deliver(orderId);
  await till.pass({ hours: 13 });
  await till.pass({ days: 3 });
  expect((await till.kept(orderId)).state).toBe("completed");
  await expect(till.ops("retry", orderId)).rejects.toThrow("there is nothing to look at");
  expect((await till.kept(orderId)).dueAt).toBeUndefined();
});

describe("money that takes days", () => {
  test.for([
    ["paid", "paid"],
    ["failed", "expired"],
  ] as const)("and in the end is %s: the order is %s", async ([end, state]) => {
    const { payments, pass, kept, orderId } = await misfit({ status: "unpaid" });
    await pass({ days: 2 });
    expect((await kept(orderId)).state).toBe("awaiting payment");
    payments.settlePayment([...payments.sessions.keys()][0] ?? "", end);
    await pass({ hours: 7 });
    expect((await kept(orderId)).state).toBe(state);
  });

  const listed = ({ table }: Awaited<ReturnType<typeof misfit>>["shop"]) =>
    table.all(attentions, { pk: ATTENTION, prefix: "" });

  test("nor ever comes: a person hears of it, and the list forgets it together with the order", async () => {
    const { shop, clock, pass, logged, ops, orderId } = await misfit({ status: "unpaid" });
    for (let days = 0; days < 17; days++) await pass({ days: 1 });
    expect(logged.filter(({ event }) => event === "order.overdue")).toHaveLength(1);
    expect(await ops("attention")).toMatch(new RegExp(`${orderId}.* stands still since 2026-11-20T12:00`));
    expect(await listed(shop)).toHaveLength(1);
    clock.advance({ days: 90 });
    expect(await listed(shop)).toEqual([]);
  });

  test("comes after all, and does not add up: the list keeps it as long as the order", async () => {
    const { shop, clock, pass, payments, ops, orderId } = await misfit({ status: "unpaid", name: undefined });
    for (let days = 0; days < 17; days++) await pass({ days: 1 });
    payments.settlePayment([...payments.sessions.keys()][0] ?? "", "paid");
    await pass({ hours: 7 });
    expect(await ops("attention")).toContain("payment: ");
    clock.advance({ days: 90 });
    expect(await listed(shop)).toHaveLength(1);
    expect(await ops("attention")).toContain(orderId);
  });
});
