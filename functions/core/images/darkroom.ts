import type { DigitalSourceType, Drawing, Size } from "./drawing.ts";

/** A picture at one width, ready to be served. */
export type Variant = Size & { format: "avif" | "webp" | "jpeg"; drawing: Drawing };

export type Developed = Size & {
  variants: Variant[];
  /** A few dozen bytes as a data address, to be seen until the picture arrives. */
  placeholder: string;
};

export type About = { source: DigitalSourceType; title: string };

/** Where drawings become files: all that is done to pixels. */
export type Darkroom = {
  /** Reads and re-encodes everything: what a provider sends is never served as it is. */
  develop(drawing: Drawing, about: About): Promise<Developed>;
  sizeOf(drawing: Drawing): Promise<Size>;
  /** The same picture with no more pixels than that. */
  reduce(drawing: Drawing, mostPixels: number): Promise<Drawing>;
  /** Exactly this many pixels, for paper: sRGB, with its density and where it came from. */
  print(drawing: Drawing, size: Size, about: About & { dpi: number }): Promise<Drawing>;
};

/** The widths that the screens ask for; a picture is never made larger than it is. */
export const widths = [320, 640, 1280];
