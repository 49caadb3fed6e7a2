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

test("where pixels share their light, a band that begins with an odd row is what one from further up has there", async () => {
  const style = await styleFor("photorealistic-style");
  const from = (top: number, rows: number) => {
    const brief: Brief = { artStyle: "photorealistic-style", ...foxAtALake };
    const sheet = easel(brief, { seed: 1, variant: 0 }, { width: 1024, height: 1536 }, { top, rows });
    return style(sheet, sceneFor(sheet));
  };
  // The feet, and the shadow that they throw.
  const [band, higher] = [from(1201, 4), from(1198, 7).subarray(3 * 1024 * 4)];
  expect(higher).toHaveLength(band.length);
  expect(Math.max(...band.map((value, at) => Math.abs(value - (higher[at] ?? 0))))).toBeLessThan(10);
});

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
