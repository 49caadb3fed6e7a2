import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Brief } from "../../functions/core/images/brief.ts";
import { composePrompt } from "../../functions/core/images/prompt.ts";
import type { ArtStyle } from "../../functions/core/images/style-fragments.ts";
import { journeys } from "../../functions/core/journeys/journeys.ts";
import { embeddedArtist } from "../../stacks/local/artist/artist.ts";
import { inStyle } from "../../web/src/journeys/in-style.ts";

// node tests/art/cards.ts [QUESTION [STYLE …]]
// Paints the preview of every card of every journey with the embedded artist, into web/public; or those of one question,
// or of these styles alone.

const PAINTED = 640;
const KEPT = 320;
const KEPT_IN_STYLE = 240;
const QUALITY = 42;

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
  "impressionism-style": "Sunflowers in a field",
  "surrealism-style": "A grand piano in the desert",
  "psychedelic-style": "A mushroom in a forest",
  "pop-art-style": "A cup of coffee",
  "steampunk-style": "A steam train in the mountains",
  "watercolor-style": "A hot air balloon over mountains",
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

async function drawn(brief: Brief, side: number, variant: number): Promise<Sharp> {
  const outcome = await embeddedArtist.draw({
    ...{ brief, prompt: composePrompt(brief), seed: 7, variant },
    size: { width: side, height: side },
  });
  if (outcome.outcome !== "drawn") throw new Error(`nothing was painted for ${JSON.stringify(brief)}`);
  return sharp(outcome.drawing.bytes);
}

const placeOf = (imageUrl: string) => {
  const file = join(import.meta.dirname, "../../web/public", imageUrl);
  mkdirSync(dirname(file), { recursive: true });
  return file;
};

const [only, ...styles] = process.argv.slice(2);
const isWanted = (style: string) => styles.length === 0 || styles.includes(style);

/** A light or a mood as each style has it: shown once a style is chosen. */
async function paintInStyles(question: string, value: string, imageUrl: string) {
  for (const artStyle of (Object.keys(subjects) as ArtStyle[]).filter(isWanted)) {
    const brief = { ...wishFor("artStyle", artStyle), [question]: value };
    const file = placeOf(inStyle(imageUrl, artStyle) ?? imageUrl);
    await (await drawn(brief, PAINTED / 2, 0)).resize(KEPT_IN_STYLE).avif({ quality: QUALITY }).toFile(file);
  }
}

for (const { steps } of journeys)
  for (const { substeps } of steps)
    for (const { name, ...substep } of substeps.filter(({ name }) => only === undefined || name === only))
      for (const [index, { value, imageUrl }] of ("options" in substep ? substep.options : []).entries()) {
        if (!imageUrl) continue;
        const isStyle = name === "artStyle";
        if (isStyle && !isWanted(value)) continue;
        const picture = await drawn(wishFor(name, value), PAINTED, isStyle ? 0 : index % 4);
        await picture.resize(KEPT).avif({ quality: QUALITY }).toFile(placeOf(imageUrl));
        if (!isStyle) await paintInStyles(name, value, imageUrl);
      }
