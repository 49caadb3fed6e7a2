import { describe, expect, test } from "vitest";
import { choicesFor } from "../../web/src/catalogue/choices.ts";
import type { Product } from "../../web/src/catalogue/queries.ts";
import type { Art } from "../../web/src/store.ts";
import { aPicture } from "./remembered.ts";

const offered = (value: string) => ({ value, displayName: value, supportedAspectRatios: ["portrait"] });
const variant = (inches: number) => ({
  sku: "s",
  unitCost: { amount: inches },
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

describe("what is chosen is what is priced", () => {
  const { first, withFrame, withSize, variantOf } = choicesFor(product, "portrait", null);

  test("it begins with what is usual", () => {
    expect(first).toEqual({ size: "16x24", frame: "none", note: "" });
    expect(variantOf(first.size, first.frame)?.unitCost.amount).toBe(16);
  });

  test("a frame that is not made in this size changes the size, and says so", () => {
    const next = withFrame("black", first);
    expect(next).toEqual({ size: "24x36", frame: "black", note: "With this frame, the size is 24x36." });
    expect(withSize("16x24", next)).toEqual({
      size: "16x24",
      frame: "none",
      note: "This size is made with the frame none.",
    });
  });

  test("a choice that fits needs no words", () => {
    expect(withSize("24x36", first)).toEqual({ size: "24x36", frame: "none", note: "" });
  });
});

describe("a picture of few pixels", () => {
  test("is offered the sizes that it is sharp at", () => {
    const small = choicesFor(product, "portrait", withPixels(16 * 160));
    expect(small.sizes.map(({ value }) => value)).toEqual(["16x24"]);
    expect(small.frames.map(({ value }) => value)).toEqual(["none"]);
    expect(small.first).toEqual({ size: "16x24", frame: "none", note: "" });
  });

  test("of too few has no size at all, and no price", () => {
    const tiny = choicesFor(product, "portrait", withPixels(300));
    expect(tiny.sizes).toEqual([]);
    expect(tiny.first.size).toBe("");
    expect(tiny.variantOf(tiny.first.size, tiny.first.frame)).toBeUndefined();
  });
});
