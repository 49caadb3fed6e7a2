import { type Head, on } from "./hair.ts";
import { arc, limb, oval, type Piece, poly } from "./pen.ts";

// A face, in as few lines as tell where it looks.

const skin = (path: string): Piece => ({ of: "skin", path });
const line = (path: string): Piece => ({ of: "line", path });

/** A head, with its ears or its nose; in a hood it is only seen as far as that is open. */
export function skull(head: Head): Piece[] {
  const { x, y, k, turn, who } = head;
  if (who.hat === "hood") return [skin(oval(x, y + k, 4.9 * k, 5.6 * k))];
  return [
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
  const { x, y, k, turn, who } = head;
  const eyes = turn === 0 ? [-2.3, 2.3] : [3.4 * turn];
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
