import { oklch, rgb } from "../color.ts";
import { isHidden, isYoung, type Who } from "../motifs/who.ts";
import { headgear } from "./headgear.ts";
import { ball, type Part, type Point, pipe, pressed, rod, slab } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

// Heads, what grows on them, and what is put on them; whom they face is where x is positive.

type At = (x: number, y: number, z?: number) => Point;

const brim = (at: At, k: number, of: Stuff) =>
  pressed(rod(at(0, 0.36), at(0, 0.4), 0.76 * k, 0.76 * k, { of }), 0.08 * k);

const hats: Record<NonNullable<Who["hat"]>, (at: At, k: number, who: Who) => Part[]> = {
  ...headgear,
  hat: (at, k) => [
    brim(at, k, "straw"),
    rod(at(-0.02, 0.44), at(-0.02, 0.6), 0.42 * k, 0.34 * k, { of: "straw" }),
  ],
  hood: (at, k) => [
    ball(at(-0.14, 0.06), 0.54 * k, 0.66 * k, 0.54 * k, { of: "cloth" }),
    rod(at(-0.16, -0.5), at(-0.14, -0.2), 0.44 * k, 0.48 * k, { of: "cloth", into: 0.2 }),
  ],
  veil: (at, k) => [
    ball(at(-0.16, 0.16), 0.5 * k, 0.52 * k, 0.5 * k, { of: "white" }),
    ...pipe([at(-0.34, 0.1), at(-0.6, -1.2), at(-0.9, -3.4)], 0.46 * k, 0.8, { of: "white", into: 0.2 }),
  ],
  crown: (at, k) => [
    pressed(rod(at(-0.05, 0.44), at(-0.05, 0.48), 0.46 * k, 0.46 * k, { of: "gold" }), 0.13 * k),
    ...[0, 1.257, 2.513, 3.77, 5.027].map((turn) =>
      rod(
        at(-0.05 + 0.38 * Math.cos(turn), 0.46, 0.38 * Math.sin(turn)),
        at(-0.05 + 0.43 * Math.cos(turn), 0.78, 0.43 * Math.sin(turn)),
        0.13 * k,
        0.04 * k,
        { of: "gold" },
      ),
    ),
  ],
  pointed: (at, k) => [
    brim(at, k, "cloth"),
    rod(at(-0.05, 0.4), at(-0.3, 1.7), 0.44 * k, 0.05, { of: "cloth" }),
  ],
  scarf: (at, k) => [
    ball(at(-0.14, 0.2), 0.5 * k, 0.52 * k, 0.5 * k, { of: "red" }),
    ball(at(-0.42, 0.5), 0.26 * k, 0.24 * k, 0.26 * k, { of: "red", into: 0.1 }),
  ],
  toque: (at, k) => [
    rod(at(-0.05, 0.4), at(-0.05, 0.8), 0.42 * k, 0.42 * k, { of: "white" }),
    ball(at(-0.05, 1), 0.58 * k, 0.36 * k, 0.58 * k, { of: "white", into: 0.1 }),
  ],
};

const complexions: Record<string, Stuff> = {
  ...{ "#7a4c32": "umber", "#a06c46": "tan" },
  ...{ "#7d9a55": "goblin", "#e6dcd8": "ashen", "#ece6d8": "horn" },
};
const dyed: Record<string, Stuff> = { "#b0502a": "auburn", "#8a4126": "auburn", "#dcb765": "blond" };

export const skinOf = ({ skin = "" }: Who): Stuff => complexions[skin] ?? "skin";

function hairOf({ age, sex, hair = "", ...who }: Who): Stuff {
  const [lightness, chroma] = oklch(rgb(hair || "#000000"));
  if (hair)
    return dyed[hair] ?? (chroma < 0.03 && lightness > 0.6 ? "gray" : lightness > 0.4 ? "brown" : "hair");
  return age === "old"
    ? "gray"
    : sex === "woman" || isYoung({ ...who, ...(age && { age }) })
      ? "brown"
      : "hair";
}

/** Short, in two tails, in a bun, or down to the shoulders; of old people it is gray. */
function hair(at: At, k: number, who: Who): Part[] {
  const { age, sex } = who;
  const isOld = age === "old";
  const of = hairOf(who);
  const cap = ball(at(-0.12, 0.14), 0.43 * k, 0.5 * k, 0.43 * k, { of });
  if (sex !== "woman") {
    const isLong = /^(?:horned|cone)$/.test(who.hat ?? "");
    const beard = isLong
      ? ball(at(0.22, -0.62), 0.3 * k, 0.52 * k, 0.36 * k, { of })
      : ball(at(0.24, -0.44), 0.24 * k, 0.3 * k, 0.27 * k, { of });
    return who.beard || (isOld && sex === "man") ? [cap, beard] : [cap];
  }
  if (isOld) return [cap, ball(at(-0.46, 0.4), 0.26, 0.25, 0.26, { of })];
  if (isYoung(who))
    return [
      cap,
      ...pipe([at(-0.2, 0.14, 0.4), at(-0.3, -0.06, 0.6), at(-0.26, -0.5, 0.6)], 0.2 * k, 0.09 * k, {
        of,
        both: true,
      }),
    ];
  return who.hat === "veil"
    ? [cap]
    : [cap, ...pipe([at(-0.22, 0.1), at(-0.36, -0.6), at(-0.32, -1.2)], 0.44, 0.3, { of, into: 0.2 })];
}

/** What is on a face, and ears that are no man's. */
const masks: Record<NonNullable<Who["mask"]>, (at: At, k: number) => Part[]> = {
  mask: (at, k) => [
    ball(at(0.08, 0.08), 0.42 * k, 0.2 * k, 0.42 * k, { of: "red" }),
    ball(at(0.44, 0.07, 0.15), 0.08, 0.07, 0.08, { of: "white", both: true }),
    ball(at(0.5, 0.06, 0.15), 0.04, 0.05, 0.05, { of: "black", both: true }),
  ],
  patch: (at, k) => [
    ball(at(0.4, 0.06, 0.17), 0.08 * k, 0.14 * k, 0.14 * k, { of: "black" }),
    pressed(
      rod(at(-0.02, 0.1), at(-0.02, 0.14), 0.45 * k, 0.45 * k, { of: "black", turn: [20, 0, 0] }),
      0.03 * k,
    ),
  ],
  paint: (at, k) => [
    ball(at(0.3, -0.26), 0.14 * k, 0.12 * k, 0.2 * k, { of: "white" }),
    ball(at(0.43, -0.27), 0.04 * k, 0.04 * k, 0.14 * k, { of: "red" }),
    ball(at(0.36, 0.08, 0.16), 0.06 * k, 0.14 * k, 0.12 * k, { of: "white", both: true }),
    ball(at(0.42, 0.07, 0.16), 0.06, 0.06, 0.05, { of: "black", both: true }),
    ball(at(0.52, -0.06), 0.15 * k, 0.15 * k, 0.15 * k, { of: "red" }),
  ],
  skull: (at, k) => [
    ball(at(0.36, 0.06, 0.17), 0.1 * k, 0.14 * k, 0.12 * k, { of: "black", both: true }),
    ball(at(0.44, -0.12), 0.05 * k, 0.08 * k, 0.06 * k, { of: "black" }),
    slab(at(0.32, -0.34), 0.1 * k, 0.08 * k, 0.18 * k, { of: "white" }),
    slab(at(0.34, -0.34), 0.1 * k, 0.012 * k, 0.19 * k, { of: "black" }),
  ],
  fangs: (at, k) => [
    rod(at(0.36, -0.28, 0.08), at(0.38, -0.4, 0.08), 0.03 * k, 0.01 * k, { of: "white", both: true }),
  ],
};

const isBald = ({ hat, mask }: Who): boolean => hat === "wig" || mask === "skull";

export function headed(head: Point, k: number, who: Who): Part[] {
  const at: At = (x, y, z = 0) => [head[0] + x * k, head[1] + y * k, head[2] + z * k];
  const of = skinOf(who);
  return [
    ball(head, 0.44 * k, 0.54 * k, 0.4 * k, { of, into: 0.1 }),
    ball(at(0.45, -0.05), 0.1 * k, 0.1 * k, 0.08 * k, { of, into: 0.12 }),
    ball(at(0.38, 0.06, 0.16), 0.06, 0.07, 0.06, { of: "black", both: true }),
    ...(isHidden(who) || isBald(who) ? [] : hair(at, k, who)),
    ...(who.ears ? [rod(at(0, 0, 0.36), at(-0.1, 0.34, 0.8), 0.16 * k, 0.03 * k, { of, both: true })] : []),
    ...(who.hat ? hats[who.hat](at, k, who) : []),
    ...(who.mask ? masks[who.mask](at, k) : []),
  ];
}
