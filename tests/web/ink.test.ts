import { expect, test } from "vitest";
import { glowing, paperSentence, printed } from "../../web/src/images/ink.ts";

const pixels = (...colors: (readonly [number, number, number])[]) =>
  Uint8ClampedArray.from(colors.flatMap((color) => [...color, 255]));

test.each([
  ["neon green", [0, 255, 0]],
  ["neon pink", [255, 20, 147]],
  ["electric blue", [0, 0, 255]],
  ["magenta", [255, 0, 255]],
  ["cyan of a screen", [0, 255, 255]],
] as const)("%s is beyond ink, and what is printed of it is of its hue and less of it", (_, color) => {
  expect(glowing(pixels(color))).toBe(1);
  const [red, green, blue] = printed(color).color;
  const spread = ([r, g, b]: readonly [number, number, number]) => Math.max(r, g, b) - Math.min(r, g, b);
  expect(spread([red, green, blue])).toBeLessThan(spread(color));
});

test.each([
  ["paper", [255, 255, 255]],
  ["ink", [0, 0, 0]],
  ["grey", [128, 128, 128]],
  ["brick", [160, 80, 60]],
  ["ochre", [200, 160, 70]],
  ["leaves", [80, 110, 60]],
  ["the sea", [40, 80, 120]],
  ["skin", [224, 172, 140]],
] as const)("%s is printed as it is", (_, color) => {
  expect(glowing(pixels(color))).toBe(0);
  expect(printed(color).lost).toBeLessThan(3);
});

test("grey stays grey; white is the paper's, and black what matte paper has of it", () => {
  for (const level of [0, 40, 128, 200, 255]) {
    const [red, green, blue] = printed([level, level, level]).color;
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(1);
  }
  expect(printed([255, 255, 255]).color[0]).toBeGreaterThan(235);
  expect(printed([255, 255, 255]).color[0]).toBeLessThan(250);
  expect(printed([0, 0, 0]).color[0]).toBeGreaterThan(30);
  expect(printed([0, 0, 0]).color[0]).toBeLessThan(55);
});

test("a brighter color is never printed darker, and what is printed can be printed", () => {
  let [before, most] = [-1, 0];
  for (let level = 0; level <= 255; level += 5) {
    const { color } = printed([level, level >> 1, 0]);
    const light = 0.3 * color[0] + 0.6 * color[1] + 0.1 * color[2];
    expect(light).toBeGreaterThanOrEqual(before - 0.5);
    before = light;
  }
  // Every color of a coarse net: no paper is asked for twice what it has.
  for (let r = 0; r <= 255; r += 51)
    for (let g = 0; g <= 255; g += 51)
      for (let b = 0; b <= 255; b += 51) {
        const { lost } = printed([r, g, b]);
        expect(lost).toBeGreaterThanOrEqual(0);
        most = Math.max(most, lost);
      }
  expect(most).toBeLessThan(120);
});

test("how much of a picture glows is said in words, and a little of it is not worth any", () => {
  const calm = [120, 110, 90] as const;
  const neon = [255, 0, 255] as const;
  expect(glowing(pixels(calm, calm, calm, neon))).toBe(0.25);
  expect(paperSentence(0.03)).toBeUndefined();
  expect(paperSentence(0.1)).toMatch(/^About a tenth of this picture glows/);
  expect(paperSentence(0.33)).toMatch(/^About a third/);
  expect(paperSentence(0.95)).toMatch(/^Most of this picture/);
});
