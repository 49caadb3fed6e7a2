import { expect, test } from "vitest";
import { PrinterBusy } from "../../../functions/core/fulfilment/printer.ts";
import { aTill } from "../../support/till.ts";

/** At the print house's door, which has no room for so many calls. */
async function atTheDoor(refused: number) {
  const till = aTill();
  const shopper = await till.aShopper();
  const { submit, read } = till.printer;
  let left = refused;
  let asked = 0;
  till.shop.printer = {
    ...till.printer,
    async submit(order) {
      asked++;
      return left-- > 0 ? { outcome: "unsure", reason: "no room", why: "busy" } : submit(order);
    },
    async read(id) {
      asked++;
      if (left-- > 0) throw new PrinterBusy("no room");
      return read(id);
    },
  };
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId, { method: "Express" });
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  return { ...till, orderId, asked: () => asked };
}

test("what the print house has no room for comes back within the minute, and has not failed", async () => {
  const { work, clock, kept, orderId, queues, printer, logged } = await atTheDoor(30);
  for (let times = 0; times < 31; times++) {
    await work();
    clock.advance({ minutes: 1 });
    await queues.orders.send({ kind: "advance", orderId });
    expect((await kept(orderId)).tries).toBe(0);
  }
  expect(printer.find(orderId)).toBeDefined();
  expect(logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("it comes back by itself, and not before its time", async () => {
  const { work, orderId, queues, asked } = await atTheDoor(1);
  const sent: { delaySeconds: number }[] = [];
  const { send } = queues.orders;
  queues.orders.send = async (job, options) => {
    sent.push({ delaySeconds: options?.delaySeconds ?? 0 });
    return send(job, options);
  };
  await work();
  expect(asked()).toBe(1);
  expect(sent.at(-1)?.delaySeconds).toBeGreaterThan(0);
  expect(sent.at(-1)?.delaySeconds).toBeLessThanOrEqual(60);
  await queues.orders.send({ kind: "advance", orderId });
  await work();
  expect(asked()).toBe(1);
});

test("an order that is looked at while there is no room is as it was", async () => {
  const till = await atTheDoor(0);
  await till.work();
  till.shop.printer = { ...till.printer, read: () => Promise.reject(new PrinterBusy("no room")) };
  await till.pass({ hours: 13 });
  expect(await till.kept(till.orderId)).toMatchObject({ state: "in production", tries: 0 });
  till.shop.printer = till.printer;
  till.printer.ship(till.orderId);
  await till.pass({ minutes: 1 });
  expect((await till.kept(till.orderId)).state).toBe("shipped");
});

test("whoever takes their money back meanwhile has it all, as nobody has the order", async () => {
  const till = await atTheDoor(30);
  const { work, orderId, kept, ops, pass } = till;
  await work();
  const order = await kept(orderId);
  expect(order).toMatchObject({ state: "paid" });
  expect(order).not.toHaveProperty("handedOver");
  await ops("refund", orderId);
  await pass({ minutes: 10 });
  expect((await kept(orderId)).state).toBe("refunded");
});
