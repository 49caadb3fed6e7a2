import type { ArtStyle } from "../../../core/images/style-fragments.ts";
import type { Style } from "./style.ts";

/** A line a style; each is loaded when it is first asked for. */
const styles: Partial<Record<ArtStyle, () => Promise<Style>>> = {
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
};

/** A style that has no technique of its own yet is cut out of paper in its colours. */
export const styleFor = async (name: ArtStyle): Promise<Style> =>
  (await styles[name]?.()) ?? (await import("./styles/paper-cut.ts")).paperCut;
