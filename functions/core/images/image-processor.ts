import type { DigitalSourceType, Drawing, PixelSize } from "./drawing.ts";

/** What screens choose from, the smallest first. */
export const formats = ["avif", "webp"] as const;
type Format = (typeof formats)[number] | "jpeg";

/** A picture at one width, ready to be served. */
export type Variant = PixelSize & { format: Format; drawing: Drawing };

type Processed = PixelSize & {
  variants: Variant[];
  /** A few dozen bytes as a data address, to be seen until the picture arrives. */
  placeholder: string;
};

export type About = { source: DigitalSourceType; title: string };

/** Where drawings become files: all that is done to pixels. */
export type ImageProcessor = {
  /** Reads and re-encodes everything: what a provider sends is never served as it is. */
  process(drawing: Drawing, about: About): Promise<Processed>;
  /** As a data address of a few kilobytes, to be seen while the rest of it is drawn. */
  preview(drawing: Drawing): Promise<string>;
  sizeOf(drawing: Drawing): Promise<PixelSize>;
  /** The same picture with no more pixels than that. */
  reduce(drawing: Drawing, mostPixels: number): Promise<Drawing>;
  /**
   * Exactly this many pixels, for paper: sRGB, with its density and where it came from. Of what stands over, `crop`
   * percent are cut above or left.
   */
  print(drawing: Drawing, size: PixelSize, about: About & { dpi: number; crop?: number }): Promise<Drawing>;
};

/** The widths that the screens ask for; a picture is never made larger than it is. */
export const widths = [320, 640, 1280];

/**
 * The files of a picture that has these widths: each is made, served and deleted by this list. The JPEG is for
 * downloads, and for those who preview links and know no younger format.
 */
export const filesAt = (widths: readonly number[]): { width: number; format: Format }[] => [
  ...widths.flatMap((width) => formats.map((format) => ({ width, format }))),
  { width: Math.max(...widths), format: "jpeg" },
];
