import { expect, test } from "vitest";
import { currency } from "../../../functions/lib/money.ts";
import { saying } from "./saying.ts";

// What a print house may say when it is asked for a price.

const sold = { sku: "GLOBAL-FAP-16X24", attributes: {} };
const quote = (shipping: object | null, over: object = {}) => ({
  shipmentMethod: "Budget",
  costSummary: { shipping },
  ...over,
});
const usd = (amount: string) => ({ amount, currency });
const ask = async (body: string | object, status = 200) =>
  (await saying(status, body)).printer.quotes([{ ...sold, copies: 1 }]);

test.for([
  ["12.34", 1234],
  ["1,234.50", 123450],
  ["0.00", 0],
  ["7", 700],
  [" 19.99 ", 1999],
  ["4.016", 402],
] as const)("a quote of %s dollars is %i cents", async ([amount, cents]) => {
  expect(await ask({ outcome: "Created", quotes: [quote(usd(amount))] })).toMatchObject({
    quotes: [{ method: "Budget", shipping: cents }],
  });
});

test.for([
  ["no amount", quote(usd(""))],
  ["no number", quote(usd("twelve"))],
  ["another decimal sign", quote(usd("12,50"))],
  ["a negative one", quote(usd("-1.00"))],
  ["another currency", quote({ amount: "12.34", currency: "GBP" })],
  ["no price at all", quote(null)],
  ["a way that we do not know", quote(usd("1.00"), { shipmentMethod: "ByPigeon" })],
] as const)("a quote with %s is none", async ([, bad]) => {
  expect(await ask({ outcome: "Created", quotes: [bad] })).toMatchObject({ outcome: "unsure" });
  expect(await ask({ outcome: "Created", quotes: [bad, quote(usd("5.00"))] })).toMatchObject({
    outcome: "quoted",
    quotes: [{ shipping: 500 }],
  });
});

test.for([
  [200, { outcome: "NotAvailable", quotes: [] }],
  [200, { outcome: "notavailable" }],
  [200, { outcome: "Created", quotes: [] }],
  [400, { outcome: "SkuNotFound" }],
  [404, { outcome: "SkuNotFound" }],
  [400, { outcome: "ValidationFailed", failures: { "items[0].sku": [{ code: "SkuNotFound" }] } }],
] as const)("a quote is a no by %i %o", async ([status, body]) => {
  expect(await ask(body, status)).toMatchObject({ outcome: "unavailable" });
});

test.for([
  [200, ""],
  [200, { outcome: "Created", quotes: null }],
  [404, { message: "no such route" }],
  [500, { outcome: "NotAvailable" }],
] as const)("a quote is not known after %i %o", async ([status, body]) => {
  expect(await ask(body, status)).toMatchObject({ outcome: "unsure", why: "silence" });
});

test("a quote tells what a piece costs by the dearest place, where it tells", async () => {
  const at = (amount: string) =>
    quote(usd("5.00"), { items: [{ sku: "global-fap-16x24", unitCost: usd(amount) }] });
  expect(await ask({ quotes: [at("15.00"), at("17.50"), quote(usd("9.00"))] })).toMatchObject({
    costs: [1750],
  });
  expect(await ask({ quotes: [at("15.00")] })).toMatchObject({ costs: [1500] });
  expect(
    await ask({ quotes: [quote(usd("9.00"), { items: [{ sku: sold.sku, unitCost: null }] })] }),
  ).toMatchObject({
    costs: [undefined],
  });
});
