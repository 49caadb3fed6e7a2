import { expect, test } from "vitest";
import {
  addLine,
  type CartLine,
  joinLines,
  MOST_COPIES,
  MOST_LINES,
  sameLine,
  setCopies,
  subtotalOf,
  takeLine,
} from "../../../functions/core/cart/cart.ts";

const chosen = (Frame: string, Size = "8x8") => [
  { label: "Size", value: Size, displayName: Size },
  { label: "Frame", value: Frame, displayName: Frame },
];

const aLine = (over: Partial<CartLine> = {}): CartLine => ({
  sku: "GLOBAL-CFP-8X8",
  name: "Art Paper Print",
  description: "",
  copies: 1,
  unitCost: { amount: 34.95 },
  productOptions: chosen("black"),
  relatedImage: { _id: "image-1", imageUrl: "", prompt: "A heron" },
  ...over,
});

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) =>
    aLine({ relatedImage: { _id: `image-${from + n}`, imageUrl: "", prompt: "" } }),
  );

test("frames of three colours are three lines, although they share a SKU", () => {
  const lines = ["black", "white", "natural"].map((Frame) => aLine({ productOptions: chosen(Frame) }));
  expect(lines.reduce(addLine, [] as CartLine[])).toEqual(lines);
});

test("a guest's white frame does not become a black one when the carts are joined", () => {
  const white = aLine({ productOptions: chosen("white") });
  expect(joinLines([aLine()], [white])).toEqual([aLine(), white]);
});

test("what is no longer sold is told apart by what was chosen, as its SKU is lost", () => {
  const gone = aLine({ sku: "", unavailable: true });
  expect(sameLine(gone, { ...gone, productOptions: chosen("black", "12x12") })).toBe(false);
});

test("the same choices in another order are the same line", () => {
  expect(sameLine(aLine(), aLine({ productOptions: chosen("black").toReversed() }))).toBe(true);
});

test("a line like one that is there makes its copies more, ten at most", () => {
  expect(addLine([aLine({ copies: 3 })], aLine({ copies: 2 }))).toEqual([aLine({ copies: 5 })]);
  expect(addLine([aLine({ copies: 8 })], aLine({ copies: 8 }))).toEqual([aLine({ copies: MOST_COPIES })]);
});

test("no copies of a line, and it is out; a line that is not there changes nothing", () => {
  const lines = many(2);
  expect(setCopies(lines, 0, 0)).toEqual([lines[1]]);
  expect(setCopies(lines, 1, 99)[1]?.copies).toBe(MOST_COPIES);
  expect(setCopies(lines, 7, 2)).toEqual(lines);
});

test("two full carts become one that can still be changed, and the user's own lines stay", () => {
  const [mine, theirs] = [many(40), many(40, 100)];
  const joined = joinLines(mine, theirs);
  expect(joined).toHaveLength(MOST_LINES);
  expect(joined.slice(0, 40)).toEqual(mine);
});

test("the cost adds up, to the cent", () => {
  const lines = [
    aLine({ copies: 3, unitCost: { amount: 0.1 } }),
    aLine({ copies: 1, unitCost: { amount: 19.99 } }),
  ];
  expect(subtotalOf(lines)).toBe(2029);
});

test("what was bought leaves the cart: its own copies, and nothing else", () => {
  const [one, two] = many(2);
  if (!one || !two) throw new Error("there are two lines");
  expect(takeLine([{ ...one, copies: 3 }, two], { ...one, copies: 2 })).toEqual([{ ...one, copies: 1 }, two]);
  expect(takeLine([one, two], { ...one, copies: 10 })).toEqual([two]);
  expect(takeLine([one], two)).toEqual([one]);
});

test("lines of another product, picture or number of options are others", () => {
  const [size] = chosen("black");
  if (!size) throw new Error("there is a size");
  for (const over of [
    { sku: "GLOBAL-CFP-12X12" },
    { name: "Grand Print" },
    { relatedImage: { ...aLine().relatedImage, _id: "image-2" } },
    { productOptions: [size] },
    { productOptions: [size, { ...size, label: "Frame" }] },
  ]) {
    expect(sameLine(aLine(), aLine(over))).toBe(false);
    expect(sameLine(aLine(over), aLine())).toBe(false);
  }
});

test("taking what does not lie there takes nothing", () => {
  const [one, two, three] = many(3);
  if (!one || !two || !three) throw new Error("there are three lines");
  expect(takeLine([one, two], three)).toEqual([one, two]);
  expect(setCopies([one, two], 1, -1)).toEqual([one]);
});
