import { expect, test } from "vitest";
import { commandFor, commands, usage } from "../../functions/ops/commands.ts";
import { aTill } from "../support/till.ts";
import { anOpenShop } from "../support/visitor.ts";

/** Somebody paid with Express, so that it goes to print at once. */
async function aPrintedOrder() {
  const till = aTill();
  const shopper = await till.aShopper();
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId, { method: "Express" });
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  await till.work();
  const run = (name: string, id = orderId, ...words: string[]) =>
    commands[name]?.run(till.shop, [id, ...words], "grace");
  return { ...till, shopper, orderId, run };
}

test("orders that are under way are listed, and told in full", async () => {
  const { run, orderId } = await aPrintedOrder();
  expect(await run("orders", "in", "production")).toContain(orderId);
  expect(JSON.parse((await run("order")) ?? "")).toMatchObject({ orderId, state: "in production" });
  await expect(run("order", "nobody's")).rejects.toThrow("There is no order nobody's.");
});

test("a refund calls the print off first", async () => {
  const { run, work, orderId, printer, payments, shopper } = await aPrintedOrder();
  await run("refund");
  await work();
  expect(printer.find(orderId)?.state.stage).toBe("cancelled");
  expect(payments.refunded).toHaveLength(1);
  expect((await shopper.look(orderId)).status).toBe("refunded");
  await expect(run("refund")).rejects.toThrow("refunded already");
  await expect(run("retry")).rejects.toThrow("This order is refunded");
});

test("what was sent is printed again under a name of its own, and only that", async () => {
  const { run, work, orderId, printer } = await aPrintedOrder();
  await expect(run("reprint")).rejects.toThrow("Only what was sent");
  printer.ship(orderId);
  await run("retry");
  await work();
  await run("reprint");
  await work();
  expect([...printer.printed.values()].map(({ order }) => order.key)).toEqual([orderId, `${orderId}:r1`]);
});

test("the newsletter's readers are listed with the links that end it, by a page and at once, and nobody else is", async () => {
  const { shop, inbox, visitor, mailedToken } = anOpenShop();
  const readers = () => commands.readers?.run(shop, [], "grace");
  expect(await readers()).toBe("Nobody reads the newsletter yet.");
  const browser = visitor();
  await browser.post("/newsletter/subscribe", { email: "ada@example.com" });
  const token = mailedToken();
  await browser.post("/newsletter/subscribe", { email: "never@example.com" });
  await browser.post("/newsletter/confirm", { token });
  const leave = /https:\S+leave=\S+/.exec(inbox[2]?.text ?? "")?.[0];
  const atOnce = leave?.replace("/newsletter?leave=", "/api/v1/newsletter/unsubscribe/");
  expect(await readers()).toBe(`ada@example.com\t${shop.clock.now().toISOString()}\t${leave}\t${atOnce}`);
});

test("every command says what it takes and what it does", () => {
  for (const name of [...Object.keys(commands), "preflight", "smoke", "scale"])
    expect(usage).toContain(`\n  ${name} `);
  expect(usage).toContain("\n  redrive                   puts dead letters back on their queues\n");
  expect(usage).toContain(
    "\n  refund ID [lines 1,3] [12.50] [again]  pays it back: all of it, some lines, or an amount\n",
  );
});

test.each([
  ["attention", 0],
  ["orders", 0],
  ["order", 1],
  ["refund", 1],
  ["note", 2],
  ["resend", 2],
  ["address", 7],
])("%s is done with %i words or more, and not with fewer", (name, least) => {
  const words = Array<string>(least).fill("word");
  expect(commandFor(name, words)).toBe(commands[name]);
  if (least > 0) expect(commandFor(name, words.slice(1))).toBeUndefined();
});

test("what is no command is done with no words at all", () => {
  for (const name of ["", "toString", "refunds"]) expect(commandFor(name, ["word"])).toBeUndefined();
});
