import sharp from "sharp";
import { expect, test } from "vitest";
import { painted } from "./painted.ts";
import { sceneOf } from "./seen.ts";

/** How light the upper part of a picture is, and how much of it is red. */
async function skyOf(subject: string, artStyle: "sumi-e-style" | "hokusai-style" | "photorealistic-style") {
  const png = await painted({ subject, artStyle, aspectRatio: "square" }, { width: 120 });
  const sky = sharp(png).extract({ left: 14, top: 16, width: 92, height: 40 }).removeAlpha();
  const { data } = await sky.raw().toBuffer({ resolveWithObject: true });
  let [light, red] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    light += (r + g + b) / 3;
    if (r - (g + b) / 2 > 60) red++;
  }
  return { light: (light * 3) / data.length, red };
}

test.each([
  ["a lighthouse in a storm", "rain"],
  ["a ship on a stormy sea", "rain"],
  ["thunderstorm over a city", "rain"],
  ["a fox in a blizzard", "snow"],
  ["a wolf in a snowstorm", "snow"],
] as const)("%s: it is more than %s", (wish, weather) => {
  expect(sceneOf(wish)).toMatchObject({ weather, stormy: true });
});

test.each(["a fox in the rain", "a snowy forest", "a calm sea", "a sandstorm in the desert"])(
  "%s is no storm",
  (wish) => {
    expect(sceneOf(wish).stormy).toBeUndefined();
  },
);

test.each(["sumi-e-style", "hokusai-style", "photorealistic-style"] as const)(
  "%s: a storm has a dark sky, and no red sun in it",
  async (artStyle) => {
    const [storm, calm] = await Promise.all([
      skyOf("a lighthouse by the sea in a storm", artStyle),
      skyOf("a lighthouse by the sea by day", artStyle),
    ]);
    expect(storm.red).toBe(0);
    expect(storm.light).toBeLessThan(0.85 * calm.light);
  },
);

test("by moonlight a sheet of ink is dark above, and the moon in it is no red sun", async () => {
  const [night, day] = await Promise.all([
    skyOf("two foxes dancing in the moonlight", "sumi-e-style"),
    skyOf("two foxes dancing by day", "sumi-e-style"),
  ]);
  expect(day.red).toBeGreaterThan(0);
  expect(night.red).toBe(0);
  expect(night.light).toBeLessThan(0.75 * day.light);
});
