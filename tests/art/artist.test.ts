import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Brief } from "../../functions/core/images/brief.ts";
import { type Band, easel } from "../../stacks/local/artist/easel.ts";
import { sceneFor } from "../../stacks/local/artist/scene.ts";
import { styleFor } from "../../stacks/local/artist/styles.ts";
import { distance, glance } from "./glance.ts";
import { foxAtALake, horsesAtDusk, painted } from "./painted.ts";
import { allStyles, render, unlikeStyles } from "./render.ts";

const PORTRAIT = foxAtALake;
/** A lying picture that other tests look at, too; and one of the third shape that has lost its color. */
const LANDSCAPE = horsesAtDusk;
const GREY = { ...foxAtALake, aspectRatio: "square", colorPalette: "monochrome" } as const;

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

/** Of 255, in the mean over all pixels and channels. */
const MOST_DIFFERENCE = 13;

const pixelsAt = (png: Uint8Array, width: number) =>
  sharp(png).resize({ width, kernel: "lanczos3" }).removeAlpha().raw().toBuffer();

const SHEET = { width: 160, height: 240 };
/** A band out of the middle has both of its edges within the picture. */
const BAND: Band = { top: 79, rows: 91 };

/** A world's styles take what stands where from the world, which photorealistic shows. */
test.for(unlikeStyles)("%s: the four of a batch are clearly different", async (artStyle) => {
  const four = await Promise.all(
    [0, 1, 2, 3].map(async (variant) =>
      glance(await painted({ ...PORTRAIT, artStyle }, { variant, seed: 1 + variant })),
    ),
  );
  for (const [index, one] of four.entries())
    for (const other of four.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(12);
});

// One after the other: a world that stands is not set up again for the next that looks at it.
describe.for(allStyles)("%s", (artStyle) => {
  test("a band of it is what the whole picture has there", async () => {
    const brief: Brief = { artStyle, ...foxAtALake };
    const sheet = easel(brief, { seed: 1, variant: 0 }, SHEET, BAND);
    const style = await styleFor(artStyle);
    const band = style(sheet, sceneFor(sheet));
    const { data: whole } = await sharp(await painted(brief))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const stride = SHEET.width * 4;
    expect(whole).toHaveLength(SHEET.height * stride);
    expect(band).toHaveLength(BAND.rows * stride);
    const off = band.filter((value, at) => Math.abs(value - (whole[BAND.top * stride + at] ?? 0)) > 16);
    // A hair's breadth of an edge may round the other way.
    expect(off.length / band.length).toBeLessThan(0.005);
  });

  test("a large picture, made small again, is the small one", async () => {
    const brief: Brief = { artStyle, ...foxAtALake };
    // An engraving's lines are finer than the pixels of the smallest.
    const width = artStyle === "steampunk-style" ? 240 : 160;
    const [small, large] = await Promise.all([painted(brief, { width }), render(brief, { width: 320 })]);
    // Both through the same sieve: what is compared is the picture, not its grain.
    const [one, other] = await Promise.all([pixelsAt(small, 100), pixelsAt(large, 100)]);
    const sum = one.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0);
    expect(sum / one.length).toBeLessThan(MOST_DIFFERENCE);
  });

  test("it is not nearly one color, and monochrome takes the color out of it", async () => {
    const vivid = await painted({ ...PORTRAIT, artStyle });
    const { channels } = await sharp(vivid).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
    const grey = await painted({ ...GREY, artStyle });
    expect(await colorfulness(grey)).toBeLessThan(await colorfulness(vivid));
  });

  test.each([
    [PORTRAIT, 2 / 3],
    [GREY, 1],
  ] as const)("$aspectRatio: the picture has its shape", async (wish, ratio) => {
    const { width, height } = await sharp(await painted({ ...wish, artStyle })).metadata();
    expect(width / height).toBeCloseTo(ratio, 1);
  });
});

test.for(unlikeStyles)("%s: a lying picture has its shape", async (artStyle) => {
  const lying = await painted({ ...LANDSCAPE, artStyle }, { variant: 1 });
  const { width, height } = await sharp(lying).metadata();
  expect(width / height).toBeCloseTo(3 / 2, 1);
});

test.for(unlikeStyles)("%s: the same commission is the same picture, byte for byte", async (artStyle) => {
  // Put together in another order, as a table may give it back.
  const again = await render({ artStyle, ...PORTRAIT }, { width: 160 });
  expect(Buffer.from(await painted({ ...PORTRAIT, artStyle })).equals(Buffer.from(again))).toBe(true);
});

test("no two styles paint the same subject alike", async () => {
  const colors = await Promise.all(
    allStyles.map(async (artStyle) => {
      const { channels } = await sharp(await painted({ ...PORTRAIT, artStyle })).stats();
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
      glance(await painted({ ...PORTRAIT, subject, artStyle: "comic-style" })),
    ),
  );
  expect(distance(one ?? [], other ?? [])).toBeGreaterThan(6);
});

const fifty =
  "fox owl whale castle rocket balloon cat dog guitar book teapot lighthouse bicycle dragon robot horse bear rabbit turtle penguin crab octopus elephant lion tiger parrot peacock rose tulip cactus mushroom pear cherry pizza violin trumpet camera telescope umbrella crown anchor key candle sailboat train tractor helicopter snowman volcano windmill tent".split(
    " ",
  );

test.each([
  ["hokusai-style", 50],
  ["comic-style", 20],
] as const)("%s: %i subjects are as many pictures", async (artStyle, many) => {
  const glances = [];
  for (const word of fifty.slice(0, many))
    glances.push(await glance(await painted({ ...PORTRAIT, artStyle, subject: `A ${word}` }, { width: 80 })));
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
});

test.for(unlikeStyles)("%s: a palette moves the colors its own way", async (artStyle) => {
  const measured = async (colorPalette: string) => {
    const png = await painted({ ...PORTRAIT, artStyle, colorPalette }, { width: 120 });
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
