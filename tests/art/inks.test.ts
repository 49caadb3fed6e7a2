import sharp from "sharp";
import { expect, test } from "vitest";
import type { ArtStyle } from "../../functions/core/images/style-fragments.ts";
import { painted } from "./painted.ts";

type Pixel = [red: number, green: number, blue: number];

/** How much of the middle of a small picture is so, as far from its edges as that. */
async function shareOf(artStyle: ArtStyle, subject: string, edge: number, is: (pixel: Pixel) => boolean) {
  const png = await painted({ subject, artStyle, aspectRatio: "square" }, { width: 160 });
  const side = 160 - 2 * edge;
  const { data, info } = await sharp(png)
    .extract({ left: edge, top: edge, width: side, height: side })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let own = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (is([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])) own++;
  return (own * info.channels) / data.length;
}

test.each([
  ["a green frog", 1],
  ["a blue jug", 2],
] as const)("a comic prints %s in its color", async (subject, channel) => {
  const rather = (pixel: Pixel) => pixel[channel] > Math.max(...pixel.toSpliced(channel, 1)) + 24;
  expect(await shareOf("comic-style", subject, 48, rather)).toBeGreaterThan(0.15);
});

test.each(["a castle", "a sleeping cat", "an elephant"])(
  "%s: a body of pop art is no shadow",
  async (subject) => {
    expect(await shareOf("pop-art-style", subject, 30, (pixel) => Math.max(...pixel) < 90)).toBeLessThan(
      0.18,
    );
  },
);
