import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { styleFragments } from "../../../functions/core/images/style-fragments.ts";
import { defaultJourney } from "../../../functions/core/journeys/default-journey.ts";
import { inStyle } from "../../../web/src/journeys/in-style.ts";

const publicFolder = join(import.meta.dirname, "../../../web/public");
const cardsOf = (question: string) =>
  defaultJourney.steps
    .flatMap(({ substeps }) => substeps)
    .filter(({ name }) => name === question)
    .flatMap((one) => ("options" in one ? one.options : []));

test.for(["lighting", "mood"])("each %s is painted in every style", (question) => {
  const cards = cardsOf(question);
  expect(cards.length).toBeGreaterThan(2);
  for (const { imageUrl } of cards)
    for (const style of Object.keys(styleFragments)) {
      const file = inStyle(imageUrl, style) ?? "";
      expect(file).not.toBe(imageUrl);
      expect(existsSync(join(publicFolder, file)), file).toBe(true);
    }
});

test("the sixteen styles, which a phone fetches first, weigh no more than 130 KB in all", () => {
  const sizes = cardsOf("artStyle").map(({ imageUrl = "" }) => statSync(join(publicFolder, imageUrl)).size);
  expect(sizes).toHaveLength(16);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(130_000);
});

test("before a style is chosen, and of any other card, it is the card's own picture", () => {
  expect(inStyle("/journey-cards/mood/calm.avif", undefined)).toBe("/journey-cards/mood/calm.avif");
  expect(inStyle("/journey-cards/art-style/comic-style.avif", "comic-style")).toBe(
    "/journey-cards/art-style/comic-style.avif",
  );
  expect(inStyle(undefined, "comic-style")).toBeUndefined();
});
