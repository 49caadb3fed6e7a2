import sharp from "sharp";
import { expect, test } from "vitest";
import { composePrompt } from "../../functions/core/images/prompt.ts";
import type { Wish } from "../../functions/core/images/wish.ts";
import { embeddedArtist } from "../../stacks/local/artist/artist.ts";
import { pngOf } from "../../stacks/local/artist/png.ts";
import { allStyles, render } from "./render.ts";

/** Of 255, in the mean over all pixels and channels. */
const MOST_DIFFERENCE = 13;

const pixelsAt = (png: Uint8Array, width: number) =>
  sharp(png).resize({ width, kernel: "lanczos3" }).removeAlpha().raw().toBuffer();

test.for(allStyles)("%s: a large picture, made small again, is the small one", async (artStyle) => {
  const wish: Wish = { artStyle, subject: "A whale under a full moon", aspectRatio: "square" };
  const [small, large] = await Promise.all([render(wish, { width: 200 }), render(wish, { width: 800 })]);
  // Both through the same sieve: what is compared is the picture, not its grain.
  const [one, other] = await Promise.all([pixelsAt(small, 100), pixelsAt(large, 100)]);
  const sum = one.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0);
  expect(sum / one.length).toBeLessThan(MOST_DIFFERENCE);
});

test("painted in a thread it is the same picture, and the thread answers for a commission it cannot paint", async () => {
  const wish: Wish = { artStyle: "bauhaus-style", subject: "A heron", aspectRatio: "square" };
  const commission = {
    wish,
    prompt: composePrompt(wish),
    seed: 1,
    variant: 0,
    size: { width: 64, height: 64 },
  };
  const aside = await embeddedArtist.draw(commission);
  if (aside.outcome !== "drawn") throw new Error(aside.outcome);
  expect(Buffer.from(aside.drawing.bytes).equals(Buffer.from(await render(wish, { width: 64 })))).toBe(true);
  const unknown = { ...commission, wish: { ...wish, artStyle: "no-style" as never } };
  expect(await embeddedArtist.draw(unknown)).toMatchObject({ outcome: "failed", kind: "transient" });
});

test("a PNG of bands is read as the pixels that went in", async () => {
  const size = { width: 5, height: 4 };
  const pixels = Uint8ClampedArray.from({ length: 5 * 4 * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 37) % 256,
  );
  const png = await pngOf(size, [pixels.subarray(0, 5 * 4 * 3), pixels.subarray(5 * 4 * 3)]);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...size, channels: 3 });
  expect([...data]).toEqual([...pixels].filter((_, at) => at % 4 !== 3));
});
