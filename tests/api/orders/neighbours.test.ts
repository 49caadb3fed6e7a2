import { expect, test } from "vitest";
import { auditOrders } from "../../../functions/core/orders/operators/audit.ts";
import { aTill } from "../../support/till.ts";

/** Staging, and a preview with the same accounts at the partners. */
async function twoStages() {
  const staging = aTill();
  const preview = aTill();
  preview.shop.payments = staging.shop.payments;
  preview.shop.printer = staging.shop.printer;
  preview.shop.siteUrl = "https://preview.wallflower.test";
  const orderId = await (await staging.aShopper()).buy({ method: "Express" });
  expect(staging.printer.find(orderId)).toBeDefined();
  const told = () => preview.logged.flatMap(({ level, event }) => (level === "error" ? [event] : []));
  return { ...staging, orderId, preview, told };
}

test("what another stage sold is no stranger to a stage with the same accounts", async () => {
  const { shop, preview, told } = await twoStages();
  expect(await auditOrders(preview.shop)).toEqual({ mended: 0, strange: 0 });
  expect(told()).toEqual([]);
  expect(await auditOrders(shop)).toEqual({ mended: 0, strange: 0 });
});

test("what nobody says of where it was sold is looked at by all of them", async () => {
  const { preview, told, payments, printer } = await twoStages();
  const unsaid = <One extends object>(one: One) => ({ ...one, backTo: undefined });
  const { shop } = preview;
  shop.payments = {
    ...shop.payments,
    paidSince: async (from) => (await payments.paidSince(from)).map(unsaid),
  };
  shop.printer = { ...shop.printer, since: async (from) => (await printer.since(from)).map(unsaid) };
  expect(await auditOrders(shop)).toEqual({ mended: 0, strange: 1 });
  expect(told()).toEqual(["audit.unknown-payment", "audit.unknown-print"]);
});

test("what is in the table is ours, also after the stage has got another address", async () => {
  const { shop, payments, printer, orderId, aShopper, pass } = await twoStages();
  const { pageId } = await (await aShopper()).order();
  await payments.close(pageId);
  await pass({ hours: 1 });
  payments.pay(pageId);
  shop.siteUrl = "https://wallflower.example";
  expect(await auditOrders(shop)).toEqual({ mended: 1, strange: 0 });
  // Printed twice is printed twice, wherever it was asked for.
  const [print] = printer.printed.values();
  const twice = { reference: orderId, stage: "in progress" as const, backTo: print?.order.callbackUrl };
  shop.printer = { ...shop.printer, since: async () => [{ id: "ord_twice", ...twice }] };
  expect(await auditOrders(shop)).toMatchObject({ strange: 1 });
});
