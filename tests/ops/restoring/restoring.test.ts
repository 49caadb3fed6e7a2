import { expect, test } from "vitest";
import { auditOrders } from "../../../functions/core/orders/operators/audit.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aTill } from "../../support/till.ts";
import { turnedBackEngine } from "../../support/turned-back-engine.ts";

/** What `stacks/restoring.md` says, followed to its end: the table is an hour younger than what partners know. */
test("after the table was turned back nothing is printed, charged or paid back twice, and a person hears of the rest", async () => {
  const { engine, keep, turnBack } = turnedBackEngine(memoryEngine);
  const till = aTill({ kept: engine });
  const { shop, payments, printer, pass, queues, logged } = till;
  const shopper = await till.aShopper();
  const { browser } = shopper;

  const unpaid = await shopper.order();
  const waiting = await shopper.buy();
  const regretted = await shopper.buy();
  const refundedOutside = await shopper.buy();
  keep();

  // In the hour that is lost: one is paid, two go to print, one is cancelled, one is refunded by hand, one is new.
  payments.pay(unpaid.pageId);
  await browser.get(`/cart/checkout-session/${unpaid.orderId}`);
  await till.work();
  expect((await browser.post(`/orders/${regretted}/cancel`)).status).toBe(200);
  await till.work();
  const refunded = await till.kept(refundedOutside);
  if (refunded.state !== "paid") throw new Error(`it is ${refunded.state}`);
  payments.refundThere(refunded.paid.paymentId, refunded.paid.total);
  const unknown = await shopper.buy();
  await pass({ minutes: 31 });
  const printsOf = () => [...printer.printed.values()].map(({ order }) => order.reference).toSorted();
  const printed = printsOf();
  expect(printed).toEqual([unpaid.orderId, waiting, unknown].toSorted());
  const refunds = structuredClone(payments.refunded);

  turnBack();
  queues.orders.sent.splice(0);
  logged.splice(0);
  expect((await till.kept(unpaid.orderId)).state).toBe("awaiting payment");

  await auditOrders(shop);
  for (let hour = 0; hour < 30; hour++) await pass({ hours: 1 });
  await auditOrders(shop);
  await till.work();

  expect(printsOf()).toEqual(printed);
  expect(payments.refunded).toEqual(refunds);
  for (const id of [unpaid.orderId, waiting]) expect((await till.kept(id)).state, id).toBe("in production");
  for (const id of [regretted, refundedOutside]) expect((await till.kept(id)).state, id).toBe("refunded");
  const told = logged.filter(({ event }) => event.startsWith("audit.unknown")).map(({ event }) => event);
  expect([...new Set(told)].toSorted()).toEqual(["audit.unknown-payment", "audit.unknown-print"]);
});
