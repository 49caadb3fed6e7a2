import { expect, test } from "vitest";
import { cancelOrder } from "../../functions/core/orders/owner-changes.ts";
import { commands } from "../../functions/ops/commands.ts";
import { aTill } from "../support/till.ts";
import { twoLines } from "../support/two-lines.ts";

/** An order of two lines, and the commands of an operator about it. */
async function twoLinesAndOperator() {
  const till = await twoLines();
  const { orderId } = till;
  const run = async (name: string, ...words: string[]) => {
    const said = await commands[name]?.run(till.shop, [orderId, ...words], "grace");
    await till.work();
    return said;
  };
  const paid = [...till.payments.sessions.values()][0]?.state.total;
  return { ...till, run, paid };
}

test("two lines refunded one after the other are the whole order, shipping included", async () => {
  const { run, back, paid, printer, orderId } = await twoLinesAndOperator();
  printer.ship(orderId);
  await run("retry");
  await run("refund", "lines", "1");
  expect(back()).toBeLessThan(paid ?? 0);
  await run("refund", "lines", "2");
  expect(back()).toBe(paid);
});

test("an amount goes back once, its mail tells how much, and who did it is remembered", async () => {
  const { run, back, inbox } = await twoLinesAndOperator();
  await run("refund", "5.00");
  expect(back()).toBe(500);
  expect(inbox.at(-1)?.text).toContain("We have refunded $5.00");
  expect(await run("timeline")).toContain("grace: $5.00 is being refunded.");
  await expect(run("refund", "9999.00")).rejects.toThrow("can be refunded");
});

test("a mail about a part of the money says the same when it is sent again", async () => {
  const { run, inbox } = await twoLinesAndOperator();
  await run("refund", "5.00");
  await run("resend", "refunded", "ada@example.org");
  expect(inbox.at(-1)?.to).toBe("ada@example.org");
  expect(inbox.at(-1)?.text).toContain("We have refunded $5.00");
  await expect(run("resend", "shipped")).rejects.toThrow("These were sent, or tried: placed");
});

test("orders are listed by a state that there is", async () => {
  const { run, orderId, shop } = await twoLinesAndOperator();
  const list = (...words: string[]) => commands.orders?.run(shop, words, "grace");
  expect(await list("in", "production")).toContain(orderId);
  expect(await list("shipped")).toBe("No order is under way.");
  expect(await list("in", "production", "0")).toBe("No order is under way.");
  await run("note", "called");
  for (const words of [["shiped"], ["in"], ["paid", "24h"], ["paid", "shipped"]])
    await expect(list(...words)).rejects.toThrow("There are these states: draft, awaiting payment");
});

test("an order is found by its number, its address, its payment and its print", async () => {
  const { shop, orderId, printer } = await twoLinesAndOperator();
  const found = (...words: string[]) => commands.find?.run(shop, words, "grace");
  const print = printer.find(orderId)?.state.id ?? "";
  const { number } = JSON.parse((await commands.order?.run(shop, [orderId], "grace")) ?? "{}");
  for (const words of [[number], ["ADA@example.com"], ["ada", "lovelace"], ["pi_cs_1"], [print]])
    expect(await found(...words)).toContain(orderId);
  expect(await found("grace@example.com")).toBe("Nothing is called that.");
});

test("a line is paid back once, whoever asks again", async () => {
  const { run, back, printer, orderId } = await twoLinesAndOperator();
  printer.ship(orderId);
  await run("retry");
  await run("refund", "lines", "1");
  const once = back();
  await expect(run("refund", "lines", "1")).rejects.toThrow("Line 1 is paid back already.");
  expect(back()).toBe(once);
});

test("what was called off is not held, and one that is held stays called off", async () => {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy();
  const { userId } = await till.kept(orderId);
  await cancelOrder(till.shop, { caller: { userId, userType: "guest" }, orderId });
  await expect(till.ops("hold", orderId, "a", "look")).rejects.toThrow("is being called off");
  await till.pass({ minutes: 40 });
  expect((await till.kept(orderId)).state).toBe("refunded");
});
