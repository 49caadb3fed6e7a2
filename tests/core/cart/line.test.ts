import { expect, test } from "vitest";
import { AskedLine, AskedLines, MOST_COPIES, MOST_LINES } from "../../../functions/core/cart/cart.ts";
import { lineOf } from "../../../functions/core/cart/line.ts";
import { openCatalogue } from "../../../functions/core/catalogue/catalogue.ts";
import * as z from "../../../functions/lib/schema.ts";
import { prodigiPrices } from "../../../functions/partners/prodigi/prices.ts";

const catalogue = openCatalogue(prodigiPrices);
const _id = "batch~1tail";
const own = "/pictures/images/batch~1tail/12/640.jpeg";

const asked = (over: Partial<AskedLine> = {}, imageUrl = own): AskedLine => ({
  name: "Art Paper Print",
  copies: 1,
  productOptions: [
    { label: "Size", value: "16x24" },
    { label: "Frame", value: "none" },
  ],
  relatedImage: { _id, imageUrl, prompt: "A heron" },
  ...over,
});
const lineFor = (over?: Partial<AskedLine>, imageUrl?: string) => lineOf(catalogue, asked(over, imageUrl));

test("a line is what the catalogue says it is, with its picture", () => {
  expect(lineFor()).toEqual({
    sku: "GLOBAL-FAP-16X24",
    name: "Art Paper Print",
    description: "16 × 24 in (41 × 61 cm)",
    copies: 1,
    unitCost: { amount: 34 },
    productOptions: [
      { label: "Size", value: "16x24", displayName: "16 × 24 in (41 × 61 cm)" },
      { label: "Frame", value: "none", displayName: "None" },
    ],
    relatedImage: { _id, imageUrl: own, prompt: "A heron" },
  });
});

test("what is not sold any more keeps its name, and costs nothing", () => {
  expect(lineFor({ name: "Mug", productOptions: [{ label: "Size", value: "big" }] })).toEqual({
    sku: "",
    name: "Mug",
    description: "",
    copies: 1,
    unitCost: { amount: 0 },
    productOptions: [{ label: "Size", value: "big", displayName: "big" }],
    relatedImage: { _id, imageUrl: own, prompt: "A heron" },
    unavailable: true,
  });
});

test.for([
  "",
  "https://elsewhere.example/a.jpeg",
  "/pictures/images/batch~2tail/12/640.jpeg",
  "/pictures/images/batch~1tail/12/640.jpeg?x",
  "/pictures/images/batch~1tail/../640.jpeg",
  // As long as the beginning of its own: of it only the rest looks right.
  `${"x".repeat("/pictures/images/batch~1tail/".length)}12/640.jpeg`,
])("a picture's address that is %o is not its own, and left out", (imageUrl) => {
  expect(lineFor({}, imageUrl)?.relatedImage.imageUrl).toBe("");
});

test("a line has one copy at least and ten at most, of a picture that can be", () => {
  expect(lineFor({ copies: 0 })).toBeUndefined();
  expect(lineFor({ copies: 99 })?.copies).toBe(MOST_COPIES);
  expect(lineFor({ relatedImage: { _id: "no picture", imageUrl: "", prompt: "" } })).toBeUndefined();
});

/** The longest line that anybody may send. */
const longest = {
  name: "x".repeat(100),
  copies: 1_000,
  productOptions: Array.from({ length: 5 }, () => ({ label: "x".repeat(20), value: "x".repeat(40) })),
  relatedImage: { _id: "x".repeat(100), imageUrl: "x".repeat(300), prompt: "x".repeat(500) },
};
const [option] = longest.productOptions;
const picture = longest.relatedImage;
const passes = (line: object) => z.safeParse(AskedLine, line).success;

test("a line may be as long as any that is sold", () => {
  expect(passes(longest)).toBe(true);
  expect(passes({ ...longest, copies: 0 })).toBe(true);
  expect(passes({ ...longest, copies: -1 })).toBe(true);
});

test.for<[what: string, over: object]>([
  ["name", { name: "x".repeat(101) }],
  ["number of copies", { copies: 1_001 }],
  ["lack of copies", { copies: -1_001 }],
  ["list of options", { productOptions: Array.from({ length: 6 }, () => option) }],
  ["option's label", { productOptions: [{ ...option, label: "x".repeat(21) }] }],
  ["option's value", { productOptions: [{ ...option, value: "x".repeat(41) }] }],
  ["picture's id", { relatedImage: { ...picture, _id: "x".repeat(101) } }],
  ["picture's address", { relatedImage: { ...picture, imageUrl: "x".repeat(301) } }],
  ["picture's description", { relatedImage: { ...picture, prompt: "x".repeat(501) } }],
])("a longer %s is refused", ([, over]) => {
  expect(passes({ ...longest, ...over })).toBe(false);
});

test("fifty lines are a cart, ten copies a line", () => {
  expect([MOST_LINES, MOST_COPIES]).toEqual([50, 10]);
  expect(z.safeParse(AskedLines, Array(50).fill(longest)).success).toBe(true);
  expect(z.safeParse(AskedLines, Array(51).fill(longest)).success).toBe(false);
});
