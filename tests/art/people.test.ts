import { createCanvas, type Path2D } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { boundsOf } from "../../stacks/local/artist/cast/body.ts";
import { easel } from "../../stacks/local/artist/easel.ts";
import { dressOf, type Hero } from "../../stacks/local/artist/heroes.ts";
import { named, ofItsKind } from "../../stacks/local/artist/motifs/colors.ts";
import { type Who, wordsOf } from "../../stacks/local/artist/motifs/who.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { sceneFor } from "../../stacks/local/artist/scene.ts";
import { builtSolid } from "../../stacks/local/artist/solids/cast.ts";
import { sceneOf } from "./seen.ts";

const everybody = (wish: string): Hero[] =>
  sceneOf(wish).heroes.flatMap((hero) => hero.parts?.map((part) => part.hero) ?? [hero]);

test.each([
  ["A grandmother baking bread", ["old woman apron"]],
  ["A grandfather with a pipe", ["old man"]],
  ["A girl with a kite", ["child woman"]],
  ["An old fisherman", ["old man hat"]],
  ["A bride and a groom", ["woman gown veil", "man suit"]],
  ["A toddler in a yellow raincoat", ["toddler coat hood"]],
  ["A woman reading by the window", ["woman"]],
  ["A family at the beach", ["man", "woman", "child man", "child woman"]],
  ["Twins", ["child woman", "child woman"]],
  ["Three children", ["child man", "child woman", "child man"]],
  ["A queen and a wizard", ["woman gown crown", "man gown pointed"]],
  ["An old couple", ["old"]],
  ["An old couple on a bench", ["old man", "old woman"]],
  ["A woman in a red dress", ["woman dress"]],
  ["An old house and a boy", ["child man"]],
  ["An astronaut", []],
])("%s: it is seen who they are", (wish, expected) => {
  const seen = everybody(wish).flatMap(({ who }) => (who ? [wordsOf(who)] : []));
  expect(seen.toSorted()).toEqual(expected.toSorted());
});

test("what somebody wears needs no color, and is no thing of its own", () => {
  expect(read("A woman in a raincoat").things.map(({ word }) => word)).toEqual(["woman"]);
  expect(read("A woman in a raincoat").understood).toEqual(["a woman", "a raincoat"]);
});

/** How high, of their width, somebody is drawn. */
const slimness = (who: Who) => {
  const [left, top, right, bottom] = boundsOf({ name: "figure", who });
  return (bottom - top) / (right - left);
};

test("man, woman, child and toddler have figures of their own", () => {
  const grown = [slimness({ sex: "man" }), slimness({ sex: "man", age: "child" })];
  expect(grown[0]).not.toBeCloseTo(grown[1] as number, 1);
  expect(slimness({ sex: "woman", wear: "suit" })).toBeGreaterThan(slimness({ sex: "man" }) * 1.1);
  expect(slimness({ age: "toddler" })).toBeLessThan(slimness({ age: "child" }));
});

const grey = [0.4, 0.4, 0.4] as const;

/** How wide a body is so high above the ground, of its own height, seen from the front. */
function breadthAt(who: Who, share: number) {
  const { body } = builtSolid("figure", grey, who) as NonNullable<ReturnType<typeof builtSolid>>;
  const y = body.h * share;
  const inside = Array.from({ length: 240 }, (_, step) => (step / 240 - 0.5) * body.h * 0.6).filter((z) =>
    [-0.06, 0, 0.06].some((x) => body.sdf(x * body.h, y, z) < 0),
  );
  return inside.length > 0 ? (Math.max(...inside) - Math.min(...inside)) / body.h : 0;
}

test("in the rendered world a skirt is wider than trousers, and a child's head larger than a man's", () => {
  expect(breadthAt({ sex: "woman" }, 0.28)).toBeGreaterThan(breadthAt({ sex: "man" }, 0.28) * 1.2);
  expect(breadthAt({ age: "child" }, 0.9)).toBeGreaterThan(breadthAt({}, 0.93) * 1.15);
});

test("who stands beside each other is as tall as they are old", () => {
  const parts = sceneOf("A father with his son and a baby").heroes[0]?.parts ?? [];
  const tall = new Map(
    parts.map(({ hero, size }) => {
      const [, top, , bottom] = boundsOf(hero);
      return [hero.who?.age ?? "grown", (bottom - top) * size] as const;
    }),
  );
  expect(tall.get("grown")).toBeGreaterThan((tall.get("child") ?? 99) * 1.15);
  expect(tall.get("child")).toBeGreaterThan((tall.get("toddler") ?? 99) * 1.1);
});

test.each(["figure", "child", "seated", "saxophonist", "dancer", "bust"])(
  "%s: drawn, somebody has skin, hair and a face",
  (name) => {
    const who: Who = { hair: "#b0502a", skin: "#a06c46" };
    const colors = dressOf({ name, who }).map(({ color }) => color);
    expect(colors).toContain(undefined);
    expect(colors).toEqual(expect.arrayContaining([who.hair, who.skin]));
  },
);

test("trousers are not seen through the sleeve before them", () => {
  const at = (path: Path2D | undefined, x: number, y: number) =>
    createCanvas(1, 1)
      .getContext("2d")
      .isPointInPath(path as Path2D, x, y);
  const worn = dressOf({ name: "seated", who: { sex: "man" } });
  const trousers = worn.find(({ color }) => color === "#46506a")?.path;
  // A thigh beside the forearm that lies on it.
  expect([at(trousers, 20.4, 20.9), at(trousers, 17.3, 17.2)]).toEqual([true, false]);
});

test.each([
  ["A portrait of my grandmother with silver hair and glasses", ["old woman glasses #d4d3cf"]],
  ["Portrait of a bearded man in a blue sweater", ["man beard"]],
  ["A girl with a pearl earring", ["child woman #f4efe6"]],
  ["Two sisters, portrait", ["woman", "woman"]],
])("%s: head and shoulders, with what they are known by", (wish, expected) => {
  const busts = everybody(wish).filter(({ name }) => name === "bust");
  expect(busts.map(({ who }) => wordsOf(who ?? {}))).toEqual(expected);
  expect(read(wish).missed).toEqual([]);
});

test("who does what takes more room is no bust, and a beast none either", () => {
  for (const wish of ["Portrait of a man riding a horse", "Portrait of a dog"])
    expect(everybody(wish).map(({ name }) => name)).not.toContain("bust");
});

const coatOf = (wish: string, seed: number) =>
  sceneFor(
    easel(
      { subject: wish, artStyle: "photorealistic-style", aspectRatio: "portrait" },
      { seed, variant: 0 },
      { width: 100, height: 150 },
    ),
  ).heroes[0]?.color;

test.each(["A man", "A woman in a hat", "A painter", "A child"])(
  "%s: what they wear is of one color in one picture, and of another in the next",
  (wish) => {
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    expect(new Set(seeds.map((seed) => coatOf(wish, seed))).size).toBeGreaterThan(3);
    expect(coatOf(wish, 5)).toBe(coatOf(wish, 5));
  },
);

test.each([
  ["A man in a red coat", named.red],
  ["A knight", ofItsKind.knight],
  ["Santa Claus", ofItsKind.santa],
])("%s: known by their color they wear no other", (wish, color) => {
  expect([1, 2, 3, 4].map((seed) => coatOf(wish, seed))).toEqual([color, color, color, color]);
});
