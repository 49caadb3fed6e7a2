import { expect, test } from "vitest";
import type { AspectRatio } from "../../functions/core/catalogue/choice.ts";
import { rimOf } from "../../stacks/local/artist/cast/heap.ts";
import { easel } from "../../stacks/local/artist/easel.ts";
import { random } from "../../stacks/local/artist/random.ts";
import { sceneFor } from "../../stacks/local/artist/scene.ts";
import { setOf } from "../../stacks/local/artist/sets.ts";
import { berthOf, leadOf, membersOf } from "../../stacks/local/artist/stage.ts";
import { specOf } from "../../stacks/local/artist/world/spec.ts";
import { edgesOf } from "./edges.ts";

const shapes = { portrait: [100, 150], square: [100, 100], landscape: [150, 100] } as const;

/** A wish on a sheet, and every body of it where it lies there, in units. */
function laid(subject: string, variant: number, aspectRatio: AspectRatio = "portrait") {
  const [width, height] = shapes[aspectRatio];
  const brief = { subject, artStyle: "photorealistic-style", aspectRatio } as const;
  const sheet = easel(brief, { seed: 1, variant }, { width, height });
  const scene = sceneFor(sheet);
  const bodies = membersOf(leadOf(scene), berthOf(sheet, scene)).map(({ hero, berth }) =>
    edgesOf(hero, berth),
  );
  return { sheet, scene, bodies };
}

type Seen = ReturnType<typeof laid>["bodies"][number];

const variants = [0, 1, 2, 3];

const filled = [
  ["A bowl of lemons", "lemon", "bowl"],
  ["A basket of apples", "apple", "basket"],
  ["A plate of cookies", "cookie", "plate"],
  ["A jug and a bowl of three pears", "pear", "bowl"],
  ["A girl with a basket of oranges", "orange", "basket"],
] as const;

test.each(filled)("%s: each of them lies over the rim, and between its ends", (wish, what, holder) => {
  const { bodies } = laid(wish, 0);
  const vessel = bodies.find(({ name }) => name === holder) as Seen;
  const rim = vessel.bottom - rimOf(holder) * (vessel.bottom - vessel.top);
  const content = bodies.filter(({ name }) => name === what);
  expect(content.length).toBeGreaterThan(2);
  for (const one of content) {
    expect(bodies.indexOf(one)).toBeLessThan(bodies.indexOf(vessel));
    expect(one.top).toBeLessThan(rim);
    expect(one.bottom).toBeLessThan(vessel.bottom);
    const middle = (one.left + one.right) / 2;
    expect(middle).toBeGreaterThan(vessel.left);
    expect(middle).toBeLessThan(vessel.right);
  }
  // What lies lowest is partly behind the rim: it is in it, and not above it.
  expect(Math.max(...content.map(({ bottom }) => bottom))).toBeGreaterThan(rim);
});

test.each(filled)("%s: so they do in the rendered world", (wish, what, holder) => {
  const { sheet, scene } = laid(wish, 0);
  const names = leadOf(scene).parts?.map(({ hero }) => hero.name) ?? [];
  const all = (specOf(sheet, scene)?.hero ?? []).map((one, at) => ({ ...one, name: names[at] }));
  const vessel = all.find(({ name }) => name === holder);
  if (!vessel) throw new Error(`there is no ${holder}`);
  const wide = (vessel.body.wide ?? 0) * vessel.scale;
  const rim = vessel.y + rimOf(holder) * vessel.body.h * vessel.scale;
  for (const one of all.filter(({ name }) => name === what)) {
    expect(Math.hypot(one.x - vessel.x, one.z - vessel.z)).toBeLessThan(wide / 2);
    expect(one.y + one.body.h * one.scale).toBeGreaterThan(rim);
    expect(one.y).toBeLessThan(rim + wide / 2);
  }
});

const still = [
  "A bowl of lemons",
  "A vase of tulips",
  "A teapot",
  "A golden crown",
  "A still life with a teapot, two pears and a candle",
  "A jug, three pears and a book on a table",
  "A vase of roses, a bowl of cherries and a jug on a table",
];

test.each(still)("%s: it is large, whole, and no two of a batch are laid alike", (wish) => {
  for (const ratio of Object.keys(shapes) as AspectRatio[]) {
    const places = variants.map((variant) => {
      const { bodies, scene, sheet } = laid(wish, variant, ratio);
      expect(scene).toMatchObject({ still: true, room: "table", indoors: true });
      const edge = (of: "left" | "right" | "top" | "bottom", most: boolean) =>
        (most ? Math.max : Math.min)(...bodies.map((one) => one[of]));
      const [left, right] = [edge("left", false) / sheet.width, edge("right", true) / sheet.width];
      const [top, bottom] = [edge("top", false) / sheet.height, edge("bottom", true) / sheet.height];
      expect(Math.max(right - left, bottom - top), `${ratio} ${variant}`).toBeGreaterThan(0.5);
      expect(Math.min(left, top), `${ratio} ${variant}`).toBeGreaterThan(0);
      expect(Math.max(right, bottom), `${ratio} ${variant}`).toBeLessThan(1);
      return [left, right, top, bottom, scene.horizon];
    });
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1))
        expect(Math.max(...one.map((edge, at) => Math.abs(edge - (other[at] ?? 0))))).toBeGreaterThan(0.04);
  }
});

test("of several things each hides a little of the next, and not all stand in one row", () => {
  for (const variant of variants) {
    const { bodies } = laid("A jug, a teapot, a pear and a candle", variant);
    const sorted = bodies.toSorted((one, other) => one.left - other.left);
    for (const [index, one] of sorted.slice(1).entries())
      expect(one.left).toBeLessThan(Math.max(...sorted.slice(0, index + 1).map(({ right }) => right)));
    expect(new Set(bodies.map(({ bottom }) => Math.round(bottom / 10))).size).toBeGreaterThan(2);
  }
});

test("in a rendered world all four tables are spread otherwise, and before another wall", () => {
  const rooms = variants.map((variant) => {
    const { sheet, scene } = laid("A bowl of lemons", variant);
    return specOf(sheet, scene)?.room;
  });
  expect(new Set(rooms.map((room) => JSON.stringify(room?.table))).size).toBe(4);
  expect(new Set(rooms.map((room) => JSON.stringify(room?.wall))).size).toBe(4);
});

test("a table of flat pieces has a cloth, and stands before a wall", () => {
  const pieces = setOf("table", { x: 0, y: 0, width: 1000, height: 1500, floor: 900 }, random("a table"));
  expect(pieces.map(({ role }) => role)).toEqual(expect.arrayContaining(["wall", "floor", "cloth", "fold"]));
});

test.each([
  "A rose",
  "Sunflowers",
  "A cat and a bowl of milk",
  "A woman with a jug",
  "A piano",
  "A bowl of lemons in a garden",
  "A crown on a lion's head",
  "A book in a library",
])("%s: it is no still life", (wish) => {
  expect(laid(wish, 0).scene.still).toBe(false);
});

test("what is between two others is, and what was named first is the middle of all", () => {
  for (const variant of variants) {
    const { bodies } = laid("A chess piece between two hourglasses", variant);
    const middles = bodies.map(({ left, right }) => (left + right) / 2);
    const piece = middles[bodies.findIndex(({ name }) => name === "chess-knight")] ?? 0;
    expect(Math.min(...middles)).toBeLessThan(piece);
    expect(Math.max(...middles)).toBeGreaterThan(piece);
  }
});
