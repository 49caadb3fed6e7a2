import { type ArtworkName, artworkFile, artworkSrcSet, artworks } from "../artworks/artworks.ts";
import type { Print } from "./print.ts";

/** What hangs there until a shopper hangs something of their own. */
const samples: Record<string, ArtworkName> = {
  artpaper: "hokusai",
  mountedprint: "sumi-e",
  germanetching: "watercolor",
  grandprint: "impressionism",
};

export function sampleFor(shortname: string, width: 400 | 720 = 400): Print["art"] {
  const name = samples[shortname] ?? "bauhaus";
  return {
    imageUrl: artworkFile(name, width),
    prompt: `A sample: ${artworks[name].words}`,
    srcSet: artworkSrcSet(name),
  };
}
