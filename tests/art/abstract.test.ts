import sharp from "sharp";
import { expect, test } from "vitest";
import { named } from "../../stacks/local/artist/motifs/colors.ts";
import { distance, glance } from "./glance.ts";
import { render, unlikeStyles } from "./render.ts";
import { sceneOf } from "./seen.ts";

test.each([
  ["Something calm in sage green for my bedroom", ["#9caf88"], undefined],
  ["Abstract in terracotta and cream for the living room", ["#c4694a", "#f3e8d2"], undefined],
  ["Soft pink and grey circles", [named.pink, named.grey], "circles"],
  ["Abstract lines in black and gold", [named.black, named.gold], "lines"],
  ["Soft pink waves", [named.pink], "waves"],
  [
    "Rainbow circles",
    ["red", "orange", "yellow", "green", "blue", "purple"].map((one) => named[one]),
    "circles",
  ],
  ["Watery blues and greens, abstract", [named.blue, named.green], "waves"],
] as const)("%s: a composition of these colors, in no room, and nothing is missed", (wish, colors, form) => {
  const { abstract, indoors, reading } = sceneOf(wish);
  expect(abstract).toEqual({ colors, ...(form && { form }) });
  expect(indoors).toBe(false);
  expect(reading.missed).toEqual([]);
});

test.each([
  "A blue whale",
  "The sea in blue and gold",
  "Blue waves",
  "Pink waves at sunset",
  "A rainbow",
  "A fox for my living room",
  "Qwv zzxk plomr",
])("%s: what names a thing or a place, or no color, is no composition", (wish) =>
  expect(sceneOf(wish).abstract).toBeUndefined(),
);

test.for([...unlikeStyles, "watercolor-style"] as const)(
  "%s: a composition has the colors that were asked for, and no two of a batch are alike",
  async (artStyle) => {
    const brief = {
      artStyle,
      subject: "Bold abstract in mustard and navy",
      aspectRatio: "portrait",
    } as const;
    const seen = await Promise.all([0, 1].map((variant) => render(brief, { variant, width: 80 })));
    const dots = await sharp(seen[0]).resize(20, 30, { fit: "fill" }).removeAlpha().raw().toBuffer();
    const pixels = Array.from({ length: 600 }, (_, at) => [...dots.subarray(at * 3, at * 3 + 3)]);
    const yellow = pixels.filter(([r = 0, g = 0, b = 0]) => r > b + 40 && g > b + 20).length;
    const blue = pixels.filter(([r = 0, , b = 0]) => b > r + 12).length;
    expect(yellow, artStyle).toBeGreaterThan(30);
    expect(blue, artStyle).toBeGreaterThan(12);
    expect(
      distance(await glance(seen[0] as Uint8Array), await glance(seen[1] as Uint8Array)),
    ).toBeGreaterThan(24);
  },
);
