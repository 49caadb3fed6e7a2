import type { Looks } from "../motifs/looks.ts";
import type { Tint } from "./limbs.ts";
import { n2, smooth } from "./noise.ts";
import type { Body } from "./solids.ts";

/** Of which parts a body is in its owner's color, and what those are in where no word says it: on walls are windows, too. */
export type Coat = Record<number, Tint | "all">;

const sum = ([red, green, blue]: Tint) => red + green + blue;

/** As like each other as two shades of one color are. */
const ALIKE = 0.985;

/** The same body in another color, as light and as dark from place to place as it was. */
export function tinted(body: Body, coat: Coat, own: Tint): Body {
  return {
    ...body,
    albedo(id, x, y, z, out) {
      body.albedo(id, x, y, z, out);
      const was = coat[id];
      if (!was) return;
      const here: Tint = [out[0] as number, out[1] as number, out[2] as number];
      const base = was === "all" ? here : was;
      const along = here[0] * base[0] + here[1] * base[1] + here[2] * base[2];
      if (along < ALIKE * Math.hypot(...here) * Math.hypot(...base)) return;
      const k = was === "all" ? 1 : sum(here) / sum(base);
      for (const c of [0, 1, 2] as const) out[c] = own[c] * k;
    },
  };
}

/** How much two colors of a body are apart, of its height. */
const EDGE = 0.012;

/** Where a body of two colors shows the other: in stripes, in patches on whoever lives, else above. */
const isOther = (high: number, pattern: Looks["pattern"], x: number, y: number, z: number): number => {
  if (pattern === "stripes")
    return smooth(0.1, 0.5, Math.sin(((x + z) / high) * 17 + 1.6 * n2((x / high) * 3, (y / high) * 4)));
  const [u, v, w] = [(x / high) * 5 + 3, (y / high) * 5, (z / high) * 5];
  return pattern === "spots"
    ? smooth(-EDGE, EDGE, n2(u + w * 0.7, v - w * 0.4) + 0.35 * n2(u * 2 + w, v * 2) - 0.02)
    : smooth(-EDGE, EDGE, y / high - 0.54);
};

/** Light goes through it. */
const isClear = (shine: number) => shine > 0.9 && shine <= 1;

/** The same body with another color on what is of its own, and made of what it was asked to be made of. */
export function dressed(
  body: Body,
  own: Tint,
  { second, pattern, shine }: { second?: Tint | undefined; pattern?: Looks["pattern"]; shine: number },
): Body {
  const marks = pattern ?? (body.alive ? "spots" : undefined);
  return {
    ...body,
    albedo(id, x, y, z, out) {
      body.albedo(id, x, y, z, out);
      const here: Tint = [out[0] as number, out[1] as number, out[2] as number];
      const along = here[0] * own[0] + here[1] * own[1] + here[2] * own[2];
      // What is of brass anyway is of the metal that was asked for.
      const isOfMetal = shine > 1 && (out[5] as number) > 1;
      if (!isOfMetal && along < ALIKE * Math.hypot(...here) * Math.hypot(...own)) return;
      if (second) {
        const share = isOther(body.h, marks, x, y, z);
        const k = Math.min(1.2, sum(here) / sum(own));
        for (const c of [0, 1, 2] as const) out[c] = here[c] + (second[c] * k - here[c]) * share;
      }
      if (shine > 0) {
        const dark = isClear(shine) ? 0.4 : 1;
        for (const c of [0, 1, 2] as const)
          out[c] = ((isOfMetal ? own[c] : (out[c] as number)) * 0.4 + own[c] * 0.6) * dark;
        if (isClear(shine)) out[4] = 0.7;
        out[5] = shine;
      }
    },
  };
}
