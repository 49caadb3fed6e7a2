import { afterEach, expect, test, vi } from "vitest";
import { prodigi } from "../../../functions/partners/prodigi/house.ts";
import { prodigiPrices } from "../../../functions/partners/prodigi/prices.ts";
import { prodigiPrinter } from "../../../functions/partners/prodigi/printer.ts";
import { aShop } from "../../support/shop.ts";

afterEach(() => void vi.unstubAllGlobals());

test.for([
  [{ isReal: true }, "https://api.prodigi.com/v4.0/orders/ord_1"],
  [{ isReal: false }, "https://api.sandbox.prodigi.com/v4.0/orders/ord_1"],
  [{ isReal: true, standIn: "http://localhost:9" }, "http://localhost:9/orders/ord_1"],
] as const)("a stage that is %o asks at %s, with its key", async ([over, address]) => {
  const fetched = vi.fn(async () => new Response("{}", { status: 404 }));
  vi.stubGlobal("fetch", fetched);
  const { shop } = aShop();
  const house = prodigi(() => ({ standIn: undefined, apiKey: "the-key", shop, ...over }));
  expect(await house.printer.read("ord_1")).toBeUndefined();
  expect(fetched.mock.calls).toMatchObject([[address, { headers: { "x-api-key": "the-key" } }]]);
});

// What they list, read a second time: the local print house asks what our own list asks.
test.for([
  // size, a sheet and sending it, a frame and sending it
  ["8x8", 8, 6.85, 35, 14],
  ["12x12", 13, 6.85, 38, 24.8],
  ["16x16", 14, 7.1, 46, 24.8],
  ["20x20", 16, 7.1, 52, 25.9],
  ["24x24", 20, 7.1, 65, 25.9],
  ["30x30", 23, 12.65, 80, 32.35],
  ["12x18", 14, 12.95, 44, 25.9],
  ["16x24", 15, 12.95, 50, 25.9],
  ["20x30", 20, 12.65, 70, 34.55],
  ["24x36", 22, 14.65, 80, 34.55],
] as const)("%s costs what they list", ([size, sheet, sendingSheet, frame, sendingFrame]) => {
  const inCents = (dollars: number) => Math.round(dollars * 100);
  expect(prodigiPrices({ kind: "sheet", size, frame: "none" })).toMatchObject({
    cost: inCents(sheet),
    shipping: inCents(sendingSheet),
    attributes: {},
  });
  expect(prodigiPrices({ kind: "framed", size, frame: "black" })).toMatchObject({
    cost: inCents(frame),
    shipping: inCents(sendingFrame),
    attributes: { color: "black" },
  });
});

test("a bare sheet has no attribute at all", () => {
  const sheet = prodigiPrices({ kind: "sheet", size: "8x8", frame: "none" });
  expect(sheet?.attributes).toStrictEqual({});
});

test("the audit asks for a hundred at a time", async () => {
  const asked: string[] = [];
  const printer = prodigiPrinter(async (_purpose, _method, path) => {
    asked.push(path);
    return { outcome: "answer", status: 200, body: { orders: [{ id: "ord_1" }], hasMore: asked.length < 2 } };
  });
  await printer.since(new Date(0));
  const from = "createdFrom=1970-01-01T00%3A00%3A00.000Z";
  expect(asked).toEqual([`/orders?top=100&skip=0&${from}`, `/orders?top=100&skip=100&${from}`]);
});

test("what was ordered under one reference is asked for by it, and no other is taken for it", async () => {
  const asked: string[] = [];
  const orders = [
    { id: "ord_2", merchantReference: "other" },
    { id: "ord_1", merchantReference: "a:r1", callbackUrl: null, status: { stage: "Cancelled" } },
    { id: "ord_0", merchantReference: null },
  ];
  const printer = prodigiPrinter(async (_purpose, _method, path) => {
    asked.push(path);
    return { outcome: "answer", status: 200, body: { orders } };
  });
  const found = [{ id: "ord_1", reference: "a:r1", stage: "cancelled" }];
  expect(await printer.since(new Date(0), "a:r1")).toEqual(found);
  expect(asked).toEqual([expect.stringMatching(/&merchantReferences=a%3Ar1$/)]);
});

const says = (order: object) =>
  prodigiPrinter(async () => ({ outcome: "answer", status: 200, body: { outcome: "Ok", order } }));

test.for([
  [["20.00", "5.50"], 2550],
  [["20.00", "-20.00"], 0],
  [["1,020.00"], 102_000],
  [["20.00", null], undefined],
  [["20.00", "a lot"], undefined],
  [[], undefined],
] as const)("charges of %j come to %s", async ([amounts, charged]) => {
  const charges = amounts.map((amount) => ({ totalCost: amount && { amount, currency: "USD" } }));
  expect((await says({ id: "ord_1", charges }).read("ord_1"))?.charged).toBe(charged);
  const pounds = [...charges, { totalCost: { amount: "1.00", currency: "GBP" } }];
  expect(await says({ id: "ord_1", charges: pounds }).read("ord_1")).not.toHaveProperty("charged");
});

test.for([
  ["12x18", 1700, 1295],
  ["16x24", 2000, 1295],
  ["24x36", 4100, 1465],
] as const)("etching paper of %s costs what another shop was quoted", ([size, cost, shipping]) => {
  expect(prodigiPrices({ kind: "etching", size, frame: "none" })).toEqual({
    sku: `GLOBAL-HGE-${size.toUpperCase()}`,
    attributes: {},
    cost,
    shipping,
  });
  expect(prodigiPrices({ kind: "etching", size: "16x16", frame: "none" })).toBeUndefined();
});

test("two sizes come with a mount, and no other", () => {
  const mounted = (size: "12x12" | "24x36" | "8x8") =>
    prodigiPrices({ kind: "mounted", size, frame: "white" });
  expect(mounted("12x12")).toMatchObject({ sku: "GLOBAL-CFPM-12X12", cost: 4400, shipping: 2480 });
  expect(mounted("24x36")).toMatchObject({ sku: "GLOBAL-CFPM-24X36", cost: 9000, shipping: 3455 });
  expect(mounted("8x8")).toBeUndefined();
});

test.for([
  [null],
  [{}],
  ["none"],
  [[{ totalCost: 12.5 }]],
  [[{ totalCost: { amount: 12.5, currency: "USD" } }]],
])("charges of %j hide no order", async ([charges]) => {
  const shown = await says({ id: "ord_1", charges }).read("ord_1");
  expect(shown).toMatchObject({ id: "ord_1" });
  expect(shown).not.toHaveProperty("charged");
});
