import { unnamed } from "./names.ts";

/** What a picture is set in that is more than a place: all of its sky or its ground is another. */
export const sights = ["aurora", "waterfall", "mars", "moon", "iceberg"] as const;
export type Sight = (typeof sights)[number];

const words: [Sight, RegExp][] = [
  ["aurora", /\b(?:auroras?|(?:northern|southern|polar) lights)\b/],
  ["waterfall", /\b(?:waterfalls?|niagara|iguazu)\b/],
  ["mars", /\b(?:mars|martian (?!man|woman))\b/],
  ["iceberg", /\b(?:ice ?bergs?|ice[- ]floes?|drift ice|pack ice)\b/],
  [
    "moon",
    /\b(?:on the moon|moon (?:base|landing|walk)|moonwalk|lunar (?:surface|landscape|base|landing|rover))\b/,
  ],
];

/** A girl may be called so. */
const NAMED = /(?<=\w )Auroras?\b(?! [Bb]orealis| [Aa]ustralis)/g;

/** The sights that a wish asks for; nothing where it asks for none. */
export function sightsIn(wish: string): Sight[] | undefined {
  const text = unnamed(wish).replace(NAMED, "").toLowerCase();
  const asked = words.filter(([, said]) => said.test(text)).map(([sight]) => sight);
  return asked.length > 0 ? asked : undefined;
}

/** Whether a sight is seen: in a room there is none. */
export const shows = (
  { sights, indoors }: { sights?: readonly Sight[]; indoors: boolean },
  sight: Sight,
): boolean => !indoors && (sights?.includes(sight) ?? false);
