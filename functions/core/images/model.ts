import type { Brief } from "./brief.ts";
import type { Credit, Drawing, PixelSize } from "./drawing.ts";
import type { Output } from "./image.ts";
import type { Outcome } from "./outcome.ts";
import type { Prompt } from "./prompt.ts";

export type DrawRequest = {
  brief: Brief;
  prompt: Prompt;
  /** The same seed gives the same picture, where a model can do that. */
  seed: number;
  /** Which of its batch: whoever composes for themselves deals four different compositions. */
  variant: number;
  /** What we would like; a model may answer in a size of its own with the same ratio. */
  size: PixelSize;
};

/** A picture to begin with: only its tone is to change, or what it shows, or it is to be another like it. */
export type Original = { drawing: Drawing; change: "tone" | "another" | "content" };

/** What whoever draws may make use of, or not. */
export type Aids = {
  /** The picture that this is a change of, where there is one to be had. */
  original?(): Promise<Original | undefined>;
  /** Takes what there is of the picture so far, as often as there is more. */
  see?(partial: Drawing): void;
};

/** Its name is kept with each picture, with its version: "bedrock/stability.sd3-5-large-v1:0". */
export type Maker = Credit & {
  /** The largest it can make the same picture again, for print; none where a picture cannot be repeated. */
  redrawsUpTo?: PixelSize;
  /** How a finished picture can be enlarged, where it cannot be drawn again. */
  enlarges?: { times: number; mostPixels: number };
};

/** Who makes the pictures: one file for each below `partners/models`. */
export type ImageModel = {
  about(): Promise<Maker>;
  /** Never throws for what a provider answers; what cannot be reached at all is `transient`. */
  draw(request: DrawRequest, aids?: Aids): Promise<Outcome>;
  /** The same picture with more pixels, where `about` says so. */
  enlarge?(drawing: Drawing): Promise<Outcome>;
};

/** What our own enlargement counts for whoever has none: it goes on, but shows nothing more that was not there. */
const OWN_TIMES = 2;

/** As large as a picture can become on paper: made again, enlarged by its maker's partner, or else by ourselves. */
export function largestPrintOf({ width, height }: PixelSize, { redrawsUpTo, enlarges }: Maker): PixelSize {
  const times = redrawsUpTo
    ? Math.max(redrawsUpTo.width, redrawsUpTo.height) / Math.max(width, height)
    : enlarges
      ? enlarges.times * Math.min(1, Math.sqrt(enlarges.mostPixels / (width * height)))
      : OWN_TIMES;
  return { width: Math.round(width * Math.max(1, times)), height: Math.round(height * Math.max(1, times)) };
}

/** And today: its maker may be another by now, and whoever enlarged for it may be gone. */
export function reachOf({ largestPrint, model, ...size }: Output, maker: Maker): PixelSize {
  const { redrawsUpTo: _, ...another } = maker;
  const today = largestPrintOf(size, maker.name === model ? maker : another);
  return today.width < largestPrint.width ? today : largestPrint;
}

export const seeds = { least: 0, most: 4_294_967_294 };
