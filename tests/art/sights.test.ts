import sharp from "sharp";
import { expect, test } from "vitest";
import { easel } from "../../stacks/local/artist/easel.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { isOfASight, leadOf } from "../../stacks/local/artist/stage.ts";
import { specOf } from "../../stacks/local/artist/world/spec.ts";
import { painted } from "./painted.ts";
import { unlikeStyles } from "./render.ts";
import { sceneOf } from "./seen.ts";

type Style = (typeof unlikeStyles)[number];
type Part = { left?: number; top?: number; wide?: number; high?: number };

/** A part of a picture in few pixels: shares of its width and height. */
async function pixelsOf(artStyle: Style, subject: string, part: Part = {}) {
  const { left = 0, top = 0, wide = 1, high = 1 } = part;
  const png = await painted({ artStyle, subject, aspectRatio: "portrait" }, { variant: 1 });
  const { width, height } = await sharp(png).metadata();
  const cut = {
    ...{ left: Math.floor(left * width), top: Math.floor(top * height) },
    ...{ width: Math.floor(wide * width), height: Math.floor(high * height) },
  };
  const data = await sharp(png).extract(cut).removeAlpha().raw().toBuffer();
  return Array.from({ length: data.length / 3 }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)] as Color);
}
type Color = [r: number, g: number, b: number];

const shareOf = (pixels: Color[], is: (...color: Color) => boolean) =>
  pixels.filter((color) => is(...color)).length / pixels.length;

const light = (pixels: Color[]) => pixels.reduce((sum, [r, g, b]) => sum + r + g + b, 0) / pixels.length / 3;

const apart = (one: Color[], other: Color[]) =>
  one.reduce((sum, color, at) => sum + Math.abs(color[1] - (other[at]?.[1] ?? 0)), 0) / one.length;

test.each([
  ["A tiny cabin under the northern lights", ["snow"]],
  ["A fox watching the aurora", ["snow"]],
  ["A ship under the southern lights", ["sea"]],
  ["Aurora borealis over a lake", ["water"]],
  ["Northern lights over a frozen lake", ["water", "snow"]],
  ["The aurora over a forest", ["forest"]],
])("%s: it is a clear night in a land where it is seen", (wish, places) => {
  const { time, weather, sights, ...scene } = sceneOf(wish);
  expect([time, weather, sights, scene.places]).toEqual(["night", "clear", ["aurora"], places]);
  expect(read(wish).missed).toEqual([]);
});

const sky = { top: 0.04, high: 0.5, left: 0.1, wide: 0.8 };

test.for(unlikeStyles)("%s: northern lights hang in the sky", async (artStyle) => {
  const [lit, dark] = await Promise.all([
    pixelsOf(artStyle, "A fox in the snow under the northern lights", sky),
    pixelsOf(artStyle, "A fox in the snow at night", sky),
  ]);
  expect(apart(lit, dark)).toBeGreaterThan(12);
});

// The inks of the other two are as they are dealt.
const inGreen = unlikeStyles.filter((style) => style !== "pop-art-style" && style !== "bauhaus-style");

test.for(inGreen)("%s: northern lights are green", async (artStyle) => {
  const isGreen = (r: number, g: number) => g > r + 24;
  const [lit, dark] = await Promise.all([
    pixelsOf(artStyle, "A fox in the snow under the northern lights", sky),
    pixelsOf(artStyle, "A fox in the snow at night", sky),
  ]);
  expect(shareOf(lit, isGreen) - shareOf(dark, isGreen)).toBeGreaterThan(0.08);
});

test.each([
  ["A waterfall", ["water"]],
  ["A waterfall in a jungle with parrots", ["water", "forest"]],
  ["A waterfall in Iceland", ["water"]],
  ["A frozen waterfall in the mountains", ["water", "mountain"]],
  ["Niagara Falls at sunset", ["water"]],
])("%s: water falls, and in summer into no snow", (wish, places) => {
  const scene = sceneOf(wish);
  expect([scene.sights, scene.places]).toEqual([["waterfall"], places]);
  expect(read(wish).missed).toEqual([]);
});

test("nobody in a rowing boat stands in for a waterfall", () => {
  expect(isOfASight(sceneOf("A waterfall"))).toBe(true);
  expect(leadOf(sceneOf("A waterfall")).name).toBe("cascade");
  expect(isOfASight(sceneOf("A man in a boat under a waterfall"))).toBe(false);
});

test.for(unlikeStyles)("%s: a waterfall is seen in the middle, over its pool", async (artStyle) => {
  const middle = { left: 0.42, wide: 0.16, top: 0.34, high: 0.2 };
  const [falls, lake] = await Promise.all([
    pixelsOf(artStyle, "A waterfall", middle),
    pixelsOf(artStyle, "A lake", middle),
  ]);
  expect(apart(falls, lake)).toBeGreaterThan(10);
});

// What is white falls where it falls, and not on the rock beside it.
const inWhite = unlikeStyles.filter((style) => !/^(?:pop-art|psychedelic|bauhaus)-/.test(style));

test.for(inWhite)("%s: falling water is brighter than the cliff", async (artStyle) => {
  const at = { wide: 0.06, top: 0.4, high: 0.12 };
  const [water, rock] = await Promise.all([
    pixelsOf(artStyle, "A waterfall", { ...at, left: 0.47 }),
    pixelsOf(artStyle, "A waterfall", { ...at, left: 0.72 }),
  ]);
  expect(light(water) - light(rock)).toBeGreaterThan(25);
});

test.each([
  ["An astronaut on Mars", "mars", ["desert"]],
  ["A red desert on Mars", "mars", ["desert"]],
  ["Mountains on Mars", "mars", ["desert", "mountain"]],
  ["An astronaut on the moon", "moon", ["desert"]],
  ["A moon base", "moon", ["desert"]],
])("%s: there is ground under it, and the sun on it", (wish, sight, places) => {
  const scene = sceneOf(wish);
  expect([scene.sights, scene.places]).toEqual([[sight], places]);
  expect(scene.time).not.toBe("night");
  expect(read(wish).missed).toEqual([]);
});

test.each([
  "My daughter Aurora in the snow",
  "A cat named Aurora",
  "A cat at a window in a room under the northern lights",
])("%s: no curtains of light hang there", (wish) => expect(sceneOf(wish).sights).toBeUndefined());

test.each(["A cat under the moon", "The moon over the sea", "A man on the beach in the moonlight"])(
  "%s: it is on earth",
  (wish) => expect(sceneOf(wish).sights).toBeUndefined(),
);

const ground = { top: 0.78, high: 0.12, left: 0.12, wide: 0.76 };

// In inks that are always the same, a world has those.
const inSoils = unlikeStyles.filter(
  (style) => !/^(?:pop-art|psychedelic|bauhaus|cyberpunk|vaporwave)-/.test(style),
);

test.for(inSoils)("%s: the ground of Mars is red, and no grass grows there", async (artStyle) => {
  const mars = await pixelsOf(artStyle, "A red desert on Mars", ground);
  expect(shareOf(mars, (r, g, b) => r > g + 12 && r > b + 12)).toBeGreaterThan(0.5);
});

test.for(inSoils)("%s: the ground of the moon is grey, under a black sky", async (artStyle) => {
  const [soil, ...skies] = await Promise.all([
    pixelsOf(artStyle, "A cat on the moon", ground),
    // Before one of these may be a frame, a flower or a burst.
    pixelsOf(artStyle, "A cat on the moon", { top: 0.44, high: 0.08, left: 0.12, wide: 0.16 }),
    pixelsOf(artStyle, "A cat on the moon", { top: 0.3, high: 0.1, left: 0.4, wide: 0.2 }),
  ]);
  expect(shareOf(soil, (r, g, b) => Math.max(r, g, b) - Math.min(r, g, b) < 40)).toBeGreaterThan(0.7);
  expect(light(soil) - Math.min(...skies.map(light))).toBeGreaterThan(20);
});

test.for(unlikeStyles)("%s: Mars and the moon are not alike", async (artStyle) => {
  const whole = { left: 0.1, wide: 0.8, top: 0.1, high: 0.8 };
  const [mars, moon] = await Promise.all([
    pixelsOf(artStyle, "A cat on Mars", whole),
    pixelsOf(artStyle, "A cat on the moon", whole),
  ]);
  expect(apart(mars, moon)).toBeGreaterThan(8);
});

test.each([
  "A family of penguins on an iceberg",
  "An iceberg",
  "A ship and an iceberg",
  "A bear on an ice floe",
])("%s: ice floats in the sea", (wish) => {
  const scene = sceneOf(wish);
  expect([scene.sights, scene.places]).toEqual([["iceberg"], ["sea"]]);
  expect(read(wish).missed).toEqual([]);
});

test("whoever would sink stands on ice, not on a rock", () => {
  const subject = "A family of penguins on an iceberg";
  const brief = { subject, artStyle: "photorealistic-style", aspectRatio: "portrait" } as const;
  const sheet = easel(brief, { seed: 1, variant: 0 }, { width: 100, height: 150 });
  const { iced, near, hero: [penguin] = [], rock = [0, 0, 0] } = specOf(sheet, sceneOf(subject)) ?? {};
  expect(iced).toBe(true);
  expect(near?.(penguin?.x ?? 0, penguin?.z ?? 0)).toBeGreaterThan(1);
  expect(rock[2]).toBeGreaterThan(rock[0]);
});

test.for(unlikeStyles)("%s: an iceberg stands over the sea", async (artStyle) => {
  const middle = { left: 0.35, wide: 0.3, top: 0.34, high: 0.22 };
  const [ice, sea] = await Promise.all([
    pixelsOf(artStyle, "An iceberg", middle),
    pixelsOf(artStyle, "The sea", middle),
  ]);
  expect(apart(ice, sea)).toBeGreaterThan(9);
});

test("a night without them is as dark as it was", () => {
  expect(sceneOf("A cabin in the snow at night").sights).toBeUndefined();
});
