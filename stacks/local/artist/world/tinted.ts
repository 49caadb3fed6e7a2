import type { Tint } from "./limbs.ts";
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
