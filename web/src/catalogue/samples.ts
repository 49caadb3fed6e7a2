import type { Print } from "./print.ts";

/** Works of the shop's own artist: what hangs there until a shopper hangs something of their own. */
const samples: Record<string, readonly [name: string, words: string]> = {
  artpaper: ["hokusai", "A great blue wave above a small red boat"],
  mountedprint: ["sumi-e", "A heron before misty mountains and a red sun"],
  germanetching: ["watercolor", "A white sailing boat on a lake under mountains"],
  grandprint: ["impressionism", "A sailing boat under a low sun"],
};

const widths = [240, 400, 560, 720];

export function sampleFor(shortname: string, width: 400 | 720 = 400): Print["art"] {
  const [name, words] = samples[shortname] ?? ["bauhaus", "A cat on a table before a golden circle"];
  const srcSet = widths.map((one) => `/art/${name}-${one}.avif ${one}w`).join(", ");
  return { imageUrl: `/art/${name}-${width}.avif`, prompt: `A sample: ${words}`, srcSet };
}
