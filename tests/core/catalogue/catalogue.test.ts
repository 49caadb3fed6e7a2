import { describe, expect, test } from "vitest";
import { openCatalogue } from "../../../functions/core/catalogue/catalogue.ts";
import { aspectRatios } from "../../../functions/core/catalogue/choice.ts";
import { misfitOf, sharpnessOf } from "../../../functions/core/catalogue/resolution.ts";
import { inchesOf, overlayIn, type RoomName, rooms } from "../../../functions/core/catalogue/rooms.ts";
import { prodigiPrices } from "../../../functions/partners/prodigi/prices.ts";

const catalogue = openCatalogue(prodigiPrices);
const { products } = catalogue;
const shapes = products.flatMap((product) =>
  aspectRatios.map((ratio) => ({ product, ratio, name: product.name })),
);

test("the default product is the art paper print", () => {
  expect(products[0]?.shortname).toBe("artpaper");
  expect(catalogue.find("artpaper")).toEqual(products[0]);
  expect(catalogue.find("mug")).toBeUndefined();
});

describe.for(shapes)("$name for a $ratio picture", ({ product, ratio }) => {
  const [sizes, frames] = product.productOptions;
  const offered = (option: typeof sizes) =>
    option?.options.filter(({ supportedAspectRatios }) => supportedAspectRatios.includes(ratio)) ?? [];

  test("the default choice can be bought", () => {
    const choice = product.productOptions.map(({ defaultValue }) => defaultValue[ratio]).join("_");
    expect(product.skuMap[choice]).toBeDefined();
  });

  test("every choice on offer has a SKU, a price and pixels of the picture's shape", () => {
    for (const size of offered(sizes))
      for (const frame of offered(frames)) {
        const found = product.skuMap[`${size.value}_${frame.value}`];
        if (!found) continue;
        expect(found.sku).toMatch(/^GLOBAL-[A-Z]+-\d+X\d+$/);
        expect(found.unitCost.amount).toBeGreaterThan(0);
        expect(found.print.width / found.print.height).toBeCloseTo(ratio === "square" ? 1 : 2 / 3);
      }
  });

  test("no size and no frame is on offer that cannot be had at all", () => {
    for (const size of offered(sizes))
      expect(offered(frames).some((frame) => product.skuMap[`${size.value}_${frame.value}`])).toBe(true);
    for (const frame of offered(frames))
      expect(offered(sizes).some((size) => product.skuMap[`${size.value}_${frame.value}`])).toBe(true);
  });

  test("it hangs in five rooms, within the wall", () => {
    const rooms = product.displayImages.filter(({ supportedAspectRatios }) =>
      supportedAspectRatios.includes(ratio),
    );
    expect(rooms.length).toBeGreaterThanOrEqual(5);
    for (const {
      generatedImageOverlay: { coordinates, dimensions },
    } of rooms) {
      expect(Math.min(coordinates.left, coordinates.bottom)).toBeGreaterThan(0);
      expect(coordinates.left + dimensions.width).toBeLessThan(100);
      expect(coordinates.bottom + dimensions.height).toBeLessThan(100);
    }
  });
});

test("what is bought is found by its name and options, and nothing else is", () => {
  const bought = catalogue.choose("Art Paper Print", { Size: "24x36", Frame: "black" });
  expect(bought?.variant).toMatchObject({ sku: "GLOBAL-CFP-24X36", attributes: { color: "black" } });
  expect(catalogue.choose("Art Paper Print", { Size: "30x30", Frame: "black" })).toBeUndefined();
  expect(catalogue.choose("Art Paper Print", { Size: "constructor" })).toBeUndefined();
  expect(catalogue.choose("Mug", { Size: "16x24", Frame: "none" })).toBeUndefined();
});

test("behind a mount is another thing than in a frame, and dearer", () => {
  const choice = { Size: "24x36", Frame: "white" };
  const [mounted, framed] = ["mountedprint", "artpaper"].map(
    (name) => catalogue.choose(name, choice)?.variant,
  );
  expect(mounted?.sku).not.toBe(framed?.sku);
  expect(mounted?.price).toBeGreaterThan(framed?.price ?? 0);
});

test("every print is sold above what it costs us", () => {
  for (const product of products)
    for (const choice of Object.keys(product.skuMap)) {
      const [Size = "", Frame = ""] = choice.split("_");
      const { price = 0, cost = 0 } = catalogue.choose(product.name, { Size, Frame })?.variant ?? {};
      expect(price).toBeGreaterThan(cost);
    }
});

test.each([
  [{ width: 7200, height: 10800 }, "excellent"],
  [{ width: 4096, height: 6144 }, "good"],
  [{ width: 3600, height: 5400 }, "good"],
  [{ width: 3599, height: 5399 }, "too coarse"],
  [{ width: 5760, height: 8640 }, "excellent"],
  [{ width: 5759, height: 8639 }, "good"],
] as const)("%o on 24 × 36 inches is %s", (pixels, sharpness) => {
  expect(sharpnessOf(pixels, { width: 7200, height: 10800 })).toBe(sharpness);
});

const large = { width: 7200, height: 10800 };

test.for([
  ["portrait", large, { width: 4800, height: 7200 }, undefined],
  ["landscape", { width: 10800, height: 7200 }, { width: 4800, height: 7200 }, undefined],
  ["square", large, { width: 4800, height: 4800 }, undefined],
  ["square", large, { width: 4800, height: 7200 }, "shape"],
  ["portrait", large, { width: 4800, height: 4800 }, "shape"],
  ["landscape", large, { width: 4800, height: 4800 }, "shape"],
  ["portrait", { width: 1024, height: 1536 }, { width: 4800, height: 7200 }, "sharpness"],
] as const)("a %s picture of %o on %o: %s", ([aspectRatio, largestPrint, print, misfit]) => {
  expect(misfitOf({ aspectRatio, largestPrint }, print)).toBe(misfit);
});

test("what the usual model of AWS reaches is sold in every shape, bare and in every frame", () => {
  // A megapixel, four times as wide and high.
  const reached = { portrait: { width: 3344, height: 5017 }, square: { width: 4096, height: 4096 } };
  for (const [aspectRatio, largestPrint] of Object.entries(reached) as [
    "portrait" | "square",
    typeof large,
  ][])
    for (const Frame of ["none", "black", "white", "natural"]) {
      const sold = Object.values(products[0]?.productOptions[0]?.options ?? {}).filter(({ value }) => {
        const variant = catalogue.choose("artpaper", { Size: value, Frame })?.variant;
        return variant && !misfitOf({ aspectRatio, largestPrint }, variant.print);
      });
      expect(sold.length, `${aspectRatio} in ${Frame}`).toBeGreaterThanOrEqual(3);
    }
});

test("no size of any shape hangs into the furniture, or out of the view", () => {
  for (const product of products)
    for (const { value, supportedAspectRatios } of product.productOptions[0]?.options ?? [])
      for (const ratio of supportedAspectRatios)
        for (const [name, { free }] of Object.entries(rooms)) {
          const { coordinates, dimensions } = overlayIn(name as RoomName, inchesOf(value, ratio));
          expect(coordinates.bottom, `${value} ${ratio} in ${name}`).toBeGreaterThanOrEqual((1 - free) * 100);
          expect(coordinates.bottom + dimensions.height, `${value} ${ratio} in ${name}`).toBeLessThan(100);
          expect(coordinates.left).toBeGreaterThan(0);
        }
});
