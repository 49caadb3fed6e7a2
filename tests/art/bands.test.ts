import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { Brief } from "../../functions/core/images/brief.ts";
import { type Band, easel } from "../../stacks/local/artist/easel.ts";
import { sceneFor } from "../../stacks/local/artist/scene.ts";
import { styleFor } from "../../stacks/local/artist/styles.ts";
import { foxAtALake, painted } from "./painted.ts";
import { allStyles } from "./render.ts";

// A rendered world takes seconds of a core, and a machine may have others to do.
vi.setConfig({ testTimeout: 180_000 });

const SHEET = { width: 160, height: 240 };
/** A band out of the middle has both of its edges within the picture. */
const BAND: Band = { top: 79, rows: 91 };

test.for(allStyles)("%s: a band of it is what the whole picture has there", async (artStyle) => {
  const brief: Brief = { artStyle, ...foxAtALake };
  const sheet = easel(brief, { seed: 1, variant: 0 }, SHEET, BAND);
  const style = await styleFor(artStyle);
  const band = style(sheet, sceneFor(sheet));
  const { data: whole } = await sharp(await painted(brief))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stride = SHEET.width * 4;
  expect(whole).toHaveLength(SHEET.height * stride);
  expect(band).toHaveLength(BAND.rows * stride);
  const off = band.filter((value, at) => Math.abs(value - (whole[BAND.top * stride + at] ?? 0)) > 16);
  // A hair's breadth of an edge may round the other way.
  expect(off.length / band.length).toBeLessThan(0.005);
});
