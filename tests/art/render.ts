import { writeFileSync } from "node:fs";
import type { Brief } from "../../functions/core/images/brief.ts";
import { composePrompt } from "../../functions/core/images/prompt.ts";
import { previewSizes } from "../../functions/core/images/sizes.ts";
import { type ArtStyle, styleFragments } from "../../functions/core/images/style-fragments.ts";
import { paint } from "../../stacks/local/artist/paint.ts";

/** Paints one picture; answers its PNG. `width` keeps the shape and changes the size. */
export async function render(brief: Brief, { seed = 1, variant = 0, width = 0 } = {}): Promise<Uint8Array> {
  const usual = previewSizes[brief.aspectRatio];
  const scale = width ? width / usual.width : 1;
  const size = { width: Math.round(usual.width * scale), height: Math.round(usual.height * scale) };
  return paint({ brief, prompt: composePrompt(brief), seed, variant, size });
}

export const allStyles = Object.keys(styleFragments) as ArtStyle[];

/** Techniques over one rendered world, which takes its time at any size. */
export const overAWorld = new Set<ArtStyle>([
  "photorealistic-style",
  "watercolor-style",
  "impressionism-style",
  "fantasy-art-style",
  "steampunk-style",
  "surrealism-style",
  "anime-style",
]);

/** What all of a world's styles have from the world is asked of one. */
export const unlikeStyles = allStyles.filter(
  (style) => style === "photorealistic-style" || !overAWorld.has(style),
);

// node tests/art/render.ts hokusai-style out.png "a fox in the snow" seed=1 variant=0 ratio=portrait palette=pastel width=1024
if (import.meta.main) {
  const [artStyle, file = "out.png", subject = "A lighthouse above a stormy sea", ...rest] =
    process.argv.slice(2);
  const given = Object.fromEntries(rest.map((part) => part.split("=")));
  const brief: Brief = {
    artStyle: artStyle as ArtStyle,
    subject,
    aspectRatio: given.ratio ?? "portrait",
    ...(given.palette && { colorPalette: given.palette }),
    ...(given.lighting && { lighting: given.lighting }),
    ...(given.mood && { mood: given.mood }),
  };
  const started = performance.now();
  writeFileSync(
    file,
    await render(brief, {
      seed: Number(given.seed ?? 1),
      variant: Number(given.variant ?? 0),
      width: Number(given.width ?? 0),
    }),
  );
  console.log(`${Math.round(performance.now() - started)} ms`);
}
