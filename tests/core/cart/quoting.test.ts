import { expect, test } from "vitest";
import type { CartLine } from "../../../functions/core/cart/cart.ts";
import { type OfferedTo, offersFor, shownOffers } from "../../../functions/core/cart/quoting.ts";
import { openCatalogue, termsOf } from "../../../functions/core/catalogue/catalogue.ts";
import { deliveryDays } from "../../../functions/core/fulfilment/delivery.ts";
import type { PrintItem, Quoted, Unsure } from "../../../functions/core/fulfilment/printer.ts";
import { cents, currency } from "../../../functions/lib/money.ts";
import { aShop } from "../../support/shop.ts";

const line = (Size: string, { copies = 1, Frame = "none" } = {}): CartLine => ({
  sku: "",
  name: "Art Paper Print",
  description: "",
  copies,
  unitCost: { amount: 0 },
  productOptions: [
    { label: "Size", value: Size, displayName: Size },
    { label: "Frame", value: Frame, displayName: Frame },
  ],
  relatedImage: { _id: "i", imageUrl: "", prompt: "" },
});

const silent: Unsure = { outcome: "unsure", reason: "silence", why: "silence" };
const quoted = (...quotes: [method: "Budget" | "Standard" | "Overnight", shipping: number][]): Quoted => ({
  outcome: "quoted",
  quotes: quotes.map(([method, shipping]) => ({ method, shipping: cents(shipping) })),
  costs: [],
});

/** A shop whose print house answers as it is told; `asked` is what it was asked for. */
function quoting(answer: Quoted | (() => Quoted | Promise<Quoted>)) {
  const { shop, clock, logged } = aShop();
  const asked: PrintItem[][] = [];
  const house = { answer };
  shop.printer = {
    ...shop.printer,
    quotes: async (items) => {
      asked.push([...items]);
      return typeof house.answer === "function" ? house.answer() : house.answer;
    },
  };
  const offersTo = async (to: OfferedTo, ...lines: CartLine[]) =>
    shownOffers(await offersFor(shop, lines, to), shop.catalogue);
  const offers = (...lines: CartLine[]) => offersTo({ whose: "cart", mayAsk: async () => true }, ...lines);
  return { offers, offersTo, asked, clock, logged, house, shop };
}

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

test("an estimate never grows into a quote: the dearest piece pays whole, each other one a third", async () => {
  const { offers, house, clock } = quoting(silent);
  const three = [line("16x24", { copies: 2 }), line("24x36", { Frame: "black" })];
  // $34.55, and twice a third of $12.95.
  expect(
    (await offers(...three)).map(({ shipmentMethod, cost, estimated }) => [
      shipmentMethod,
      cost.amount,
      estimated,
    ]),
  ).toEqual([
    ["Budget", 43.19, true],
    ["Standard", 53.98, true],
    ["Express", 112.28, true],
  ]);
  house.answer = quoted(["Budget", 700]);
  clock.advance({ seconds: 31 });
  await offers(...three);
  expect(await offers(...three)).toMatchObject([{ cost: { amount: 7 }, estimated: false }]);
});

test("while the print house is silent one waits, and nobody after them", async () => {
  const { offers, house, asked, clock } = quoting(silent);
  await offers(line("16x24"));
  // From now on nobody ever answers: whoever asked would wait for ever.
  house.answer = () => new Promise<Quoted>(() => {});
  for (const size of ["12x18", "20x30", "24x36"])
    expect(await offers(line(size))).toMatchObject([{ estimated: true }, {}, {}]);
  expect(asked).toHaveLength(1);
  clock.advance({ seconds: 31 });
  void offers(line("12x18"));
  await new Promise(setImmediate);
  for (const size of ["12x18", "20x30"]) await offers(line(size));
  expect(asked).toHaveLength(2);
});

test("a silence lasts for thirty seconds, and is over for everybody as soon as one is answered", async () => {
  const { offers, house, asked, clock } = quoting(silent);
  await offers(line("16x24"));
  clock.advance({ seconds: 29 });
  await offers(line("16x24"));
  expect(asked).toHaveLength(1);
  house.answer = quoted(["Budget", 700]);
  clock.advance({ seconds: 1 });
  // Whose answer is out may be frozen until the next one asks: nothing is left under way.
  expect(await offers(line("16x24"))).toMatchObject([{ cost: { amount: 7 }, estimated: false }]);
  expect(asked).toHaveLength(2);
  // A cart of which nothing is known yet.
  expect(await offers(line("20x30"))).toMatchObject([{ cost: { amount: 7 }, estimated: false }]);
});

test("no answer to who asked after a silence is another one, to the second", async () => {
  const { offers, asked, clock } = quoting(silent);
  await offers(line("16x24"));
  clock.advance({ seconds: 30 });
  await offers(line("16x24"));
  expect(asked).toHaveLength(2);
  clock.advance({ seconds: 29 });
  await offers(line("16x24"));
  expect(asked).toHaveLength(2);
});

test("whoever pays is told what it costs, also while the print house is thought silent", async () => {
  const { offers, offersTo, house, asked } = quoting(silent);
  await offers(line("16x24"));
  house.answer = quoted(["Budget", 700], ["Overnight", 4000]);
  const paying = await offersTo({ whose: "checkout" }, line("16x24"));
  expect(paying).toMatchObject([{ estimated: false }, { shipmentMethod: "Overnight", estimated: false }]);
  expect(asked).toHaveLength(2);
  expect(await offers(line("20x30"))).toMatchObject([{ estimated: false }, { estimated: false }]);
});

test("a cart that may not ask is guessed at, and nobody is counted for asking in a silence", async () => {
  const { offers, offersTo, asked } = quoting(silent);
  let counted = 0;
  const barred: OfferedTo = {
    whose: "cart",
    mayAsk: async () => {
      counted++;
      return false;
    },
  };
  expect(await offersTo(barred, line("16x24"))).toMatchObject([{ estimated: true }, {}, {}]);
  expect([asked.length, counted]).toEqual([0, 1]);
  await offers(line("16x24"));
  await offersTo(barred, line("16x24"));
  expect([asked.length, counted]).toEqual([1, 1]);
});

test("having no room for a call ends no silence and begins none", async () => {
  const { offers, house, clock } = quoting(silent);
  await offers(line("16x24"));
  clock.advance({ seconds: 30 });
  house.answer = { outcome: "unsure", reason: "no room", why: "busy" };
  await offers(line("16x24"));
  house.answer = quoted(["Budget", 700]);
  expect(await offers(line("16x24"))).toMatchObject([{ estimated: false }]);
});

test("having no room for a call is no silence", async () => {
  const { offers, house } = quoting({ outcome: "unsure", reason: "no room", why: "busy" });
  expect(await offers(line("16x24"))).toMatchObject([{ estimated: true }, {}, {}]);
  house.answer = quoted(["Budget", 700]);
  expect(await offers(line("16x24"))).toMatchObject([{ estimated: false }]);
});

test("what was quoted before is better than a guess, and marked all the same", async () => {
  const { offers, house, clock } = quoting(quoted(["Budget", 700], ["Overnight", 4000]));
  await offers(line("16x24"));
  clock.advance({ hours: 2 });
  house.answer = silent;
  expect(await offers(line("16x24"))).toMatchObject([
    { cost: { amount: 7 }, estimated: true },
    { cost: { amount: 40 }, estimated: true },
  ]);
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
