import sharp from "sharp";
import { expect, test } from "vitest";
import { read } from "../../stacks/local/artist/reading/read.ts";
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

test("a night without them is as dark as it was", () => {
  expect(sceneOf("A cabin in the snow at night").sights).toBeUndefined();
});
