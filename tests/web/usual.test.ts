import { expect, test } from "vitest";
import type { Product } from "../../web/src/catalogue/queries.ts";
import { usualOf } from "../../web/src/catalogue/usual.ts";

type Options = Product["productOptions"];

const frame: Options[number] = { label: "Frame", defaultValue: { portrait: "black" }, options: [] };
const size: Options[number] = { label: "Size", defaultValue: { portrait: "24x36" }, options: [] };

test("what is usual is found in whatever order a product names its options", () => {
  for (const productOptions of [
    [size, frame],
    [frame, size],
  ])
    expect(usualOf({ productOptions }, "portrait")).toEqual({
      size: "24x36",
      frame: "black",
    });
});
