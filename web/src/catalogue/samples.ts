import type { Art } from "../store.ts";

/** Works of the shop's own artist: what hangs there until a shopper hangs something of their own. */
const samples: Record<string, readonly [name: string, words: string]> = {
  artpaper: ["hokusai", "A great blue wave above a small red boat"],
  mountedprint: ["sumi-e", "A heron before misty mountains and a red sun"],
  germanetching: ["watercolor", "A red sailing boat on a pale lake under mountains"],
  grandprint: ["impressionism", "A red sailing boat under a low sun"],
};

type Hung = Pick<Art, "imageUrl" | "prompt">;

/** Its width in pixels is one of those that web/art.ts writes. */
export function sampleFor(shortname: string, width: 400 | 720 = 400): Hung {
  const [name, words] = samples[shortname] ?? ["bauhaus", "A cat on a table before a golden circle"];
  return { imageUrl: `/art/${name}-${width}.avif`, prompt: `A sample: ${words}` };
}
