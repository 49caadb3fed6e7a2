import { expect, test } from "vitest";
import { openCatalogue, termsOf } from "../../../functions/core/catalogue/catalogue.ts";
import { deliveryDays } from "../../../functions/core/fulfilment/delivery.ts";
import type { Quoted } from "../../../functions/core/fulfilment/printer.ts";
import { cents, currency } from "../../../functions/lib/money.ts";
import { line, quoted, quoting, silent } from "./quoting.ts";

test("a cart is offered what was quoted, by each way the cheapest, the slowest first", async () => {
  const { offers, asked } = quoting(
    quoted(["Overnight", 5000], ["Budget", 900], ["Budget", 700], ["Budget", 800]),
  );
  expect(await offers(line("16x24", { copies: 2 }), line("24x36", { Frame: "black" }))).toEqual([
    {
      shipmentMethod: "Budget",
      cost: { amount: 7, currency },
      estimated: false,
      businessDays: deliveryDays.Budget,
    },
    {
      shipmentMethod: "Overnight",
      cost: { amount: 50, currency },
      estimated: false,
      businessDays: deliveryDays.Overnight,
    },
  ]);
  expect(asked).toEqual([
    [
      { sku: "GLOBAL-FAP-16X24", attributes: {}, copies: 2 },
      { sku: "GLOBAL-CFP-24X36", attributes: { color: "black" }, copies: 1 },
    ],
  ]);
});

test("the same contents are asked for once an hour, in whatever order they lie", async () => {
  const { offers, asked, clock } = quoting(quoted(["Budget", 700]));
  await offers(line("16x24"), line("12x18"));
  await offers(line("12x18"), line("16x24"));
  expect(asked).toHaveLength(1);
  clock.advance({ minutes: 61 });
  await offers(line("16x24"), line("12x18"));
  expect(asked).toHaveLength(2);
});

test("a quote is fresh for an hour, to the second", async () => {
  const { offers, asked, clock } = quoting(quoted(["Budget", 700]));
  await offers(line("16x24"));
  clock.advance({ minutes: 59, seconds: 59 });
  await offers(line("16x24"));
  expect(asked).toHaveLength(1);
  clock.advance({ seconds: 1 });
  await offers(line("16x24"));
  expect(asked).toHaveLength(2);
});

test("of five hundred carts the quotes are remembered; then it is begun anew", async () => {
  const { offers, shop } = quoting(quoted(["Budget", 700]));
  const { quoted: remembered } = shop.offers;
  for (let n = 0; n < 499; n++) remembered.set(`cart ${n}`, { quotes: [], at: 0 });
  await offers(line("16x24"));
  expect(remembered.size).toBe(500);
  await offers(line("12x18"));
  expect(remembered.size).toBe(1);
});

test.for([
  ["more copies", line("16x24", { copies: 10 })],
  ["another size", line("20x30")],
  ["a frame", line("24x36", { Frame: "black" })],
] as const)("%s are another question", async ([, other]) => {
  const { offers, asked } = quoting(quoted(["Budget", 700]));
  await offers(line("16x24"));
  await offers(other);
  expect(asked).toHaveLength(2);
});

test("what cannot be made or sent has no offer, and is not asked for again at once", async () => {
  const { offers, asked } = quoting({ outcome: "unavailable", reason: "SkuNotFound" });
  expect(await offers(line("16x24"))).toEqual([]);
  expect(await offers(line("16x24"))).toEqual([]);
  expect(asked).toHaveLength(1);
});

test.for([
  [[3400, 16900], true],
  [[3401, 16900], false],
  [[3400, 16901], false],
  [[undefined, undefined], true],
] as const)("pieces that cost %o are sold: %s", async ([costs, sold]) => {
  const answer: Quoted = {
    outcome: "quoted",
    quotes: [{ method: "Budget", shipping: cents(700) }],
    costs: costs.map((cost) => (cost === undefined ? undefined : cents(cost))),
  };
  const { offers, logged } = quoting(answer);
  const found = await offers(line("16x24"), line("24x36", { Frame: "black" }));
  expect(found).toHaveLength(sold ? 1 : 0);
  expect(logged.filter(({ event }) => event === "order.below-cost")).toHaveLength(sold ? 0 : 1);
});

test("a cart of nothing that is sold is not asked for", async () => {
  const { offers, asked } = quoting(silent);
  expect(await offers(line("1x1"))).toEqual([]);
  expect(asked).toEqual([]);
});

test("from a stage's threshold on the cheapest way is a gift, and faster ones cost what they cost", async () => {
  const { offers, shop } = quoting(quoted(["Budget", 700], ["Standard", 1500]));
  shop.catalogue = openCatalogue(shop.printHouse.prices, termsOf("68"));
  const costs = async (copies: number) =>
    (await offers(line("16x24", { copies }))).map(({ cost, estimated }) => [cost.amount, estimated]);
  expect(shop.catalogue.find("artpaper")?.skuMap["16x24_none"]?.unitCost.amount).toBe(34);
  expect(await costs(1)).toEqual([
    [7, false],
    [15, false],
  ]);
  expect(await costs(2)).toEqual([
    [0, false],
    [15, false],
  ]);
  expect(shop.catalogue.find("artpaper")?.freeShippingFrom).toBe(68);
});

test("the cheapest way says from what on it is a gift, until it is one", async () => {
  const { offers, shop } = quoting(quoted(["Budget", 700], ["Standard", 1500]));
  const said = async (copies: number) =>
    (await offers(line("16x24", { copies }))).map(({ freeFrom }) => freeFrom);
  expect(await said(1)).toEqual([undefined, undefined]);
  shop.catalogue = openCatalogue(shop.printHouse.prices, termsOf("68"));
  expect(await said(1)).toEqual([68, undefined]);
  expect(await said(2)).toEqual([undefined, undefined]);
});

test("a gift is never an estimate, and without a threshold nothing is a gift", async () => {
  const { offers, shop } = quoting(silent);
  expect((await offers(line("24x36"))).every(({ cost }) => cost.amount > 0)).toBe(true);
  shop.catalogue = openCatalogue(shop.printHouse.prices, termsOf("1"));
  expect((await offers(line("24x36"))).map(({ cost, estimated }) => [cost.amount === 0, estimated])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
  expect(termsOf("")).toEqual({});
});
