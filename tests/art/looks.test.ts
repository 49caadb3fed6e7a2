import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { type Color, css, rgb } from "../../stacks/local/artist/color.ts";
import { type Hero, silhouette, solid } from "../../stacks/local/artist/heroes.ts";
import { livery } from "../../stacks/local/artist/livery.ts";
import { named } from "../../stacks/local/artist/motifs/colors.ts";
import { materials } from "../../stacks/local/artist/motifs/looks.ts";
import { isCutOut } from "../../stacks/local/artist/plates.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { seedNoise } from "../../stacks/local/artist/world/noise.ts";
import { m } from "../../stacks/local/artist/world/solids.ts";
import { solidNamed } from "../../stacks/local/artist/world/who.ts";
import { skyborn } from "../../stacks/local/artist/world/wonders.ts";

const { red, white, black, blue, yellow, gold, silver } = named as Record<string, string>;

test.each([
  ["A red and white lighthouse", { color: red, second: white }],
  ["A black and white cat", { color: black, second: white }],
  ["A red-and-white tent", { color: red, second: white }],
  ["A woman in a blue and yellow dress", { color: blue, second: yellow }],
  ["A tabby cat asleep on a sofa", { pattern: "stripes" }],
  ["A striped cat", { pattern: "stripes" }],
  ["A red and white striped cat", { color: red, second: white, pattern: "stripes" }],
  ["A spotted red cow", { color: red, pattern: "spots" }],
  ["A dalmatian", { pattern: "spots" }],
  ["A white tabby cat", { color: white, pattern: undefined }],
  ["A red and a blue car", { color: blue, second: undefined }],
  ["A gold crown", { color: gold, made: "metal" }],
  ["A ring of silver", { color: silver, made: "metal" }],
  ["A copper kettle", { color: materials.copper?.color, made: "metal" }],
  ["A glass vase", { color: materials.glass?.color, made: "glass" }],
  ["A crown", { made: "metal" }],
  ["A golden retriever", { color: gold, made: undefined }],
  ["A golden sunflower", { color: gold, made: undefined }],
])("%s: both colors are read, and what it is made of", (wish, looks) => {
  const [{ color, second, pattern, made } = {}] = read(wish).things;
  expect({ color, second, pattern, made }).toMatchObject(looks);
});

test("each of two things keeps its own color", () => {
  const colors = read("A red fox and a white owl").things.map(({ color, second }) => [color, second]);
  expect(colors).toEqual([
    [red, undefined],
    [white, undefined],
  ]);
});

/** A hero in its color, its lines bare, and what its looks put on it. */
function drawn(hero: Hero): Color[] {
  const context = createCanvas(64, 64).getContext("2d");
  context.scale(2, 2);
  context.fillStyle = css(rgb(hero.color ?? "#808080"));
  context.fill(isCutOut(hero) ? silhouette(hero) : solid(hero));
  livery(context, hero, rgb, [0, 0, 0]);
  const { data } = context.getImageData(0, 0, 64, 64);
  return Array.from({ length: 64 * 64 }, (_, at) => at * 4)
    .filter((at) => data[at + 3] === 255)
    .map((at) => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
}

const isNear = (color: string) => (pixel: Color) =>
  Math.hypot(...rgb(color).map((part, at) => part - (pixel[at] ?? 0))) < 30;

describe.each(["cat", "lighthouse", "car", "tent", "figure"])("a red and white %s", (name) => {
  const who = name === "figure" ? { sex: "woman" as const } : undefined;

  test("is drawn in both", () => {
    const pixels = drawn({ name, color: "#c8321e", second: "#f2efe8", who });
    for (const color of ["#c8321e", "#f2efe8"])
      expect(pixels.filter(isNear(color)).length).toBeGreaterThan(0.12 * pixels.length);
  });
});

test("metal and glass are lighter and darker from place to place; paint is not", () => {
  const spread = (made?: Hero["made"]) => {
    const greens = drawn({ name: "teapot", color: "#b8bec6", made }).map(([, green]) => green);
    return Math.max(...greens) - Math.min(...greens);
  };
  expect(spread()).toBeLessThan(4);
  for (const made of ["metal", "glass", "pearl"] as const) expect(spread(made)).toBeGreaterThan(30);
});

/** What the skin of a body of the rendered world is of, from place to place: its color, and how it shines. */
function skin(hero: Hero) {
  const { body } = solidNamed(hero, false);
  const steps = Array.from({ length: 24 }, (_, step) => step / 23);
  const points = steps.flatMap((x) => steps.map((y) => [x - 0.5, y, ((x * 7 + y * 5) % 1) - 0.5] as const));
  return points.flatMap(([x, y, z]) => {
    const at = [x * 2 * body.r, y * body.h, z * body.r] as const;
    if (Math.abs(body.sdf(...at)) > 0.06 * body.h) return [];
    const out = new Float64Array(6);
    body.albedo(m.id, ...at, out);
    return [[...out]];
  });
}

test("in a dream whoever was asked for in two colors is a sky of the one under clouds of the other", () => {
  seedNoise(1);
  const { body } = solidNamed({ name: "car", color: red, second: white }, false);
  const [placed] = skyborn([{ body, x: 0, y: 0, z: 0, yaw: 0, scale: 1 }]);
  if (!placed) throw new Error("nobody is in the dream");
  const { albedo } = placed.body;
  const seen = Array.from({ length: 400 }, (_, at) => {
    const out = new Float64Array(6);
    albedo(1, Math.cos(at * 2.4) * body.r, (at / 400) * body.h, Math.sin(at * 2.4) * body.r, out);
    return [...out];
  });
  const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 3 * Math.max(g, b);
  const isWhite = ([r = 0, g = 0, b = 0]: number[]) => Math.min(r, g, b) > 0.7;
  expect(seen.filter(isRed).length).toBeGreaterThan(80);
  expect(seen.filter(isWhite).length).toBeGreaterThan(80);
});

const shareOf = (hero: Hero, is: (skin: number[]) => boolean) => {
  const all = skin(hero);
  return all.filter(is).length / all.length;
};

test("in the rendered world a black and white cat is both, and gold shines as metal does", () => {
  seedNoise(1);
  const isLight = ([, green = 0]: number[]) => green > 0.3;
  expect(shareOf({ name: "cat", color: black }, isLight)).toBeLessThan(0.2);
  expect(shareOf({ name: "cat", color: black, second: white }, isLight)).toBeGreaterThan(0.3);
  expect(shareOf({ name: "cat", color: black, second: white }, isLight)).toBeLessThan(0.8);
  const isMetal = ([, , , , , shine = 0]: number[]) => shine > 1.5;
  expect(shareOf({ name: "teapot", color: gold, made: "metal" }, isMetal)).toBeGreaterThan(0.5);
  expect(shareOf({ name: "teapot", color: gold }, isMetal)).toBe(0);
});
