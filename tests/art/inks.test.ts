import sharp from "sharp";
import { expect, test } from "vitest";
import { painted } from "./painted.ts";

/** How much of the middle of a picture is rather of this colour than of any other. */
async function shareOf(channel: 0 | 1 | 2, subject: string): Promise<number> {
  const png = await painted({ subject, artStyle: "comic-style", aspectRatio: "square" }, { width: 160 });
  const { data, info } = await sharp(png)
    .extract({ left: 48, top: 48, width: 64, height: 64 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let own = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const others = [0, 1, 2].filter((other) => other !== channel).map((other) => data[at + other] ?? 0);
    if ((data[at + channel] ?? 0) > Math.max(...others) + 24) own++;
  }
  return (own * info.channels) / data.length;
}

test.each([
  ["a green frog", 1],
  ["a blue jug", 2],
] as const)("a comic prints %s in its color", async (subject, channel) => {
  expect(await shareOf(channel, subject)).toBeGreaterThan(0.15);
});

test.each(["a castle", "a sleeping cat", "an elephant"])(
  "%s: a body of pop art is no shadow",
  async (subject) => {
    const png = await painted({ subject, artStyle: "pop-art-style", aspectRatio: "square" }, { width: 160 });
    const { data, info } = await sharp(png)
      .extract({ left: 30, top: 30, width: 100, height: 100 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    let dark = 0;
    for (let at = 0; at < data.length; at += info.channels)
      if (Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < 90) dark++;
    expect((dark * info.channels) / data.length).toBeLessThan(0.18);
  },
);
