import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Brief } from "../../functions/core/images/brief.ts";
import { composePrompt } from "../../functions/core/images/prompt.ts";
import type { ArtStyle } from "../../functions/core/images/style-fragments.ts";
import { journeys } from "../../functions/core/journeys/journeys.ts";
import { embeddedArtist } from "../../stacks/local/artist/artist.ts";

// node tests/art/cards.ts
// Paints the preview of every card of every journey with the embedded artist, into web/public.

const PAINTED = 640;
const KEPT = 320;

/** One subject throughout, so that the cards differ in what they stand for alone. */
const plain: Brief = {
  subject: "A sailing boat on the sea in front of a mountain",
  artStyle: "impressionism-style",
  aspectRatio: "square",
};

const wishFor = (substep: string, value: string): Brief =>
  substep === "artStyle" ? { ...plain, artStyle: value as ArtStyle } : { ...plain, [substep]: value };

for (const { steps } of journeys)
  for (const { substeps } of steps)
    for (const substep of substeps)
      for (const [index, { value, imageUrl }] of ("options" in substep ? substep.options : []).entries()) {
        if (!imageUrl) continue;
        const brief = wishFor(substep.name, value);
        const outcome = await embeddedArtist.draw({
          brief,
          prompt: composePrompt(brief),
          seed: 7,
          variant: index % 4,
          size: { width: PAINTED, height: PAINTED },
        });
        if (outcome.outcome !== "drawn") throw new Error(`nothing was painted for ${imageUrl}`);
        const file = join(import.meta.dirname, "../../web/public", imageUrl);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, await sharp(outcome.drawing.bytes).resize(KEPT).webp({ quality: 78 }).toBuffer());
      }
