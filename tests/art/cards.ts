import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Brief } from "../../functions/core/images/brief.ts";
import { composePrompt } from "../../functions/core/images/prompt.ts";
import type { ArtStyle } from "../../functions/core/images/style-fragments.ts";
import { journeys } from "../../functions/core/journeys/journeys.ts";
import { embeddedArtist } from "../../stacks/local/artist/artist.ts";

// node tests/art/cards.ts [QUESTION]
// Paints the preview of every card of every journey with the embedded artist, into web/public; or those of one question.

const PAINTED = 640;
const KEPT = 320;

/** Each style shows what suits it: sixteen times the same would tell less of them. */
const subjects: Record<ArtStyle, string> = {
  "photorealistic-style": "A sailing boat on a lake in front of a mountain",
  "art-noveau-style": "A heron by a lake at sunset",
  "anime-style": "A red bicycle on a hill under white clouds",
  "comic-style": "A rocket in space",
  "hokusai-style": "A whale in the sea",
  "fantasy-art-style": "A sailing boat on a lake under mountains at sunset",
  "sumi-e-style": "A horse running on a misty hill",
  "bauhaus-style": "An owl on a branch under a full moon",
  "cyberpunk-style": "A motorcycle in a city at night in the rain",
  "vaporwave-style": "A palm tree on a beach at sunset",
  "impressionism-style": "Sunflowers in a field in the morning",
  "surrealism-style": "An elephant in the desert under the moon",
  "psychedelic-style": "A mushroom in a forest",
  "pop-art-style": "A cup of coffee",
  "steampunk-style": "A steam train in the mountains at sunrise",
  "watercolor-style": "A hot air balloon over snowy mountains",
};

/** One subject for all lights and moods, so that the cards differ in what they stand for alone. */
const plain: Brief = {
  subject: "A sailing boat on the sea in front of a mountain",
  artStyle: "impressionism-style",
  aspectRatio: "square",
};

const wishFor = (substep: string, value: string): Brief =>
  substep === "artStyle"
    ? { ...plain, artStyle: value as ArtStyle, subject: subjects[value as ArtStyle] }
    : { ...plain, [substep]: value };

const [only] = process.argv.slice(2);

for (const { steps } of journeys)
  for (const { substeps } of steps)
    for (const substep of substeps.filter(({ name }) => only === undefined || name === only))
      for (const [index, { value, imageUrl }] of ("options" in substep ? substep.options : []).entries()) {
        if (!imageUrl) continue;
        const brief = wishFor(substep.name, value);
        const outcome = await embeddedArtist.draw({
          brief,
          prompt: composePrompt(brief),
          seed: 7,
          variant: substep.name === "artStyle" ? 0 : index % 4,
          size: { width: PAINTED, height: PAINTED },
        });
        if (outcome.outcome !== "drawn") throw new Error(`nothing was painted for ${imageUrl}`);
        const file = join(import.meta.dirname, "../../web/public", imageUrl);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, await sharp(outcome.drawing.bytes).resize(KEPT).webp({ quality: 78 }).toBuffer());
      }
