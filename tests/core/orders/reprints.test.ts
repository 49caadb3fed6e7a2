import { describe, expect, test } from "vitest";
import { images } from "../../../functions/core/images/items.ts";
import { orders } from "../../../functions/core/orders/items.ts";
import { ownOrders } from "../../../functions/core/orders/ownership.ts";
import { wakeOrders } from "../../../functions/core/orders/wake-orders.ts";
import { dueWork } from "../../support/due.ts";
import { aTill } from "../../support/till.ts";
import { twoLines } from "../../support/two-lines.ts";

/** Sent, and printed anew by an operator. */
async function reprinted({ days = 0 } = {}) {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy({ method: "Express" });
  till.printer.deliver(orderId);
  await till.pass({ hours: 13 });
  till.clock.advance({ days });
  await till.ops("reprint", orderId);
  return { ...till, shopper, orderId, again: `${orderId}:r1` };
}

test("a reprint is a print of its own, with letters of its own, and nobody can turn it into money", async () => {
  const { printer, orderId, again, shopper, kept, inbox, pass, payments } = await reprinted();
  expect(printer.printed.size).toBe(2);
  expect((await kept(orderId)).state).toBe("completed");
  expect((await shopper.browser.post(`/orders/${orderId}/cancel`)).status).toBe(409);
  expect((await shopper.browser.post(`/orders/${again}/cancel`)).status).toBe(409);
  printer.ship(again);
  await pass({ hours: 13 });
  const letters = inbox.map(({ subject }) => subject).filter((subject) => subject.includes("-R1"));
  const subjects = letters.map((subject) => subject.replace(/WF-\w+-R1/, "WF-R1"));
  expect(subjects).toEqual(["We print it again: WF-R1", "Order WF-R1 is on its way"]);
  expect(payments.refunded).toEqual([]);
});

/** Delivered, by a print house that takes nothing more. */
async function deliveredOnce() {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy({ method: "Express" });
  till.printer.deliver(orderId);
  await till.pass({ hours: 13 });
  till.shop.printer = {
    ...till.printer,
    submit: async () => ({ outcome: "refused", reason: "SkuNotFound", about: "item" }),
  };
  return { ...till, orderId, again: `${orderId}:r1` };
}

test("a reprint that the print house refuses waits for a person, and its order is not paid back", async () => {
  const { ops, kept, payments, orderId, again } = await deliveredOnce();
  await ops("reprint", orderId);
  expect(await kept(again)).toMatchObject({ state: "held", why: "refused" });
  expect(await ops("attention")).toContain(again);
  expect(payments.refunded).toEqual([]);
  expect(await ops("drop", again)).toBe("It is not printed again.");
});

test("that it is printed again is told to nobody once it is not", async () => {
  const { shop, ops, pass, inbox, orderId, again } = await deliveredOnce();
  const { mailer } = shop;
  shop.mailer = { send: () => Promise.reject(new Error("no mail goes out")) };
  await ops("reprint", orderId);
  await ops("drop", again);
  shop.mailer = mailer;
  await pass({ hours: 13 });
  expect(inbox.filter(({ subject }) => subject.includes("-R1"))).toEqual([]);
  expect(await ops("attention")).toBe("No order wants a person.");
});

describe("a reprint that the print house has cancelled", () => {
  async function cancelledThere() {
    const till = await reprinted();
    const { printer, again, pass, kept } = till;
    printer.change(again, { stage: "cancelled" });
    await pass({ hours: 13 });
    expect(await kept(again)).toMatchObject({ state: "held", why: "refused" });
    /** Those that are there and are not cancelled. */
    const alive = () =>
      [...printer.printed.values()].flatMap(({ order: { key, reference }, state: { stage } }) =>
        reference === again && stage !== "cancelled" ? [key] : [],
      );
    return { ...till, alive };
  }

  test("is ordered again once somebody lets it go on, as another print, and arrives", async () => {
    const { ops, again, alive, kept, printer, pass, shopper, orderId, payments } = await cancelledThere();
    expect(await ops("explain", again)).toContain(`\`release ${again}\` orders it again`);
    expect(alive()).toEqual([]);
    expect(await ops("release", again)).toBe("It goes on.");
    expect(alive()).toEqual([`${again}:2`]);
    expect(await kept(again)).toMatchObject({ state: "in production" });
    printer.deliver(`${again}:2`);
    await pass({ hours: 13 });
    await pass({ days: 3 });
    expect(await kept(again)).toMatchObject({ state: "completed" });
    expect((await shopper.browser.get(`/orders/${orderId}`)).body.order.status).toBe("completed");
    expect(payments.refunded).toEqual([]);
  });

  test("is never printed twice, whoever asks how often, and whatever answers are lost", async () => {
    const { ops, again, alive, shop, pass, printer, kept } = await cancelledThere();
    const { submit } = shop.printer;
    let lost = 2;
    shop.printer = {
      ...shop.printer,
      submit: async (order) => {
        const answer = await submit(order);
        if (lost-- > 0) throw new Error("the answer was lost");
        return answer;
      },
    };
    await ops("release", again);
    await expect(ops("release", again)).rejects.toThrow("Only a held order can be released");
    for (let hours = 0; hours < 4; hours++) await pass({ hours: 1 });
    await ops("retry", again);
    expect(alive()).toEqual([`${again}:2`]);
    expect(await kept(again)).toMatchObject({ state: "in production", tries: 0 });
    // Cancelled once more, it is once more another.
    printer.change(`${again}:2`, { stage: "cancelled" });
    await pass({ hours: 25 });
    await ops("release", again);
    expect(alive()).toEqual([`${again}:3`]);
  });

  test("is given up by whoever does not want that, and the audit knows what was there", async () => {
    const { ops, again, alive, logged } = await cancelledThere();
    expect(await ops("audit")).toBe("0 payments were taken up again, 0 prints are unknown to us.");
    expect(await ops("drop", again)).toBe("It is not printed again.");
    expect(await ops("audit")).toContain("0 prints are unknown to us.");
    expect(alive()).toEqual([]);
    expect(logged.filter(({ event }) => event.startsWith("audit.unknown"))).toEqual([]);
  });
});

test("a reprint that was refused goes on under the same name: it may be there", async () => {
  const { printer, shop, orderId, ops, pass, kept } = await reprinted();
  const again = `${orderId}:r2`;
  const { submit } = shop.printer;
  shop.printer = {
    ...printer,
    submit: async () => ({ outcome: "refused", reason: "SkuNotFound", about: "item" }),
  };
  await ops("reprint", orderId, "again");
  expect(await kept(again)).toMatchObject({ state: "held", why: "refused" });
  shop.printer = { ...printer, submit };
  await ops("release", again);
  await pass({ hours: 1 });
  expect([...printer.printed.values()].map(({ order }) => order.key)).toEqual([
    orderId,
    `${orderId}:r1`,
    again,
  ]);
});

test("while its file is good, a reprint is made of it; half a year later of a new one", async () => {
  const fileOf = ({ printer }: Awaited<ReturnType<typeof reprinted>>, key: string) =>
    printer.find(key)?.order.items[0]?.fileUrl;
  const soon = await reprinted({ days: 100 });
  expect(fileOf(soon, soon.again)).toBe(fileOf(soon, soon.orderId));
  const late = await reprinted({ days: 170 });
  expect(fileOf(late, late.again)).toMatch(/prints\//);
  expect(fileOf(late, late.again)).not.toBe(fileOf(late, late.orderId));
});

test("a picture is let go however its order ends before print", async () => {
  const till = aTill();
  const shopper = await till.aShopper();
  const address = {
    line1: "1 Calle",
    city: "San Juan",
    state: "PR",
    zip: "00901",
    countryCode: "US" as const,
  };
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId, { address });
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  await till.work();
  const [batchId = ""] = shopper.image._id.split("~");
  const ordersOf = async () => (await till.shop.table.get(images, { batchId, n: 0 }))?.state;
  expect(await ordersOf()).toMatchObject({ orders: [orderId] });
  await till.ops("refund", orderId);
  till.clock.advance({ days: 15 });
  await wakeOrders(till.shop, await dueWork(till.shop.table, till.clock.now()));
  await till.work();
  expect(await ordersOf()).toMatchObject({ orders: [] });
});

test("what was never made is not made again", async () => {
  const till = await twoLines({ method: "Budget" });
  const { orderId, printer, ops, pass } = till;
  await ops("refund", orderId, "lines", "1");
  await pass({ hours: 1 });
  printer.ship(orderId);
  await ops("retry", orderId);
  await expect(ops("reprint", orderId, "lines", "1")).rejects.toThrow("Line 1 was never made");
  await expect(ops("reprint", orderId, "1")).rejects.toThrow("reprint ID lines 1");
  await ops("reprint", orderId);
  expect(printer.find(`${orderId}:r1`)?.order.items).toHaveLength(1);
});

test("nobody knows where to send a reprint for whoever was forgotten", async () => {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy({ method: "Express" });
  till.printer.deliver(orderId);
  await till.pass({ hours: 13 });
  await till.pass({ days: 3 });
  const { userId, state } = await till.kept(orderId);
  expect(state).toBe("completed");
  await till.shop.table.write(...(await ownOrders(till.shop).erased(till.shop.table, { userId })).flat());
  await till.pass({ days: 31 });
  await expect(till.ops("reprint", orderId)).rejects.toThrow("was forgotten");
});

describe("a reprint and its order lead to each other", () => {
  test("for their owner, and by the link of a mail with its own key", async () => {
    const { shopper, orderId, again, kept, visitor, inbox } = await reprinted();
    const { number } = await kept(orderId);
    const [first, second] = [await shopper.look(orderId), await shopper.look(again)];
    expect(first.reprints).toEqual([{ _id: again, orderNumber: `${number}-R1` }]);
    expect(first).not.toHaveProperty("reprintOf");
    expect(second.reprintOf).toEqual({ _id: orderId, orderNumber: number });
    expect(second).not.toHaveProperty("reprints");

    const stranger = visitor();
    const keyIn = (text = "") => /\?key=([\w-]+)/.exec(text)?.[1];
    const key = keyIn(inbox.find(({ subject }) => !subject.includes("-R1"))?.text);
    const { reprints } = (await stranger.get(`/orders/${orderId}?key=${key}`)).body.order;
    const mailed = inbox.find(({ subject }) => subject.includes("-R1"));
    expect(reprints).toMatchObject([{ _id: again, key: keyIn(mailed?.text) }]);
    const there = await stranger.get(`/orders/${again}?key=${reprints[0].key}`);
    expect(there.body.order.reprintOf).toEqual({ _id: orderId, orderNumber: number, key });
  });

  test("but one of the first release, which was none of its own, leads nowhere", async () => {
    const { shop, orderId, shopper, again, kept } = await reprinted();
    await shop.table.remove(orders, await kept(again));
    expect(await shopper.look(orderId)).not.toHaveProperty("reprints");
  });
});
