import sharp from "sharp";
import { expect, test } from "vitest";
import { easel } from "../../stacks/local/artist/easel.ts";
import { specOf } from "../../stacks/local/artist/world/spec.ts";
import { foxAtALake, painted } from "./painted.ts";
import { sceneOf } from "./seen.ts";

const pixelsOf = async (png: Uint8Array, part: "sky" | "all") => {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const area = { left: 20, top: 20, width: width - 40, height: part === "sky" ? height >> 2 : height - 40 };
  const { data, info } = await sharp(png).extract(area).raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / info.channels }, (_, at) => [
    ...data.subarray(at * info.channels, at * info.channels + 3),
  ]);
};

test("a wash is clear: under rain as by day the sky has a color, and paper is left white", async () => {
  const wish = { artStyle: "watercolor-style", aspectRatio: "portrait" } as const;
  // Any one sky may lie under a cloud as white as the paper: these are clear ones.
  const chroma = async (subject: string, share: number, seeds: readonly number[]) => {
    const found = seeds.map(async (seed) => {
      const sky = await pixelsOf(await painted({ ...wish, subject }, { seed, width: 112 }), "sky");
      const all = sky.map((pixel) => Math.max(...pixel) - Math.min(...pixel)).sort((a, b) => b - a);
      return all[Math.floor(all.length * share)] ?? 0;
    });
    return (await Promise.all(found)).reduce((sum, one) => sum + one / seeds.length, 0);
  };
  // Where rain falls half of the sky; on a clear day what the clouds leave.
  expect(await chroma("A jazz trio in the rain", 0.5, [4, 7])).toBeGreaterThan(30);
  expect(await chroma("A red fox in front of a mountain lake by day", 0.3, [3, 5])).toBeGreaterThan(45);
});

test("a tale is no veil: what is dark is dark, and what is light light", async () => {
  const all = await pixelsOf(await painted({ ...foxAtALake, artStyle: "fantasy-art-style" }), "all");
  const tones = all.map((pixel) => Math.max(...pixel)).sort((a, b) => a - b);
  const at = (share: number) => tones[Math.floor(share * tones.length)] ?? 0;
  expect(at(0.95) - at(0.05)).toBeGreaterThan(125);
});

test.each([
  ["A frog on its leaf", 0, true],
  ["A jazz trio in the rain", 0, false],
  ["Two dancers on a rooftop in Lisbon", 0, false],
  ["A dragon over a castle at dusk", 0, false],
])("%s: islands hang in the sky only of a place that nobody named", (subject, variant, islands) => {
  const brief = { subject, artStyle: "fantasy-art-style", aspectRatio: "portrait" } as const;
  const sheet = easel(brief, { seed: 1, variant }, { width: 100, height: 150 });
  const scene = sceneOf(subject, variant);
  const told = specOf(sheet, scene, "fable")?.hero?.length ?? 0;
  const plain = specOf(sheet, scene)?.hero?.length ?? 0;
  expect(told > plain).toBe(islands);
});

test("a wash of the night is darker than one of the day, and has its color", async () => {
  const wish = { artStyle: "watercolor-style", aspectRatio: "portrait" } as const;
  const brightness = async (subject: string) => {
    const all = await pixelsOf(await painted({ ...wish, subject }), "all");
    return all.reduce((sum, pixel) => sum + Math.max(...pixel), 0) / all.length;
  };
  const night = await brightness(`${foxAtALake.subject} at night`);
  expect(night).toBeLessThan(0.8 * (await brightness(foxAtALake.subject)));
  expect(night).toBeGreaterThan(86);
});

test.each(["photorealistic-style", "steampunk-style"] as const)(
  "%s: by night there is light to see by",
  async (artStyle) => {
    const subject = "An owl under a full moon";
    const all = await pixelsOf(await painted({ subject, artStyle, aspectRatio: "portrait" }), "all");
    const mean = all.reduce((sum, pixel) => sum + Math.max(...pixel), 0) / all.length;
    expect(mean).toBeGreaterThan(86);
  },
);
