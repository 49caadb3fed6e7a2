import type { ArtStyle } from "../../../functions/core/images/style-fragments.ts";
import type { Style } from "./style.ts";

/** A line a style; each is loaded when it is first asked for. */
const styles: Record<ArtStyle, () => Promise<Style>> = {
  "anime-style": async () => (await import("./styles/anime.ts")).anime,
  "bauhaus-style": async () => (await import("./styles/bauhaus.ts")).bauhaus,
  "pop-art-style": async () => (await import("./styles/pop-art.ts")).popArt,
  "comic-style": async () => (await import("./styles/comic.ts")).comic,
  "psychedelic-style": async () => (await import("./styles/psychedelic.ts")).psychedelic,
  "impressionism-style": async () => (await import("./styles/impressionism.ts")).impressionism,
  "watercolor-style": async () => (await import("./styles/watercolor.ts")).watercolor,
  "steampunk-style": async () => (await import("./styles/steampunk.ts")).steampunk,
  "fantasy-art-style": async () => (await import("./styles/fantasy.ts")).fantasy,
  "sumi-e-style": async () => (await import("./styles/sumi-e.ts")).sumiE,
  "vaporwave-style": async () => (await import("./styles/vaporwave.ts")).vaporwave,
  "cyberpunk-style": async () => (await import("./styles/cyberpunk.ts")).cyberpunk,
  "surrealism-style": async () => (await import("./styles/surrealism.ts")).surrealism,
  "art-noveau-style": async () => (await import("./styles/art-nouveau.ts")).artNouveau,
  "hokusai-style": async () => (await import("./styles/hokusai.ts")).hokusai,
  "photorealistic-style": async () => (await import("./styles/photorealistic.ts")).photorealistic,
};

export const styleFor = (name: ArtStyle): Promise<Style> => styles[name]();
