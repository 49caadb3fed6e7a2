import { expect, test } from "vitest";
import { dressOf } from "../../stacks/local/artist/heroes.ts";
import { sportsmen } from "../../stacks/local/artist/motifs/sports.ts";
import type { Who } from "../../stacks/local/artist/motifs/who.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { builtSolid } from "../../stacks/local/artist/solids/cast.ts";
import { sceneOf, told } from "./seen.ts";

test.each([
  ["A golfer at sunset", ["golfer"]],
  ["My dad playing golf", ["golfer"]],
  ["A surfer on a wave", ["surfer"]],
  ["Surfing in Hawaii", ["surfer"]],
  ["A girl doing yoga on the beach", ["yogi"]],
  ["A boy playing soccer with his dog", ["soccer-player", "dog with 0"]],
  ["A soccer player kicking a ball", ["soccer-player"]],
  ["A man fishing with his grandson", ["fisher", "child with 0"]],
  ["Two kids playing baseball", ["2 batter"]],
  ["A couple skiing in the Alps", ["2 skier"]],
  ["A woman and a man running in the park", ["runner", "runner"]],
  ["A couple kissing under the Eiffel Tower", ["kiss", "eiffel-tower under 0"]],
])("%s: seen at it", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
  expect(read(wish).missed).toEqual([]);
});

test.each([
  ["My boxer dog", ["dog"]],
  ["Horses running on a beach", ["3 horse"]],
  ["A surfboard on a beach", ["surfboard"]],
])("%s: nobody at a sport", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

// Of a couple nobody says whose hair is red.
test.each([...sportsmen].filter((name) => name !== "kiss"))(
  "%s: somebody with hair and a face, drawn and in the rendered world",
  (name) => {
    const who: Who = { sex: "woman", hair: "#b0502a", skin: "#a06c46" };
    const colors = dressOf({ name, who }).map(({ color }) => color);
    expect(colors).toEqual(expect.arrayContaining([undefined, who.hair, who.skin]));
    expect(builtSolid(name, [0.5, 0.5, 0.5], who)?.body.h).toBeGreaterThan(3);
  },
);

test("who skis does it on snow, and who surfs on water", () => {
  expect(sceneOf("A couple skiing in the Alps").places).toContain("snow");
  expect(sceneOf("A surfer on a wave")).toMatchObject({ wet: true, ashore: false });
});

test("of as many as they are, each rides one of their own, and all look ahead", () => {
  const parts = sceneOf("A couple riding horses").heroes[0]?.parts ?? [];
  const [riders, horses] = ["rider", "horse"].map((name) =>
    parts.filter(({ hero }) => hero.name === name).toSorted((one, other) => one.x - other.x),
  ) as [typeof parts, typeof parts];
  expect([riders.length, horses.length]).toEqual([2, 2]);
  for (const [at, { x, flip }] of riders.entries()) {
    expect(Math.abs(x - (horses[at]?.x ?? 99))).toBeLessThan(0.2 * (horses[at]?.size ?? 0));
    expect(flip).toBe(horses[at]?.flip);
  }
});

test.each([
  ["A father and daughter on a bicycle", "bicycle"],
  ["A girl and a boy riding a horse", "horse"],
])("%s: both ride it", (wish, mount) => {
  const parts = sceneOf(wish).heroes[0]?.parts ?? [];
  expect(parts.map(({ hero }) => hero.name).sort()).toEqual([mount, "rider", "rider"].sort());
  const footOf = ({ y, size }: (typeof parts)[number]) => y + size / 2;
  const ridden = parts.find(({ hero }) => hero.name === mount);
  for (const part of parts.filter(({ hero }) => hero.name === "rider"))
    expect(footOf(part)).toBeLessThan(footOf(ridden ?? part));
});
