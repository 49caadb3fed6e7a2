import type { DrawRequest } from "../../../functions/core/images/model.ts";
import { abstractIn } from "./abstraction.ts";
import { bandsOf } from "./bands.ts";
import { easel } from "./easel.ts";
import { pngOf } from "./png.ts";
import { sceneFor } from "./scene.ts";
import { styleFor } from "./styles.ts";

/** A request as PNG: the same again, byte for byte, whoever asks and however often. */
export async function paint(request: DrawRequest): Promise<Buffer> {
  const { brief, size } = request;
  // One for all bands: what a style finds out about it, it may keep by it.
  const scene = sceneFor(easel(brief, request, size));
  const style = (scene.abstract && abstractIn(brief.artStyle)) || (await styleFor(brief.artStyle));
  function* painted() {
    for (const band of bandsOf(size)) yield style(easel(brief, request, size, band), scene);
  }
  return pngOf(size, painted());
}
