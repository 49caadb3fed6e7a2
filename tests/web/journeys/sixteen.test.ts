import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { styleFragments } from "../../../functions/core/images/style-fragments.ts";
import { defaultJourney } from "../../../functions/core/journeys/default-journey.ts";
import { questionsOf } from "../../../functions/core/journeys/questions.ts";
import { allStyles, paintedAs, paintedWidths, sentences } from "../../../web/src/journeys/beginning.ts";
import { optionsOf } from "../../../web/src/journeys/queries.ts";

test("the styles are the journey's, by the names that they have there", () => {
  const options = defaultJourney.steps.flatMap(questionsOf).flatMap((one) => optionsOf(one));
  const named = options.map(({ value, displayName }) => ({ value, name: displayName }));
  expect(named).toEqual(expect.arrayContaining([...allStyles]));
  expect(allStyles).toHaveLength(Object.keys(styleFragments).length);
});

const publicFolder = join(import.meta.dirname, "../../../web/public");

/** All sixteen, in KB: they are fetched with the first page, though they lie below its first screen. */
const most = { 160: 55, 240: 95, 320: 150 };

test.for(paintedWidths)(
  "a sentence in sixteen styles is there %i pixels wide, and no heavier",
  async (width) => {
    for (const { name } of sentences) {
      const files = allStyles.map(({ value }) => join(publicFolder, paintedAs(name, value, width)));
      for (const file of files) expect((await sharp(file).metadata()).width, file).toBe(width);
      const weight = files.reduce((sum, file) => sum + statSync(file).size, 0);
      expect(weight / 1000, name).toBeLessThan(most[width]);
    }
  },
);
