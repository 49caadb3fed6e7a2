import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openCatalogue } from "../../../functions/core/catalogue/catalogue.ts";
import { frameNames, printKinds, sizeNames } from "../../../functions/core/catalogue/choice.ts";
import { retailPrice } from "../../../functions/core/catalogue/price.ts";
import { cents, currency } from "../../../functions/lib/money.ts";
import { prodigiPrices } from "../../../functions/partners/prodigi/prices.ts";
import { isMade, needsColor, quotesFor } from "../../../stacks/local/prodigi/prices.ts";

const variants = printKinds.flatMap((kind) =>
  sizeNames.flatMap((size) =>
    frameNames.flatMap((frame) => {
      const priced = prodigiPrices({ kind, size, frame });
      return priced ? [{ kind, frame, ...priced }] : [];
    }),
  ),
);

test("no name of a print house's stands in the shop itself", () => {
  const named = globSync("functions/core/**/*.ts").filter((path) =>
    /GLOBAL-|\b(?:FAP|CFPM?)\b/.test(readFileSync(path, "utf8")),
  );
  expect(named).toEqual([]);
});

test("the local print house makes whatever is listed, at the listed cost, and nothing else", () => {
  for (const { sku, cost, shipping, frame } of variants) {
    expect([sku, isMade(sku), needsColor(sku)]).toEqual([sku, true, frame !== "none"]);
    const [budget] = quotesFor([{ sku, copies: 1 }], currency);
    expect(Number(budget?.costSummary.shipping.amount) * 100).toBeCloseTo(shipping);
    expect(Number(budget?.items[0]?.unitCost.amount) * 100).toBeCloseTo(cost);
  }
  expect(isMade("GLOBAL-CAN-16X24")).toBe(false);
});

test("a frame has its color, and a bare sheet none", () => {
  expect(prodigiPrices({ kind: "framed", size: "24x36", frame: "natural" })).toEqual({
    sku: "GLOBAL-CFP-24X36",
    attributes: { color: "natural" },
    cost: 8000,
    shipping: 3455,
  });
  expect(prodigiPrices({ kind: "sheet", size: "16x24", frame: "none" })?.attributes).toEqual({});
});

test.for([
  [1500, 1295, 3400],
  [8000, 3455, 16900],
  [1000, 400, 2100],
  [1000, 401, 2200],
] as const)("what costs %i and %i to send is sold for %i", ([cost, shipping, price]) => {
  expect(retailPrice({ cost: cents(cost), shipping: cents(shipping) })).toBe(price);
});

test("a kind that is framed is not sold bare, and no other in a frame", () => {
  const frames = (kind: (typeof printKinds)[number]) => [
    ...new Set(variants.filter((one) => one.kind === kind).map(({ frame }) => frame)),
  ];
  expect([frames("sheet"), frames("etching")]).toEqual([["none"], ["none"]]);
  expect([frames("framed"), frames("mounted")]).not.toContainEqual(expect.arrayContaining(["none"]));
});

test("where nothing is made, nothing is sold", () => {
  const empty = openCatalogue(() => undefined);
  expect(empty.products).toEqual([]);
  expect(empty.choose("artpaper", { Size: "16x24", Frame: "none" })).toBeUndefined();
});
