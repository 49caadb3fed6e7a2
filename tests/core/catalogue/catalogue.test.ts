import { describe, expect, test } from "vitest";
import { openCatalogue } from "../../../functions/core/catalogue/catalogue.ts";
import {
  aspectRatios,
  cutOf,
  isCropped,
  roomNames,
  type SizeName,
} from "../../../functions/core/catalogue/choice.ts";
import { misfitOf, sharpFromFeet, sharpnessOf } from "../../../functions/core/catalogue/resolution.ts";
import { inchesOf, overlayIn, rooms } from "../../../functions/core/catalogue/rooms.ts";
import { largestPrintOf } from "../../../functions/core/images/model.ts";
import { prodigiPrices } from "../../../functions/partners/prodigi/prices.ts";
import { productOption } from "../../../web/src/catalogue/usual.ts";
import { heroPrint } from "../../../web/src/home/hero-room.ts";
import { walls } from "../../../web/src/home/walls.ts";

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
        const whole = ratio === "square" ? 1 : 2 / 3;
        const shape = isCropped(size.value as SizeName, ratio) ? [2 / 3, 0.75, 0.8, 1] : [whole];
        expect(shape).toContainEqual(expect.closeTo(found.print.width / found.print.height));
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
  // 24 × 36 inches are looked at from further away than 8 × 8.
  [{ width: 7200, height: 10800 }, { width: 7200, height: 10800 }, "excellent"],
  [{ width: 3840, height: 5760 }, { width: 7200, height: 10800 }, "excellent"],
  [{ width: 3800, height: 5700 }, { width: 7200, height: 10800 }, "good"],
  [{ width: 2400, height: 3600 }, { width: 7200, height: 10800 }, "good"],
  [{ width: 2399, height: 3599 }, { width: 7200, height: 10800 }, "too coarse"],
  [{ width: 1920, height: 1920 }, { width: 2400, height: 2400 }, "excellent"],
  [{ width: 1200, height: 1200 }, { width: 2400, height: 2400 }, "good"],
  [{ width: 1199, height: 1199 }, { width: 2400, height: 2400 }, "too coarse"],
] as const)("%o on a paper of %o is %s", (pixels, print, sharpness) => {
  expect(sharpnessOf(pixels, print)).toBe(sharpness);
});

test("from how far a print is sharp can be said in feet", () => {
  expect(sharpFromFeet({ width: 3344, height: 5017 }, { width: 7200, height: 10800 })).toBe(2.5);
  expect(sharpFromFeet({ width: 7200, height: 10800 }, { width: 7200, height: 10800 })).toBe(1);
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
  if (misfit === "shape") expect(misfitOf({ aspectRatio, largestPrint }, print, 0)).toBeUndefined();
});

test.for([
  ["16x24", "portrait", 0],
  ["16x20", "landscape", 1 / 6],
  ["16x16", "portrait", 1 / 3],
  ["16x16", "square", 0],
  ["16x20", "square", 1 / 5],
  ["24x36", "square", 1 / 3],
] as const)("a sheet of %s lets go of a %s picture: %d", ([size, ratio, cut]) => {
  expect(cutOf(size, ratio)).toBeCloseTo(cut);
  expect(isCropped(size, ratio)).toBe(cut > 0);
});

test("a sheet that some pictures fill is cut for whoever says where, and for nobody else", () => {
  const cut = (Crop?: string) =>
    catalogue.choose("artpaper", { Size: "16x16", Frame: "none", ...(Crop !== undefined && { Crop }) });
  expect(cut("0")).toMatchObject({ crop: 0, options: [{}, {}, { label: "Crop" }] });
  expect(cut()).not.toHaveProperty("crop");
});

// A megapixel, as the usual model of AWS draws it, also where its sides are only nearly two to three.
test.each([
  ["square", 1024, 1024],
  ["portrait", 832, 1248],
  ["portrait", 832, 1216],
  ["landscape", 1248, 832],
  ["landscape", 1216, 832],
] as const)(
  "with the usual model of AWS, every size and frame of every product is sold: %s %i × %i",
  (aspectRatio, width, height) => {
    const upscaled = { times: 4, mostPixels: 1_048_576 };
    const maker = { name: "m", source: "trainedAlgorithmicMedia", enlarges: upscaled } as const;
    const largestPrint = largestPrintOf({ width, height }, maker);
    expect(catalogue.variants.length).toBeGreaterThan(10);
    for (const { sku, size, frame, print } of catalogue.variants)
      expect(misfitOf({ aspectRatio, largestPrint }, print, 50), `${sku} ${size} ${frame}`).toBeUndefined();
  },
);

test("a size that is not sold any more, as an order remembers it, is read like any other", () => {
  expect(inchesOf("8x12", "portrait")).toEqual({ width: 8, height: 12 });
  expect(inchesOf("8x12", "landscape")).toEqual({ width: 12, height: 8 });
});

test("no size of any shape hangs into the furniture, or out of the view", () => {
  for (const product of products)
    for (const { value, supportedAspectRatios } of productOption(product, "Size")?.options ?? [])
      for (const ratio of supportedAspectRatios)
        for (const name of roomNames) {
          const { free } = rooms[name];
          const { coordinates, dimensions } = overlayIn(name, inchesOf(value, ratio));
          expect(coordinates.bottom, `${value} ${ratio} in ${name}`).toBeGreaterThanOrEqual((1 - free) * 100);
          expect(coordinates.bottom + dimensions.height, `${value} ${ratio} in ${name}`).toBeLessThan(100);
          expect(coordinates.left).toBeGreaterThan(0);
        }
});

test("the home page names what there is, and what the cheapest of it costs", () => {
  const cheapest = products.map(({ shortname, name, skuMap }) => [
    shortname,
    name,
    Math.min(...Object.values(skuMap).map(({ unitCost }) => unitCost.amount)),
  ]);
  expect(walls.map(({ product, name, from }) => [product, name, from])).toEqual(cheapest);
  for (const { product, size, frame } of walls)
    expect(catalogue.find(product)?.skuMap[`${size}_${frame}`]).toBeDefined();
  const { product, size, frame, price, bare } = heroPrint;
  const priceOf = (of: string) => catalogue.find(product)?.skuMap[`${size}_${of}`]?.unitCost.amount;
  expect([priceOf(frame), priceOf("none")]).toEqual([price, bare]);
});

test("of a sheet that is shorter than the picture somebody says which part; what is odd is cut evenly", () => {
  const cut = (Size: string, Crop?: string) =>
    catalogue.choose("Art Paper Print", { Size, Frame: "none", ...(Crop !== undefined && { Crop }) });
  expect(cut("16x20", "20")).toMatchObject({
    crop: 20,
    options: [
      { label: "Size" },
      { label: "Frame" },
      { label: "Crop", value: "20", displayName: "Cropped 20 : 80" },
    ],
  });
  for (const odd of [undefined, "", "101", "-1", "2e1", "50.5", "constructor"])
    expect(cut("18x24", odd), odd).toMatchObject({
      crop: 50,
      options: [{}, {}, { displayName: "Cropped evenly" }],
    });
  expect(cut("16x24")).not.toHaveProperty("crop");
  expect(cut("16x24")?.options).toHaveLength(2);
});

test("what is cut at its ends is as sharp as its short side", () => {
  const paper = { width: 5400, height: 7200 };
  // 3,000 pixels on 24 inches would do; 2,000 on 18 inches do not.
  expect(sharpnessOf({ width: 2000, height: 3000 }, paper)).toBe("too coarse");
  expect(sharpnessOf({ width: 2100, height: 3150 }, paper)).toBe("good");
  const largestPrint = { width: 7200, height: 10_800 };
  expect(misfitOf({ aspectRatio: "portrait", largestPrint }, paper)).toBeUndefined();
});
