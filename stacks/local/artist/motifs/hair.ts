import { type Head, on } from "./head.ts";
import { headgearOn } from "./headgear.ts";
import { blob, limb, oval, type Piece, poly } from "./pen.ts";
import { type Headgear, isHidden, isYoung, type Who } from "./who.ts";

// What is on somebody's head.

const hat = (path: string): Piece => ({ of: "hat", path });
const locks = (path: string): Piece => ({ of: "locks", path });
const grown = (path: string): Piece => ({ of: "hair", path });

const hats: Record<Exclude<NonNullable<Who["hat"]>, Headgear>, (head: Head) => Piece[]> = {
  hat: (head) => [
    hat(limb(on(head, "-11,-2.8,0.9 0,-3.8,1.3 11,-2.8,0.9"))),
    hat(blob(on(head, "-6.4,-3! -5.4,-9 0,-10 5.4,-9 6.4,-3!"))),
  ],
  hood: (head) => [
    { of: "coat", path: blob(on(head, "0,-10 6.6,-6 7.4,2 6.6,9 8,11! -8,11! -6.6,9 -7.4,2 -6.6,-6")) },
  ],
  veil: ({ x, k, y, chin }) => [
    {
      of: "veil",
      path: blob(
        `${x},${y - 9 * k} ${x + 7.6 * k},${y - 1} ${x + 10},${chin + 14} ${x + 15},${chin + 44}! ${x - 15},${chin + 44}! ${x - 10},${chin + 14} ${x - 7.6 * k},${y - 1}`,
      ),
    },
  ],
  crown: (head) => [hat(poly(on(head, "-6,-4 -7,-11 -3.4,-8 0,-12 3.4,-8 7,-11 6,-4")))],
  pointed: (head) => [
    hat(limb(on(head, "-11,-3,0.9 0,-4,1.3 11,-3,0.9"))),
    hat(blob(on(head, "-6.6,-3.6! -2,-13 2,-21! 3,-12 6.6,-3.6!"))),
  ],
  scarf: (head) => [
    hat(blob(on(head, "-6.8,1.6! -7.4,-4 -4.4,-9 0,-10.4 4.4,-9 7.4,-4 6.8,1.6! 4.6,-3.4 0,-5 -4.6,-3.4"))),
  ],
  toque: (head) => [
    hat(poly(on(head, "-5.4,-3 -5.4,-11 5.4,-11 5.4,-3"))),
    hat(limb(on(head, "-4.6,-12,3.8 0,-12.6,4 4.6,-12,3.8"))),
  ],
};

/** To both sides, or behind who looks to one. */
const sides = ({ turn }: Head) => (turn === 0 ? [1, -1] : [-1]);

/** A woman's is long, a girl's in two tails, an old woman's in a bun. */
function long(head: Head): Piece[] {
  const { x, y, k, chin, turn, who } = head;
  if (who.age === "old")
    return [locks(turn === 0 ? oval(x, y - 8.6 * k, 3.6) : oval(x - turn * 6.6, y - 4, 3.5))];
  if (isYoung(who))
    return sides(head).map((side) =>
      locks(
        limb(on(head, `${side * 5},-1,1.4 ${side * 8.4},1.4,2.4 ${side * 9.2},7,1.9 ${side * 8.4},10,0.6`)),
      ),
    );
  return [
    locks(oval(x - turn, y - 0.8, 7.2 * k, 7.8 * k)),
    ...sides(head).map((side) =>
      locks(
        limb(
          `${x + side * (turn || 1) * 3.8},${y},3.4 ${x + side * (turn || 1) * 5.2},${chin},3.2 ${x + side * (turn || 1) * 5.6},${chin + 7},2.3 ${x + side * (turn || 1) * 4.8},${chin + 10},1`,
        ),
      ),
    ),
  ];
}

/** As it grows: short, with a parting, as a fringe, or only beside a bald head. */
const caps = {
  front: {
    man: "-6.3,0.4! -6.8,-4 -4,-7.9 0,-8.4 4,-7.9 6.8,-4 6.3,0.4! 5.2,-2.6 3,-4.2 0,-3.9 -3,-4.6 -5.2,-2.6",
    woman: "-6.6,3! -7,-3 -4.4,-7.9 0,-8.3 4.4,-7.9 7,-3 6.6,3! 5.4,-1.4 3,-3.8 0.8,-6! -2.6,-4 -5.4,-1.4",
    child:
      "-6.4,1! -6.9,-4 -4,-8 0,-8.5 4,-8 6.9,-4 6.4,1! 5.4,-1.8! 3.4,-3! 1.4,-2.2! -0.8,-3.2! -2.8,-2.2! -5.2,-2!",
  },
  side: "4.9,-4.4! 2.8,-7.9 -1,-8.5 -5,-6.6 -7,-1.6 -6.2,3.6 -4,6.4! -2.8,3.6 -2.4,0.6 -0.6,-1 1.4,-2.6",
} as const;

function crown(head: Head): Piece[] {
  const { turn, who } = head;
  const isBald = who.age === "old" && who.sex === "man";
  if (isBald)
    return turn === 0
      ? [1, -1].map((side) =>
          grown(limb(on(head, `${side * 6},-2.6,1 ${side * 6.5},0,1.5 ${side * 5.8},2.6,0.8`))),
        )
      : [grown(limb(on(head, "-5.6,-3,0.9 -6,0,1.9 -4.6,3.6,1.4")))];
  const cap = turn !== 0 ? caps.side : caps.front[isYoung(who) ? "child" : (who.sex ?? "man")];
  return [grown(blob(on(head, cap)))];
}

function beard(head: Head): Piece[] {
  const { turn, who } = head;
  if (!(who.beard || (who.age === "old" && who.sex === "man"))) return [];
  const path =
    turn === 0
      ? "-5.8,1! -5.4,5.6 -3,9 0,10.2 3,9 5.4,5.6 5.8,1! 4,3 2,2.6 0,3 -2,2.6 -4,3"
      : "6,2.4! 7,6.6 4.4,10 0.6,8 -2.6,3.6 -2,1.4! 1,3.6 4,2.8";
  return [grown(blob(on(head, path)))];
}

/** Hair and hat, and a beard. */
export function hair(head: Head): Piece[] {
  const { who } = head;
  const put = headgearOn(head) ?? (who.hat ? hats[who.hat as keyof typeof hats](head) : []);
  if (isHidden(who)) return put;
  const isBare = who.mask === "skull" || who.hat === "wig";
  return [
    ...(isBare ? [] : [...(who.sex === "woman" ? long(head) : []), ...crown(head), ...beard(head)]),
    ...put,
  ];
}

const UNBANDED = /^(?:hood|helm|cowl|halo|wig|bells)$/;

/** Where a hat ends, and the folds of a veil. */
export function hatband(head: Head): string[] {
  const { x, y, chin, who } = head;
  if (who.hat === "veil")
    return [1, -1].map((side) =>
      limb(
        `${x + side * 5.4},${y + 2},0.4 ${x + side * 8.6},${chin + 20},0.6 ${x + side * 11},${chin + 42},0.4`,
      ),
    );
  return who.hat && !UNBANDED.test(who.hat) ? [limb(on(head, "-5.6,-4.6,0.4 0,-5.2,0.6 5.6,-4.6,0.4"))] : [];
}
