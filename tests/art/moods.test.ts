import sharp from "sharp";
import { expect, test } from "vitest";
import { painted } from "./painted.ts";
import { unlikeStyles } from "./render.ts";

async function meanOf(artStyle: (typeof unlikeStyles)[number], mood: string) {
  const wish = {
    artStyle,
    subject: "A red fox in front of a mountain lake",
    aspectRatio: "square",
    mood,
  } as const;
  const { channels } = await sharp(await painted(wish, { width: 80 })).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

test.for(unlikeStyles)(
  "%s: a melancholic picture has not the colors of an energetic one",
  async (artStyle) => {
    const [blue, red] = await Promise.all([meanOf(artStyle, "melancholic"), meanOf(artStyle, "energetic")]);
    const warmth = ([r = 0, , b = 0]: number[]) => r - b;
    expect(warmth(red) - warmth(blue)).toBeGreaterThan(20);
  },
);
