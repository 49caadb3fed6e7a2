import { eyes, on } from "./head-parts.ts";
import { arc, blob, both, limb, type MotifShape, oval, type Piece, poly } from "./pen.ts";
import type { Who } from "./who.ts";

// What beasts have on where somebody dressed them up, as a portrait shows it.

type Eye = NonNullable<MotifShape["eye"]>;

/** How far a glass reaches beyond an eye, and how small one may be. */
const BEYOND = 3.8;
const SMALLEST = 7.4;

function glasses([x, y, r]: Eye, isDark: boolean): Piece[] {
  const wide = Math.min(Math.max(SMALLEST, r + BEYOND), 48.6 - x);
  const at = (dx: number, dy: number, half: number) => `${x + dx * wide},${y + dy * wide},${half}`;
  const frame = [
    limb(`${at(0.94, -0.2, 0.8)} 50,${y - wide * 0.36},0.8 ${100 - x - 0.94 * wide},${y - wide * 0.2},0.8`),
    ...both(limb(`${at(-0.94, -0.2, 0.8)} ${at(-1.6, -0.5, 0.7)}`)),
  ];
  return isDark
    ? on({
        line: [...both(oval(x, y, wide, wide * 0.9)), ...frame],
        glint: both(limb(`${at(-0.5, 0.1, 0.4)} ${at(-0.3, -0.34, 0.9)} ${at(0.1, -0.56, 0.4)}`)),
      })
    : on({ line: [...both(arc(x, y, wide, 0.7)), ...frame] });
}

const JACKET = blob("36,75! 27,80 17,86 11,100! 89,100! 83,86 73,80 64,75! 57,81 50,83 43,81");
const WINGS = both(blob("50,81! 41,74.4 35.6,75 35.6,87 41,87.6"));
const KNOT = oval(50, 81, 2.6, 3.4);

/** What of it covers them, and what lies on that. */
const neckwear: Record<NonNullable<Who["neck"]>, { over?: string[]; worn: Piece[]; color: string }> = {
  "bow-tie": {
    color: "#c0392f",
    worn: on({ hat: WINGS, line: both(limb("47.6,79,0.3 46.8,81,0.4 47.6,83,0.3")) }),
  },
  necktie: {
    color: "#2f4a7c",
    worn: on({ hat: [poly("45.6,76 54.4,76 52.6,81.4 56.6,96 50,103 43.4,96 47.4,81.4")] }),
  },
  scarf: {
    color: "#c0392f",
    worn: on({
      hat: [
        blob("55,82! 66,81! 70,99 59,101!"),
        blob("33,70! 41,76 50,78 59,76 67,70! 71,77 66,84 50,88.6 34,84 29,77"),
      ],
      line: [limb("36,77,0.2 50,82.6,0.4 64,77,0.2"), limb("60,88,0.2 64,98,0.4")],
    }),
  },
  suit: {
    color: "#2b3248",
    over: [JACKET],
    worn: on({
      hat: [JACKET],
      gem: [blob("41,78! 50,81.6 59,78! 55,90 50,101! 45,90")],
      line: [...WINGS, KNOT, ...both(limb("39.6,78,0.4 41,86,0.8 48.6,100,0.6"))],
    }),
  },
  sweater: {
    color: "#a8473a",
    over: [JACKET],
    worn: on({
      hat: [JACKET],
      line: [
        limb("36,75,0.3 43,81.6,0.5 50,83.6,0.5 57,81.6,0.5 64,75,0.3"),
        limb("31.6,79,0.3 41,86.6,0.5 50,89,0.5 59,86.6,0.5 68.4,79,0.3"),
        ...both(limb("26,88,0.2 24.6,99,0.5")),
      ],
    }),
  },
};

/** A head that looks out of its picture, in what it has on; nothing is put on one that looks aside. */
export function dressedHead(head: MotifShape, { glasses: glass, neck, cloth }: Who): MotifShape {
  const { eye, body, worn = [], dyes } = head;
  if (!eye) return head;
  const isDark = glass === "sunglasses";
  // No eye shines through what is dark.
  const hidden = isDark ? eyes(...eye).glint : [];
  const tie = neck && neckwear[neck];
  return {
    ...head,
    body: [...body, ...(tie?.over ?? [])],
    worn: [
      ...worn.filter(({ path }) => !hidden.includes(path)),
      ...(tie?.worn ?? []),
      ...(glass ? glasses(eye, isDark) : []),
    ],
    dyes: { gem: "#f6f2ea", ...dyes, ...(tie && { hat: cloth ?? tie.color }) },
  };
}
