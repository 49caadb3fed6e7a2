import { expect, test, vi } from "vitest";
import type { Brief } from "../../functions/core/images/brief.ts";
import { type Band, easel } from "../../stacks/local/artist/easel.ts";
import { sceneFor } from "../../stacks/local/artist/scene.ts";
import { styleFor } from "../../stacks/local/artist/styles.ts";
import { allStyles } from "./render.ts";

// A rendered world takes seconds of a core, and a machine may have others to do.
vi.setConfig({ testTimeout: 180_000 });

const SHEET = { width: 180, height: 270 };

async function paint(artStyle: Brief["artStyle"], band: Band) {
  const brief: Brief = {
    artStyle,
    subject: "A fox in front of a mountain by the sea",
    aspectRatio: "portrait",
  };
  const sheet = easel(brief, { seed: 3, variant: 1 }, SHEET, band);
  const style = await styleFor(artStyle);
  return style(sheet, sceneFor(sheet));
}

test.for(allStyles)("%s: painted in bands it is the same picture, without a seam", async (artStyle) => {
  const whole = await paint(artStyle, { top: 0, rows: SHEET.height });
  const stride = SHEET.width * 4;
  for (const [top, rows] of [
    [0, 131],
    [131, SHEET.height - 131],
  ] as const) {
    const band = await paint(artStyle, { top, rows });
    expect(band).toHaveLength(rows * stride);
    let off = 0;
    for (const [at, value] of band.entries()) {
      const difference = Math.abs(value - (whole[top * stride + at] ?? 0));
      if (difference > 16) off++;
    }
    // A hair's breadth of an edge may round the other way.
    expect(off / band.length).toBeLessThan(0.005);
  }
});
