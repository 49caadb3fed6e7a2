import { expect, test } from "vitest";
import { orders } from "../../../functions/core/orders/items.ts";
import { refundLines, reprintOrder } from "../../../functions/core/orders/operators/making-good.ts";
import { noteOrder } from "../../../functions/core/orders/operators/operating.ts";
import { moved, type Order, type OrderIn } from "../../../functions/core/orders/order.ts";
import { cents } from "../../../functions/lib/money.ts";
import type { Stored } from "../../../functions/lib/table/entity.ts";
import { anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

// What an operator did is known by what was written down of it, whatever words that has.

const orderId = "order";
const open = async (order: Order) => ({ ...(await opened(order)).shop, by: "grace" });

test("a line is printed again as that was done, however it was worded, until it is dropped", async () => {
  const shipped = anOrder("shipped");
  const lines = shipped.lines.flatMap((line) => [line, line]);
  const paid = { ...shipped.paid, total: cents(18_095) };
  const needs = await open({ ...shipped, lines, subtotal: cents(16_800), paid });
  const read = async (orderId: string) =>
    (await needs.table.get(orders, { orderId }, { consistent: true })) as Stored<OrderIn<"shipped">>;
  await reprintOrder(needs, orderId, [1]);
  const order = await read(orderId);
  const history = order.history.map((one) => ("what" in one ? { ...one, what: "Made anew." } : one));
  await needs.table.replace(orders, { ...order, history });
  await expect(refundLines(needs, orderId, [1])).rejects.toThrow('grace did this before: "Made anew."');
  const { v, ...again } = await read("order:r1");
  await needs.table.replace(orders, { ...moved(again, "expired", { session: again.session }), v });
  await refundLines(needs, orderId, [1]);
  expect((await read(orderId)).lines.map(({ paidBack }) => paidBack)).toEqual([true, undefined]);
});

test("a note is one however it is worded, and whatever else is worded like one is none", async () => {
  const said = { at: "", kind: "by operator", by: "grace", what: "Note: called" } as const;
  const full = (one: Order["history"][number]) =>
    open({ ...anOrder("paid"), history: Array<typeof one>(50).fill(one) });
  const noted = await full({ ...said, what: "They called.", note: true });
  await expect(noteOrder(noted, orderId, "x")).rejects.toThrow("no room for more");
  expect(await noteOrder(await full(said), orderId, "x")).toBe("Note: x");
});
