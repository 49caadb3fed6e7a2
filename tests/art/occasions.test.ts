import { expect, test } from "vitest";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { sceneOf, told } from "./seen.ts";

test.each([
  ["Our wedding day under an oak tree at sunset", ["figure", "figure", "tree under 1"]],
  ["Our first dance at our wedding", ["figure", "figure"]],
  ["Wedding portrait of us on the beach", ["bust", "bust"]],
  ["Our wedding in Tuscany", ["figure", "figure"]],
])("%s: a bride in her veil and a groom", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
  const { things, missed } = read(wish);
  expect(things.slice(0, 2).map(({ who }) => who)).toMatchObject([{ hat: "veil" }, { wear: "suit" }]);
  expect(missed).toEqual([]);
});

test.each([
  ["A wedding cake", ["birthday-cake"]],
  ["A bride on her wedding day", ["figure"]],
  ["My daughter dancing ballet in a pink tutu", ["dancer"]],
  ["A man cycling in Tuscany", ["figure", "bicycle riding 0"]],
])("%s: nobody else", (wish, expected) => expect(told(wish)).toEqual(expected));

test("a fire by which somebody plays burns out of doors", () => {
  expect(sceneOf("A man playing guitar by a campfire under the stars").indoors).toBe(false);
});

test.each(["Swallows over a wheat field", "Six geese flying over a lake"])(
  "%s: a flock is wider than high, with air around each",
  (wish) => {
    const parts = sceneOf(wish).heroes[0]?.parts ?? [];
    expect(new Set(parts.map(({ hero }) => hero.name))).toEqual(new Set(["bird"]));
    const spread = (axis: "x" | "y") =>
      Math.max(...parts.map((part) => part[axis])) - Math.min(...parts.map((part) => part[axis]));
    expect(spread("x")).toBeGreaterThan(spread("y"));
    for (const [at, one] of parts.entries())
      for (const other of parts.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.6 * one.size);
  },
);
