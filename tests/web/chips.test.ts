import { expect, test } from "vitest";
import { choicesOf } from "../../web/src/images/chips.ts";

const values = {
  mood: "calm",
  subject: "a fox",
  other: "x",
  artStyle: "sumi-e-style",
  aspectRatio: "square",
};

test("choices stand in the journey's order, however they were kept", () => {
  const backwards = Object.fromEntries(Object.entries(values).reverse());
  for (const kept of [values, backwards])
    expect(choicesOf(kept).map(([name]) => name)).toEqual(["artStyle", "aspectRatio", "mood", "other"]);
  expect(choicesOf(values, ["mood", "artStyle"]).map(([name]) => name)).toEqual(["artStyle", "mood"]);
});
