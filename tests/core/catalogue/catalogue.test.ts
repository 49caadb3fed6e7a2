import { describe, expect, test } from "vitest";
import { artPaper } from "../../../functions/core/catalogue/art-paper.ts";
import { findProduct, listProducts } from "../../../functions/core/catalogue/catalogue.ts";
import { aspectRatios } from "../../../functions/core/catalogue/product.ts";

test("the default product is the art paper print", () => {
  expect(listProducts()[0]?.shortname).toBe("artpaper");
  expect(findProduct("artpaper")).toEqual(listProducts()[0]);
  expect(findProduct("mug")).toBeUndefined();
});

describe.for(aspectRatios)("for a %s picture", (ratio) => {
  test("the default choice can be bought", () => {
    const choice = artPaper.productOptions.map(({ defaultValue }) => defaultValue[ratio]).join("_");
    expect(artPaper.variants[choice]).toBeDefined();
  });

  test("every size has the shape of the picture, so that nothing is cropped", () => {
    const [sizes] = artPaper.productOptions;
    for (const { value, supportedAspectRatios } of sizes?.options ?? []) {
      if (!supportedAspectRatios.includes(ratio)) continue;
      const print = artPaper.variants[`${value}_none`]?.print;
      expect(print && print.width / print.height).toBeCloseTo(ratio === "square" ? 1 : 2 / 3);
    }
  });
});

test("every print is sold above what it costs us", () => {
  for (const { price, cost } of Object.values(artPaper.variants)) expect(price).toBeGreaterThan(cost);
});
