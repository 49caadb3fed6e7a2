import { type Head, on } from "./head.ts";
import { arc, limb, oval, type Piece, poly } from "./pen.ts";
import type { Who } from "./who.ts";

// A face, in as few lines as tell where it looks.

const skin = (path: string): Piece => ({ of: "skin", path });
const line = (path: string): Piece => ({ of: "line", path });

/** A head, with its ears or its nose; in a hood it is only seen as far as that is open. */
export function skull(head: Head): Piece[] {
  const { x, y, k, turn, who } = head;
  if (who.hat === "hood") return [skin(oval(x, y + k, 4.9 * k, 5.6 * k))];
  if (who.hat === "cowl") return [skin(oval(x + 0.6 * turn * k, y + 0.2 * k, 5.4 * k, 2.1 * k))];
  if (who.hat === "helm") return [];
  return [
    ...(who.ears
      ? [1, -1].map((side) => skin(poly(on(head, `${side * 5},-1 ${side * 11},-5 ${side * 5.4},3.4`))))
      : []),
    skin(oval(x, y, 6 * k, 7 * k)),
    ...(turn === 0
      ? who.sex === "woman" && who.age === undefined
        ? []
        : [1, -1].map((side) => skin(oval(x + side * 6 * k, y + 0.8 * k, 1.1 * k, 1.7 * k)))
      : [
          skin(poly(on(head, "5,-1.6 7.5,1.7 5,2.8"))),
          skin(oval(x - turn * 1.4 * k, y + 0.9 * k, 1.1 * k, 1.7 * k)),
        ]),
  ];
}

export function features(head: Head): Piece[] {
  const { turn, who } = head;
  if (who.hat === "helm") return [];
  const eyes = turn === 0 ? [-2.3, 2.3] : [3.4 * turn];
  if (who.mask === "skull") return bare(head, eyes);
  const seen = lines(head, eyes);
  // Of a face in a cowl there are eyes, and brows.
  return who.hat === "cowl" ? seen.slice(0, 2 * eyes.length) : [...seen, ...masked(head, eyes)];
}

function lines(head: Head, eyes: readonly number[]): Piece[] {
  const { x, y, k, turn, who } = head;
  const glass = turn === 0 ? 1.9 : 1.8;
  return [
    ...eyes.map((dx) => line(oval(x + dx * k, y + 0.4 * k, 0.72 * k, 0.95 * k))),
    ...eyes.map((dx) =>
      line(
        limb(
          `${x + (dx - 1.1) * k},${y - 1.4 * k},${0.2 * k} ${x + (dx + 1.1) * k},${y - 1.5 * k},${0.3 * k}`,
        ),
      ),
    ),
    line(
      limb(
        on(head, turn === 0 ? "-1.7,3.9,0.24 0,4.6,0.4 1.7,3.9,0.24" : "2.8,4,0.2 4.2,4.4,0.36 5.2,3.7,0.2"),
      ),
    ),
    ...(turn === 0 ? [line(limb(on(head, "-0.5,2.1,0.2 0.4,2.4,0.26")))] : []),
    ...(who.glasses
      ? [
          ...eyes.map((dx) =>
            line(
              who.glasses === "sunglasses"
                ? oval(x + dx * k, y + 0.4 * k, glass * k)
                : arc(x + dx * k, y + 0.4 * k, glass * k, 0.24 * k),
            ),
          ),
          line(limb(on(head, turn === 0 ? "-0.5,0,0.22 0.5,0,0.22" : "1.6,0.2,0.22 -1.6,-0.2,0.22"))),
        ]
      : []),
  ];
}

/** No flesh is on it. */
function bare(head: Head, eyes: readonly number[]): Piece[] {
  const { x, y, k, turn } = head;
  const jaw = 2.4 * turn;
  return [
    ...eyes.map((dx) => line(oval(x + dx * 1.15 * k, y, 1.8 * k, 2 * k))),
    line(poly(on(head, turn === 0 ? "0,1.6 1,3.4 -1,3.4" : "5,1.6 5.6,3.4 4.2,3.4"))),
    ...[-2, -1, 0, 1, 2].map((dx) =>
      line(
        limb(`${x + (jaw + dx * 1.1) * k},${y + 4.4 * k},0.16 ${x + (jaw + dx * 1.1) * k},${y + 6 * k},0.16`),
      ),
    ),
    line(limb(`${x + (jaw - 2.6) * k},${y + 5.2 * k},0.2 ${x + (jaw + 2.6) * k},${y + 5.2 * k},0.2`)),
  ];
}

/** What is over a face, or painted on it. */
function masked(head: Head, eyes: readonly number[]): Piece[] {
  const { x, y, k, turn, who } = head;
  const piece = (color: string, path: string): Piece => ({ of: "dark", color, path });
  const last = eyes.at(-1) ?? 0;
  const eye = (of: Piece["of"], wide: number, high: number, color?: string) =>
    eyes.map(
      (dx): Piece => ({
        of,
        path: oval(x + dx * k, y + 0.4 * k, wide * k, high * k),
        ...(color && { color }),
      }),
    );
  const mouth = turn === 0 ? 0 : 4;
  const kinds: Record<NonNullable<Who["mask"]>, () => Piece[]> = {
    mask: () => [
      piece(
        "#b8322e",
        limb(on(head, turn === 0 ? "-5.9,0.1,1.9 0,0.5,2 5.9,0.1,1.9" : "-5,0,1.7 2,0.4,2 5.6,0.2,1.8")),
      ),
      ...eye("white", 1.5, 1.3),
    ],
    patch: () => [
      line(oval(x + last * k, y + 0.6 * k, 2.1 * k, 2.2 * k)),
      line(limb(on(head, turn === 0 ? "-6,-3.2,0.4 2.3,-0.6,0.5 6.2,1.6,0.4" : "-6,-1.6,0.4 4,0,0.5"))),
    ],
    paint: () => [
      ...eye("dark", 2.2, 2.6, "#f6f2ea"),
      piece("#f6f2ea", oval(x + mouth * 0.7 * k, y + 4.4 * k, 3.6 * k, 2.1 * k)),
      piece(
        "#c8321e",
        limb(on(head, turn === 0 ? "-2.4,4,0.5 0,5,0.7 2.4,4,0.5" : "1.4,4.2,0.5 3.4,4.8,0.7 5,4,0.5")),
      ),
      { of: "hat", color: "#d83a26", path: oval(x + mouth * 1.6 * k, y + 2 * k, 1.7 * k) },
    ],
    fangs: () =>
      [1, -1].map((side) => ({
        of: "glint",
        path: poly(on(head, `${mouth + side * 1.6},4.4 ${mouth + side * 0.7},4.5 ${mouth + side * 1.1},6`)),
      })),
    skull: () => [],
  };
  return who.mask ? kinds[who.mask]() : [];
}
