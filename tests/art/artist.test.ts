import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Brief } from "../../functions/core/images/brief.ts";
import { distance, glance } from "./glance.ts";
import { allStyles, render, unlikeStyles } from "./render.ts";

const WIDTH = 120;

const aPictureRequest = (over: Partial<Brief> = {}): Brief => ({
  subject: "A fox in front of a mountain",
  artStyle: "bauhaus-style",
  aspectRatio: "portrait",
  ...over,
});

/** Mean distance of the channels: 0 is grey. */
async function colorfulness(png: Uint8Array): Promise<number> {
  const { data, info } = await sharp(png)
    .resize(64)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let sum = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    sum += Math.max(...pixel) - Math.min(...pixel);
  }
  return sum / (data.length / info.channels);
}

/** One picture of each shape, in different palettes: a picture takes up to a second, and answers several questions. */
const shapes = {
  portrait: {},
  landscape: { aspectRatio: "landscape", colorPalette: "vibrant" },
  square: { aspectRatio: "square", colorPalette: "monochrome" },
} as const;

const known = new Map<string, Promise<Uint8Array>>();
/** Painted once, however many tests look at it. */
function painted(over: Partial<Brief>, { seed = 1, variant = 0 } = {}): Promise<Uint8Array> {
  const brief = aPictureRequest(over);
  const commission = JSON.stringify([brief, seed, variant]);
  const picture = known.get(commission) ?? render(brief, { width: WIDTH, seed, variant });
  known.set(commission, picture);
  return picture;
}

describe.for(allStyles)("%s", (artStyle) => {
  const paint = (over: Partial<Brief> = {}, options: { seed?: number; variant?: number } = {}) =>
    painted({ artStyle, ...over }, options);

  test("the four of a batch are clearly different", async () => {
    const four = await Promise.all(
      [0, 1, 2, 3].map(async (variant) => glance(await paint({}, { variant, seed: 1 + variant }))),
    );
    for (const [index, one] of four.entries())
      for (const other of four.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(12);
  });

  test("it is not nearly one color, and monochrome takes the color out of it", async () => {
    const vivid = await paint(shapes.landscape);
    const { channels } = await sharp(vivid).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
    expect(await colorfulness(await paint(shapes.square))).toBeLessThan(await colorfulness(vivid));
  });

  test.each(["square", "portrait", "landscape"] as const)(
    "a %s picture has its shape",
    async (aspectRatio) => {
      const { width, height } = await sharp(await paint(shapes[aspectRatio])).metadata();
      expect(width / height).toBeCloseTo({ square: 1, portrait: 2 / 3, landscape: 3 / 2 }[aspectRatio], 1);
    },
  );
});

test.for(unlikeStyles)("%s: the same commission is the same picture, byte for byte", async (artStyle) => {
  const again = await render(aPictureRequest({ artStyle }), { width: WIDTH });
  expect(Buffer.from(await painted({ artStyle })).equals(Buffer.from(again))).toBe(true);
});

test("no two styles paint the same subject alike", async () => {
  const colors = await Promise.all(
    allStyles.map(async (artStyle) => {
      const { channels } = await sharp(await painted({ artStyle })).stats();
      return channels.slice(0, 3).flatMap(({ mean, stdev }) => [mean, stdev]);
    }),
  );
  for (const [index, one] of colors.entries())
    for (const other of colors.slice(index + 1))
      expect(Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))).toBeGreaterThan(6);
});

test("a subject that nobody has words for is a picture all the same, and another one than the next", async () => {
  const [one, other] = await Promise.all(
    ["Qwv zzxk plomr", "Brrt snolk vex"].map(async (subject) =>
      glance(await render(aPictureRequest({ subject, artStyle: "comic-style" }), { width: WIDTH })),
    ),
  );
  expect(distance(one ?? [], other ?? [])).toBeGreaterThan(6);
});

const fifty =
  "fox owl whale castle rocket balloon cat dog guitar book teapot lighthouse bicycle dragon robot horse bear rabbit turtle penguin crab octopus elephant lion tiger parrot peacock rose tulip cactus mushroom pear cherry pizza violin trumpet camera telescope umbrella crown anchor key candle sailboat train tractor helicopter snowman volcano windmill tent".split(
    " ",
  );

test.each(["hokusai-style", "comic-style"] as const)(
  "%s: fifty subjects are fifty pictures",
  async (artStyle) => {
    const glances = [];
    for (const word of fifty)
      glances.push(
        await glance(await render(aPictureRequest({ artStyle, subject: `A ${word}` }), { width: 80 })),
      );
    let [least, sum, pairs] = [256, 0, 0];
    for (const [index, one] of glances.entries())
      for (const other of glances.slice(index + 1)) {
        const away = distance(one, other);
        least = Math.min(least, away);
        sum += away;
        pairs++;
      }
    // Of 256 dots: no two are the same, and most are far from one another.
    expect(least).toBeGreaterThan(2);
    expect(sum / pairs).toBeGreaterThan(35);
  },
);

test.for(unlikeStyles)("%s: a palette moves the colors its own way", async (artStyle) => {
  const measured = async (colorPalette: string) => {
    const png = await painted({ artStyle, aspectRatio: "landscape", colorPalette });
    const { channels } = await sharp(png).stats();
    return {
      color: await colorfulness(png),
      light: channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3,
    };
  };
  const [vibrant, muted, pastel] = await Promise.all(["vibrant", "muted", "pastel"].map(measured));
  expect(vibrant?.color ?? 0).toBeGreaterThan(muted?.color ?? 0);
  expect(pastel?.light ?? 0).toBeGreaterThan(muted?.light ?? 0);
});
