import * as z from "../../lib/schema.ts";

/** Width and height in pixels. */
export const pixelSize = z.object({ width: z.int(), height: z.int() });
export type PixelSize = z.infer<typeof pixelSize>;

/** What of the words could be drawn, and what could not; whoever does not know says nothing. */
const words = z.optional(z.array(z.string()));
export const understanding = z.object({ understood: words, missed: words });

/** A picture as its maker handed it over, encoded. */
export type Drawing = {
  bytes: Uint8Array;
  contentType: string;
  understanding?: z.infer<typeof understanding>;
  /** Who drew it, where several may. */
  maker?: Credit;
};

/** Who drew a picture, in which way, and for how much where that is known. */
export type Credit = { name: string; source: DigitalSourceType; dollars?: number | undefined };

/** How a picture came to be, in the words of IPTC: a trained model, or rules alone. */
export const digitalSourceType = z.enum(["trainedAlgorithmicMedia", "algorithmicMedia"]);
export type DigitalSourceType = z.infer<typeof digitalSourceType>;
