import { describe, expect, test } from "vitest";
import { holding, printsFor } from "../../web/src/catalogue/configurator.ts";
import type { Product } from "../../web/src/catalogue/queries.ts";
import { notKept, type Wished } from "../../web/src/catalogue/wished.ts";
import type { Art } from "../../web/src/store.ts";
import { aPicture } from "./remembered.ts";

const offered = (value: string) => ({ value, displayName: value, supportedAspectRatios: ["portrait"] });
const variant = (inches: number) => ({
  sku: "s",
  unitCost: { amount: inches },
  shipping: { amount: 1 },
  print: { width: inches * 300, height: inches * 450 },
});

const product = {
  shortname: "p",
  productOptions: [
    { label: "Size", defaultValue: { portrait: "16x24" }, options: [offered("16x24"), offered("24x36")] },
    { label: "Frame", defaultValue: { portrait: "none" }, options: [offered("none"), offered("black")] },
  ],
  skuMap: { "16x24_none": variant(16), "24x36_none": variant(24), "24x36_black": variant(24) },
} as unknown as Product;

const withPixels = (width: number) =>
  ({ ...aPicture("i"), reach: { width, height: (width * 3) / 2 } }) as unknown as Art;

describe("every choice has its price, or the reason why it cannot be made", () => {
  const { first, sizesWith, framesWith, variantOf } = printsFor(product, "portrait", null);

  test("it begins with what is usual", () => {
    expect(first).toEqual({ size: "16x24", frame: "none" });
    expect(variantOf(first)?.unitCost.amount).toBe(16);
  });

  test("a price is that of the pair", () => {
    expect(sizesWith("none").map(({ price }) => price)).toEqual(["$16.00", "$24.00"]);
    expect(framesWith("24x36").map(({ price }) => price)).toEqual(["$24.00", "$24.00"]);
  });

  test("what is not made together is said to be so, and nothing else is changed for it", () => {
    expect(framesWith("16x24")[1]).toEqual({
      value: "black",
      displayName: "black",
      reason: "not made in 16x24",
    });
    expect(sizesWith("black")[0]?.reason).toBe("not made with the frame black");
    expect(variantOf({ size: "16x24", frame: "black" })).toBeUndefined();
  });
});

describe("on another paper", () => {
  const { nearTo } = printsFor(product, "portrait", null);
  const from = (size: Wished["size"], frame: string) => ({ size, frame, crop: 50 });

  test("the size and the frame are kept where they are made, without a word", () => {
    const wished = from("24x36", "black");
    expect(nearTo(wished)).toEqual({ size: "24x36", frame: "black" });
    expect(notKept(wished, nearTo(wished))).toBe("");
  });

  test("the size is kept where only the frame is not made, and that is said", () => {
    const wished = from("16x24", "black");
    expect(nearTo(wished)).toEqual({ size: "16x24", frame: "none" });
    expect(notKept(wished, nearTo(wished))).toBe("Not framed: this is the bare sheet.");
  });

  test("a size that is not made is the usual one, and that is said", () => {
    const wished = from("20x30", "none");
    expect(nearTo(wished)).toEqual({ size: "16x24", frame: "none" });
    expect(notKept(wished, nearTo(wished))).toBe("Not made in 20 × 30 in: this is 16 × 24 in.");
  });

  test("a size that is not sold any more, as a browser may remember it, is said like any other", () => {
    const wished = from("8x12", "black");
    expect(notKept(wished, nearTo(wished))).toBe(
      "Not made in 8 × 12 in: this is 16 × 24 in. Not framed: this is the bare sheet.",
    );
  });

  test("where no size was chosen, none is missed", () => {
    const wished = from("", "none");
    expect(notKept(wished, nearTo(wished))).toBe("");
  });
});

test("what shows all of a picture comes first, and what crops it is marked", () => {
  const sizes = ["16x16", "16x20", "16x24"];
  const every = { ...product.productOptions[0], options: sizes.map(offered) };
  const cropping = { ...product, productOptions: [every, product.productOptions[1]] } as Product;
  const shown = printsFor(cropping, "portrait", null).sizesWith("none");
  expect(shown.map(({ value, cropped }) => [value, cropped])).toEqual([
    ["16x24", undefined],
    ["16x16", true],
    ["16x20", true],
  ]);
});

describe("with another picture", () => {
  const asked = { size: "24x36", frame: "black", crop: 20, ratio: "portrait", imageId: "fox" } as const;
  const large = printsFor(product, "portrait", withPixels(24 * 300));

  test("the size and the frame stay, and only the crop begins anew", () => {
    expect(holding(large, asked, "fox")).toEqual({ size: "24x36", frame: "black", crop: 20 });
    expect(holding(large, asked, "owl")).toEqual({ size: "24x36", frame: "black", crop: 50 });
  });

  test("a size that would not look sharp of it is the nearest that does", () => {
    const small = printsFor(product, "portrait", withPixels(16 * 130));
    expect(holding(small, asked, "owl")).toEqual({ size: "16x24", frame: "none", crop: 50 });
  });

  test("nothing that was asked for is what is usual", () => {
    expect(holding(large, undefined, "owl")).toEqual({ size: "16x24", frame: "none", crop: 50 });
  });
});

describe("a picture of few pixels", () => {
  test("is offered the sizes that it is sharp at, and the others are named", () => {
    const small = printsFor(product, "portrait", withPixels(16 * 130));
    expect(small.sizesWith("none").map(({ reason }) => reason)).toEqual([
      undefined,
      "too large for this picture",
    ]);
    expect(small.framesWith("16x24").map(({ price }) => price)).toEqual(["$16.00", undefined]);
    expect(small.first).toEqual({ size: "16x24", frame: "none" });
  });

  test("that is too coarse for what is usual begins with the first that can be made", () => {
    const usuallyLarge = {
      ...product,
      productOptions: product.productOptions.map((option) => ({
        ...option,
        defaultValue: { portrait: "24x36" },
      })),
    } as Product;
    expect(printsFor(usuallyLarge, "portrait", withPixels(16 * 130)).first.size).toBe("16x24");
  });

  test("of too few has no size at all, and no price", () => {
    const tiny = printsFor(product, "portrait", withPixels(300));
    expect(tiny.sizesWith("none").every(({ reason }) => reason !== undefined)).toBe(true);
    expect(tiny.first.size).toBe("");
    expect(tiny.variantOf(tiny.first)).toBeUndefined();
  });
});
