import type { Tint } from "../world/limbs.ts";
import { n2, smooth } from "../world/noise.ts";
import { sp } from "../world/standing.ts";

// What parts are made of: a color, how it is grained, how it shines.

type Grain = "plain" | "wood" | "stone" | "tiles" | "cloth" | "fur" | "scales" | "leaves" | "brick";

/** `shine` to 1 is of glaze, above it of metal; `lit` shines by night. */
type Made = { tint: Tint | "own"; tone?: number; grain?: Grain; shine?: number; lit?: number };

const made = {
  own: { tint: "own" },
  pale: { tint: "own", tone: 1.8 },
  deep: { tint: "own", tone: 0.45 },
  fur: { tint: "own", grain: "fur" },
  scales: { tint: "own", grain: "scales", shine: 0.25 },
  glazed: { tint: "own", shine: 0.6 },
  cloth: { tint: "own", grain: "cloth" },
  walls: { tint: "own", grain: "stone" },
  leaves: { tint: "own", grain: "leaves" },
  timber: { tint: "own", grain: "wood", shine: 0.12 },
  varnish: { tint: "own", grain: "wood", shine: 0.5 },
  skin: { tint: [0.42, 0.25, 0.17] },
  tan: { tint: [0.3, 0.15, 0.085] },
  umber: { tint: [0.15, 0.07, 0.042] },
  hair: { tint: [0.035, 0.028, 0.022], grain: "fur" },
  brown: { tint: [0.1, 0.05, 0.025], grain: "fur" },
  auburn: { tint: [0.26, 0.075, 0.025], grain: "fur" },
  blond: { tint: [0.5, 0.33, 0.12], grain: "fur" },
  gray: { tint: [0.5, 0.5, 0.5], grain: "fur" },
  trousers: { tint: [0.05, 0.055, 0.07], grain: "cloth" },
  shoe: { tint: [0.03, 0.025, 0.02], shine: 0.2 },
  shirt: { tint: [0.6, 0.58, 0.53], grain: "cloth" },
  red: { tint: [0.42, 0.05, 0.035] },
  green: { tint: [0.06, 0.14, 0.04] },
  white: { tint: [0.72, 0.71, 0.68] },
  black: { tint: [0.014, 0.013, 0.014], shine: 0.35 },
  dark: { tint: [0.05, 0.046, 0.044] },
  wood: { tint: [0.2, 0.11, 0.055], grain: "wood", shine: 0.15 },
  bark: { tint: [0.1, 0.065, 0.04], grain: "wood" },
  stone: { tint: [0.3, 0.285, 0.265], grain: "stone" },
  brick: { tint: [0.3, 0.1, 0.06], grain: "brick" },
  plaster: { tint: [0.58, 0.54, 0.47], grain: "cloth" },
  roof: { tint: [0.3, 0.09, 0.05], grain: "tiles" },
  slate: { tint: [0.07, 0.08, 0.105], grain: "tiles" },
  steel: { tint: [0.5, 0.52, 0.55], shine: 1.7 },
  iron: { tint: [0.07, 0.07, 0.075], shine: 0.4 },
  brass: { tint: [0.72, 0.5, 0.17], shine: 1.85 },
  glass: { tint: [0.1, 0.14, 0.16], shine: 0.95 },
  pane: { tint: [0.05, 0.065, 0.085], shine: 0.8, lit: 26 },
  lamp: { tint: [0.85, 0.7, 0.4], lit: 34 },
  shade: { tint: "own", grain: "cloth", lit: 36 },
  flame: { tint: [0.9, 0.6, 0.2], lit: 60 },
  paper: { tint: [0.7, 0.66, 0.56] },
  earth: { tint: [0.12, 0.075, 0.045], grain: "cloth" },
  straw: { tint: [0.45, 0.32, 0.13], grain: "wood" },
  horn: { tint: [0.5, 0.42, 0.3] },
  sand: { tint: [0.45, 0.35, 0.2], grain: "cloth" },
  gold: { tint: [0.8, 0.55, 0.13], shine: 1.6 },
  plate: { tint: "own", shine: 1.7 },
  lacquer: { tint: [0.035, 0.026, 0.036], shine: 0.6 },
  glory: { tint: [0.9, 0.66, 0.2], shine: 1.3, lit: 40 },
  visor: { tint: [0.5, 0.27, 0.06], shine: 1.5 },
  orange: { tint: [0.6, 0.2, 0.04] },
  pink: { tint: [0.5, 0.13, 0.26] },
  yellow: { tint: [0.75, 0.5, 0.06] },
  olive: { tint: [0.085, 0.105, 0.045], grain: "cloth" },
  leather: { tint: [0.075, 0.042, 0.024], shine: 0.2 },
  pelt: { tint: [0.26, 0.18, 0.1], grain: "fur" },
  plumes: { tint: [0.74, 0.73, 0.71], grain: "fur" },
  gauze: { tint: [0.5, 0.72, 0.84], shine: 0.5 },
  goblin: { tint: [0.16, 0.26, 0.07] },
  ashen: { tint: [0.62, 0.55, 0.52] },
} satisfies Record<string, Made>;

export type Stuff = keyof typeof made;

const names = Object.keys(made) as Stuff[];
const all: readonly Made[] = Object.values(made);

export const numberOf = (stuff: Stuff) => names.indexOf(stuff) + 1;

const grains: Record<Grain, (x: number, y: number, z: number) => number> = {
  plain: () => 1,
  wood: (x, y, z) => 0.84 + 0.2 * n2(x * 5 + z * 5, y * 0.7) + 0.12 * n2(x * 17 + z * 15, y * 1.4),
  stone: (x, y, z) => {
    const course = Math.floor(y * 2.2);
    const along = (x + z * 0.8) * 1.5 + (course % 2) * 0.5;
    const joint = Math.min(y * 2.2 - course, (along - Math.floor(along)) * 1.4);
    const each = 0.12 * n2(Math.floor(along) * 3.7 + 0.5, course * 2.3 + 0.5);
    return (0.92 + each + 0.2 * n2(x * 4 + z, y * 4)) * (0.66 + 0.34 * smooth(0.03, 0.1, joint));
  },
  brick: (x, y, z) => {
    const course = Math.floor(y * 5);
    const along = (x + z) * 2.4 + (course % 2) * 0.5;
    const joint = Math.min(y * 5 - course, (along - Math.floor(along)) * 2);
    return (
      (0.85 + 0.35 * n2(Math.floor(along) * 2.7, course * 1.9)) * (0.75 + 0.25 * smooth(0.06, 0.16, joint))
    );
  },
  tiles: (x, y, z) => {
    const row = y * 4;
    return 0.62 + 0.42 * (row - Math.floor(row)) + 0.22 * n2(x * 6 + z * 6, Math.floor(row) * 3.1);
  },
  cloth: (x, y, z) => 0.93 + 0.1 * n2(x * 1.5, y + z) + 0.08 * n2(x * 13, y * 13 + z * 11),
  fur: (x, y, z) =>
    0.9 +
    0.1 * n2(x * 1.1, y * 1.1 + z) +
    0.18 * n2(x * 5 + y * 3, y * 11 + z * 9) +
    0.2 * n2(x * 13, y * 30 + z * 24),
  scales: (x, y, z) => 0.84 + 0.3 * n2(x * 7 + z * 3, y * 7 - z * 3) + 0.14 * n2(x * 2, y * 2 + z),
  leaves: (x, y, z) => 0.72 + 0.5 * n2(x * 3.1 + z * 2, y * 3.1) + 0.35 * n2(x * 9, y * 9 + z * 8),
};

/** What a point of a body looks like, in `own` where it has the color of its owner; `fine` is units to a grain. */
export function stuffAt(id: number, own: Tint, x: number, y: number, z: number, out: Float64Array) {
  const { tint, tone = 1, grain = "plain", shine = 0, lit = 0 } = all[id - 1] ?? { tint: "own" };
  const [red, green, blue] = tint === "own" ? own : tint;
  const k = tone * grains[grain](x, y, z);
  const most = tone > 1 ? 0.82 : 1;
  out[0] = Math.min(most, red * k);
  out[1] = Math.min(most, green * k);
  out[2] = Math.min(most, blue * k);
  out[3] = lit && (sp.room ? lit > 30 : sp.key < 0.18) ? lit : 0;
  out[4] = 0;
  out[5] = shine;
}
