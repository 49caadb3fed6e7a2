import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { Brief } from "../../functions/core/images/brief.ts";
import { composePrompt } from "../../functions/core/images/prompt.ts";
import { embeddedArtist } from "../../stacks/local/artist/artist.ts";
import { easel } from "../../stacks/local/artist/easel.ts";
import { pngOf } from "../../stacks/local/artist/png.ts";
import { sceneFor } from "../../stacks/local/artist/scene.ts";
import { styleFor } from "../../stacks/local/artist/styles.ts";
import { foxAtALake } from "./painted.ts";
import { render } from "./render.ts";

// A rendered world takes seconds of a core, and a machine may have others to do.
vi.setConfig({ testTimeout: 180_000 });

/** Bodies that touch and hide each other, on the floor of a room; and one that throws a shadow on grass. */
const seamless = [{ ...foxAtALake }, { subject: "A jazz trio on a stage", aspectRatio: "portrait" as const }];

test.for(seamless)(
  "wherever a band begins, it is what one from further up has there: $subject",
  async (wish) => {
    const style = await styleFor("photorealistic-style");
    const painted = (top: number, rows: number) => {
      const brief: Brief = { artStyle: "photorealistic-style", ...wish };
      const sheet = easel(brief, { seed: 1, variant: 0 }, { width: 1024, height: 1536 }, { top, rows });
      return style(sheet, sceneFor(sheet));
    };
    const wide = 1024 * 4;
    const [first, rows] = [760, 450];
    const higher = painted(first, rows);
    const seams: string[] = [];
    // Rays set out for eight rows together, and two share their light: these begin at other places of them.
    for (let top = first + 8; top + 4 <= first + rows; top += 101) {
      const band = painted(top, 4);
      for (const [at, value] of band.entries())
        if (value !== higher[(top - first) * wide + at])
          seams.push(`${(at % wide) >> 2}, ${top + Math.floor(at / wide)}`);
    }
    expect(seams).toEqual([]);
  },
);

test("painted in a thread it is the same picture, and the thread answers for a request it cannot paint", async () => {
  const brief: Brief = { artStyle: "bauhaus-style", subject: "A heron", aspectRatio: "square" };
  const request = {
    brief,
    prompt: composePrompt(brief),
    seed: 1,
    variant: 0,
    size: { width: 64, height: 64 },
  };
  const aside = await embeddedArtist.draw(request);
  if (aside.outcome !== "drawn") throw new Error(aside.outcome);
  expect(Buffer.from(aside.drawing.bytes).equals(Buffer.from(await render(brief, { width: 64 })))).toBe(true);
  const unknown = { ...request, brief: { ...brief, artStyle: "no-style" as never } };
  expect(await embeddedArtist.draw(unknown)).toMatchObject({ outcome: "failed", kind: "transient" });
});

test("a PNG of bands is read as the pixels that went in", async () => {
  const size = { width: 5, height: 4 };
  const pixels = Uint8ClampedArray.from({ length: 5 * 4 * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 37) % 256,
  );
  const png = await pngOf(size, [pixels.subarray(0, 5 * 4 * 3), pixels.subarray(5 * 4 * 3)]);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...size, channels: 3 });
  expect([...data]).toEqual([...pixels].filter((_, at) => at % 4 !== 3));
});
