import { blob, limb, type Piece } from "./pen.ts";
import type { Who } from "./who.ts";

// What is behind somebody's shoulders.

const feathered =
  "4,0! 9,-10 18,-21 30,-24! 33,-14 31,2 27,13! 25.6,11! 23,23! 20.6,19! 17,30! 14.6,24! 10.6,32! 7,20 3,10!";
const quills = [
  "6,0,0.3 18,-10,0.6 28,-18,0.3",
  "6,4,0.3 18,-1,0.6 28,-3,0.3",
  "6,8,0.3 16,7,0.6 24,12,0.3",
  "6,11,0.3 13,15,0.6 18,22,0.3",
];
const gauze = ["3,-1! 10,-14 22,-24 31,-20 30,-8 20,3 6,5!", "3,5! 12,6 22,12 24,22 17,27 9,20 3,9!"];

type Back = { of: string; ends?: string; blobs: readonly string[]; lines: readonly string[] };

/** To the right of where the neck is, and to the left as well. */
const backs: Record<NonNullable<Who["back"]>, Back> = {
  wings: { of: "#f4f1ea", ends: "#c9cfd8", blobs: [feathered], lines: quills },
  gauze: {
    of: "#cfe6ee",
    ends: "#8fb8c8",
    blobs: gauze,
    lines: ["5,1,0.2 18,-10,0.5 29,-17,0.2", "5,2,0.2 18,-4,0.4 28,-8,0.2", "5,7,0.2 14,13,0.4 19,23,0.2"],
  },
  cape: { of: "#b8322e", blobs: ["0,-1! 9,0 15,8 18,34 23,56! 17,59 9,57 0,59!"], lines: [] },
  cloak: { of: "#3a2f33", blobs: ["0,-2! 9,-1 16,6 18,34 20,58! 10,61 0,61!"], lines: [] },
};

/** Behind somebody whose neck ends there; who looks aside has it on the other side alone. */
export function behind({ back }: Who, x: number, y: number, turn: -1 | 0 | 1): Piece[] {
  if (!back) return [];
  const { of, ends = of, blobs, lines } = backs[back];
  const sides = turn === 0 ? [1, -1] : [-turn];
  const at = (points: string, side: number) =>
    points.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, dx, dy) => `${x + side * Number(dx)},${y + Number(dy)}`);
  return sides.flatMap((side) => [
    ...blobs.map((points): Piece => ({ of: "behind", color: of, path: blob(at(points, side)) })),
    ...lines.map((points): Piece => ({ of: "behind", color: ends, path: limb(at(points, side)) })),
  ]);
}
