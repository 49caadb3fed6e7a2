export type Size = { width: number; height: number };

/** A picture as its maker handed it over, encoded. */
export type Drawing = { bytes: Uint8Array; contentType: string };

/** How a picture came to be, in the words of IPTC: a trained model, or rules alone. */
export type DigitalSourceType = "trainedAlgorithmicMedia" | "algorithmicMedia";
