import sharp from "sharp";
import { expect, test } from "vitest";
import type { ArtStyle } from "../../functions/core/images/style-fragments.ts";
import { oklch } from "../../stacks/local/artist/color.ts";
import { named, natural } from "../../stacks/local/artist/motifs/colors.ts";
import { solidNamed } from "../../stacks/local/artist/world/who.ts";
import { render } from "./render.ts";

/** Of each color, its hue in radians, and how far others are still called by its name. */
const hues = { red: [0.55, 0.4], yellow: [1.6, 0.4], green: [2.7, 0.8], blue: [4.6, 0.4] } as const;

/** How much of a picture is clearly of each color. */
async function sharesOf(artStyle: ArtStyle, subject: string) {
  const png = await render({ artStyle, subject, aspectRatio: "square" }, { width: 110, seed: 3 });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const shares = { red: 0, yellow: 0, green: 0, blue: 0 };
  for (let at = 0; at < data.length; at += 3) {
    const [, chroma, hue] = oklch([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    if (chroma < 0.06) continue;
    for (const [name, [turn, reach]] of Object.entries(hues))
      if (Math.abs(((hue + 9 * Math.PI - turn) % (2 * Math.PI)) - Math.PI) < reach)
        shares[name as keyof typeof hues] += 1 / (info.width * info.height);
  }
  return shares;
}

test.for([
  ...(["pop-art-style", "psychedelic-style", "bauhaus-style", "comic-style"] as const),
  ...(["vaporwave-style", "cyberpunk-style", "sumi-e-style"] as const),
])("%s: two things are in the two colors that were asked for", async (artStyle) => {
  const one = await sharesOf(artStyle, "The red boat and a blue house by day");
  const other = await sharesOf(artStyle, "The yellow boat and a green house by day");
  // Both subjects deal the same stage: the same picture but for its colors. What the one has more of is what it was asked for.
  expect(one.red - other.red).toBeGreaterThan(0.004);
  expect(one.blue - other.blue).toBeGreaterThan(0.004);
  expect(other.yellow - one.yellow).toBeGreaterThan(0.004);
  expect(other.green - one.green).toBeGreaterThan(0.004);
});

test.each(["house", "cabin", "sailboat", "rowboat", "skiff", "balloon", "lighthouse"])(
  "%s: in the rendered world walls, hulls and stripes are in the color that was asked for",
  (name) => {
    const parts = (color: string) => {
      const { body } = solidNamed({ name, color }, false);
      const out = new Float64Array(6);
      return Array.from({ length: 200 }, (_, at) => {
        body.albedo(1, Math.cos(at) * 2, (at / 200) * body.h, Math.sin(at) * 2, out);
        return [...out.subarray(0, 3)];
      });
    };
    const [plain, green] = [parts(natural[name] ?? ""), parts(named.green ?? "")];
    const isGreen = ([r = 0, g = 0, b = 0]: number[]) => g > 2 * r && g > 1.5 * b;
    const share = (colors: number[][]) => colors.filter(isGreen).length / colors.length;
    expect(share(green) - share(plain)).toBeGreaterThan(0.2);
  },
);
