import type { AspectRatio } from "../catalogue/choice.ts";
import type { PixelSize } from "./drawing.ts";

/** What a picture is asked for on its way to a screen; a model may answer in a size of its own. */
export const previewSizes = {
  square: { width: 1280, height: 1280 },
  portrait: { width: 1024, height: 1536 },
  landscape: { width: 1536, height: 1024 },
} as const satisfies Record<AspectRatio, PixelSize>;
