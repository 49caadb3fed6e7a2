import { describe, expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { orders } from "../../../functions/core/orders/items.ts";
import {
  refundAmount,
  refundLines,
  refundOrder,
  reprintOrder,
} from "../../../functions/core/orders/operators/making-good.ts";
import type { Bought, Order, OrderIn } from "../../../functions/core/orders/order.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

// Two lines of $84 each, sent for $12.95.

const TOTAL = 18_095;

function withTwoLines<One extends Bought>(order: One): One {
  const [line] = order.lines;
  const paid = { ...order.paid, total: cents(TOTAL) };
  return { ...order, orderId: "order", lines: [line, line], subtotal: cents(16_800), paid } as One;
}

async function open(order: Order) {
  const { shop, queues } = await opened(order);
  const needs = { ...shop, by: "grace" };
  const read = (orderId = "order") => shop.table.get(orders, { orderId }, { consistent: true });
  return {
    shop,
    queues,
    read,
    all: () => refundOrder(needs, "order"),
    amount: (amount: number) => refundAmount(needs, "order", cents(amount)),
    lines: (...numbers: number[]) => refundLines(needs, "order", numbers),
    reprint: (...numbers: number[]) => reprintOrder(needs, "order", numbers),
    reprintAgain: (...numbers: number[]) => reprintOrder({ ...needs, again: true }, "order", numbers),
  };
}
const paid = () => withTwoLines(anOrder("paid"));
const shipped = () => withTwoLines(anOrder("shipped"));
const held = (over: Partial<OrderIn<"held">> = {}) => withTwoLines(aHeldOrder("by the shop", over));

describe("a part of the money", () => {
  test("goes back, and the rest later; the whole is a refund of all", async () => {
    const { amount, read } = await open(shipped());
    await amount(95);
    expect(await read()).toMatchObject({ state: "shipped", back: { wanted: 95 } });
    await expect(amount(TOTAL - 94)).rejects.toThrow("Between $0.01 and $180.00 of");
    await expect(amount(0)).rejects.toThrow("Between $0.01 and $180.00 of");
    await amount(TOTAL - 95);
    expect(await read()).toMatchObject({ state: "refunding", back: { wanted: TOTAL } });
  });

  test.for([anOrder("draft"), anOrder("needs attention")])(
    "is not there where nobody paid",
    async (order) => {
      const { amount, all } = await open({ ...order, orderId: "order" });
      await expect(amount(1)).rejects.toThrow("Nothing was paid");
      await expect(all()).rejects.toThrow("Nothing was paid");
    },
  );

  test("is not known where what was paid does not add up: all of it goes back", async () => {
    const misfit = { ...anOrder("needs attention"), payment: paid().paid };
    const { amount, read, all } = await open({ ...misfit, orderId: "order" });
    await expect(amount(1)).rejects.toThrow("Only all of what was paid");
    await all();
    expect(await read()).toMatchObject({ state: "refunding" });
  });

  test.for(["refunding", "refunded"] as const)("does not go back once all is %s", async (state) => {
    const { amount, all } = await open({ ...anOrder(state), orderId: "order" });
    await expect(amount(1)).rejects.toThrow(`is ${state} already`);
    await expect(all()).rejects.toThrow(`is ${state} already`);
  });

  test("of a reprint there is none", async () => {
    const { amount, all } = await open({ ...paid(), reprintOf: "before" });
    await expect(amount(1)).rejects.toThrow("refund the order it repeats");
    await expect(all()).rejects.toThrow("refund the order it repeats");
  });
});

describe("a line that is paid back", () => {
  test("before print is not printed, also of an order that is held", async () => {
    for (const order of [paid(), held()]) {
      const { lines, read } = await open(order);
      expect(await lines(1, 1)).toBe("$84.00 for 1 of 2 lines is being refunded.");
      const kept = await read();
      expect(kept).toMatchObject({ back: { wanted: 8400 }, lines: [{ paidBack: true, leftOut: true }, {}] });
      expect(kept?.lines[1]).not.toHaveProperty("paidBack");
    }
  });

  test.for([
    shipped(),
    { ...paid(), handedOver: { by: "somebody" } },
    held({ handedOver: { by: "somebody" } }),
  ])("once the print house has it, it is printed all the same", async (order) => {
    const { lines, read } = await open(order);
    await lines(2);
    const kept = await read();
    expect(kept?.lines[1]).toMatchObject({ paidBack: true });
    expect(kept?.lines[1]).not.toHaveProperty("leftOut");
  });

  test("is paid back once; the last of them takes what was paid for sending along", async () => {
    const { lines, read } = await open(shipped());
    await lines(1);
    await expect(lines(1)).rejects.toThrow("Line 1 is paid back already");
    await lines(2);
    expect(await read()).toMatchObject({ state: "refunding", back: { wanted: TOTAL } });
  });

  test("takes it along as well where the provider has refused to send the other's", async () => {
    const [line, other] = shipped().lines;
    const { lines, read } = await open({
      ...shipped(),
      lines: [{ ...line, paidBack: true }, other],
    } as Order);
    expect(await lines(2)).toBe("$96.95 for 1 of 2 lines, and for sending them, is being refunded.");
    expect(await read()).toMatchObject({ state: "shipped", back: { wanted: 9695 } });
  });

  test("after a part of the money went back, is no more than what is left of the order", async () => {
    const { amount, lines, read } = await open(shipped());
    await amount(8400);
    await lines(1);
    expect(await read()).toMatchObject({ state: "refunding", back: { wanted: TOTAL } });
    const other = await open(shipped());
    await other.amount(8399);
    await other.lines(1);
    expect(await other.read()).toMatchObject({ state: "shipped", back: { wanted: 16_799 } });
  });

  test("calls off no other line: what went back before was for no line at all", async () => {
    for (const order of [paid(), held()]) {
      const { amount, lines, read } = await open(order);
      await amount(8400);
      expect(await lines(1)).toBe("$84.00 for 1 of 2 lines is being refunded.");
      const kept = await read();
      expect(kept).toMatchObject({
        state: order.state,
        back: { wanted: 16_800 },
        lines: [{ leftOut: true }, {}],
      });
      expect(kept).not.toHaveProperty("cancel");
      expect(kept?.lines[1]).not.toHaveProperty("leftOut");
    }
    const { amount, lines, read } = await open(paid());
    await amount(TOTAL - 8400);
    await expect(lines(1)).rejects.toThrow("That is all that is left of what was paid");
    expect(await read()).not.toHaveProperty("cancel");
  });

  test("is one that the order has", async () => {
    const { lines } = await open(shipped());
    for (const numbers of [[], [0], [3], [1, 3]])
      await expect(lines(...numbers)).rejects.toThrow("This order has the lines 1 to 2.");
  });

  test("is no concern any more, where it was lost", async () => {
    const concern = { at: "", kind: "parcel cancelled" as const, detail: "shp_1" };
    const concerns = [
      { ...concern, items: ["order-1", "order-2"] },
      { ...concern, items: ["order-1"] },
      { ...concern, kind: "disputed" as const },
    ];
    const { lines, read } = await open({ ...shipped(), concerns });
    await lines(1);
    expect((await read())?.concerns).toEqual([{ ...concern, items: ["order-2"] }, concerns[2]]);
  });
});

describe("a reprint", () => {
  test("is an order of its own that costs nothing, with letters of its own", async () => {
    const { reprint, read, queues } = await open(shipped());
    expect(await reprint(2)).toBe("It is being printed again, as order:r1.");
    expect(await read()).toMatchObject({ state: "shipped", reprints: 1 });
    expect(await read("order:r1")).toMatchObject({
      ...{
        state: "paid",
        number: "WF-ORDER-R1",
        reprintOf: "order",
        reprints: 0,
        subtotal: 0,
        letters: ["placed"],
      },
      ...{ paid: { total: 0, shipping: 0, tax: 0 }, back: { wanted: 0, done: 0 }, lines: [{ copies: 2 }] },
    });
    expect(queues.orders.sent.slice(-2)).toMatchObject([
      { job: { kind: "advance", orderId: "order:r1", heard: true } },
      { job: { kind: "letter", orderId: "order:r1", letter: "placed" } },
    ]);
    await reprint();
    expect((await read("order:r2"))?.lines).toHaveLength(2);
  });

  test("is of what was sent, and still known", async () => {
    const never = {
      ...shipped(),
      lines: [{ ...shipped().lines[0], leftOut: true }, shipped().lines[1]],
    } as Order;
    for (const [order, numbers, why] of [
      [paid(), [], "Only what was sent can be printed again; this order is paid."],
      [{ ...shipped(), reprintOf: "before" }, [], "Print before again instead."],
      [{ ...shipped(), userId: "" as UserId }, [], "Its owner was forgotten"],
      [never, [1], "Line 1 was never made"],
      [shipped(), [3], "the lines 1 to 2"],
    ] as const)
      await expect((await open(order)).reprint(...numbers)).rejects.toThrow(why);
    const { reprint, read } = await open(never);
    await reprint();
    expect((await read("order:r1"))?.lines).toHaveLength(1);
  });

  test("of all of it leaves out what is paid back; with nothing left it has to be named", async () => {
    const [line, other] = shipped().lines;
    const back = { ...line, paidBack: true };
    const { reprint, read } = await open({ ...shipped(), lines: [back, other] } as Order);
    await reprint();
    expect((await read("order:r1"))?.lines).toHaveLength(1);
    const none = await open({ ...shipped(), lines: [back, back] } as Order);
    await expect(none.reprint()).rejects.toThrow("name the lines");
    await none.reprintAgain(1);
  });

  test("is made of the files that were made before, as long as they are kept", async () => {
    for (const [at, isKept] of [
      ["2026-06-21T12:00:00.000Z", true],
      ["2026-06-21T11:59:59.999Z", false],
    ] as const) {
      const order = shipped();
      const { reprint, read } = await open({ ...order, paid: { ...order.paid, at } });
      await reprint();
      const [line] = (await read("order:r1"))?.lines ?? [];
      expect([at, line?.fileKey !== undefined]).toEqual([at, isKept]);
    }
  });
});

test("a held order that may be at the print house is called off there first, and paid back if it is refused again", async () => {
  const { all, read } = await open(held({ handedOver: { by: "me", doubt: true } }));
  await all();
  expect(await read()).toMatchObject({ state: "paid", cancel: "operator", handedOver: { doubt: true } });
  const again = await open(held({ handedOver: { by: "me", doubt: true }, cancel: "operator" }));
  await again.all();
  expect(await again.read()).toMatchObject({ state: "refunding", back: { wanted: TOTAL } });
});
