import sharp from "sharp";
import { expect, test } from "vitest";
import type { Brief } from "../../functions/core/images/brief.ts";
import { inTheAir } from "../../stacks/local/artist/atmosphere.ts";
import { oklch, rgb } from "../../stacks/local/artist/color.ts";
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

const lightnessOf = (hex: string, brief: Pick<Brief, "lighting" | "mood">) =>
  oklch(inTheAir(rgb, { subject: "", artStyle: "hokusai-style", aspectRatio: "square", ...brief })(hex))[0];

test.each([
  { lighting: "dramatic" },
  { mood: "dramatic" },
  { lighting: "dramatic", mood: "dramatic" },
] as const)("%o is no grey sheet: what is light stays light, and what is dark is darker", (asked) => {
  const [foam, sea, night] = ["#f6f0de", "#7fa0b8", "#1f4079"];
  expect(lightnessOf(foam, asked)).toBeGreaterThan(lightnessOf(foam, {}) - 0.13);
  expect(lightnessOf(night, asked)).toBeLessThan(lightnessOf(night, {}));
  const contrast = (brief: typeof asked | Record<string, never>) =>
    lightnessOf(foam, brief) - lightnessOf(sea, brief);
  expect(contrast(asked)).toBeGreaterThan(contrast({}));
});
