import { arc, blob, limb, oval, poly } from "./pen.ts";
import { isYoung, proportionsOf, type Who } from "./who.ts";

// What is on somebody's head: with `turn` 1 they look to the right, with -1 to the left, and with 0 neither way.

type Head = { x: number; y: number; k: number; chin: number; turn: -1 | 0 | 1; who: Who };

/** A head stands on its chin: the younger, the larger. */
export function headOf(x: number, chin: number, who: Who, turn: Head["turn"]): Head {
  const k = proportionsOf(who).head;
  return { x, y: chin - 7 * k, k, chin, turn, who };
}

/** Points from the middle of a head, as large as it is. */
const on = ({ x, y, k }: Head, points: string) =>
  points
    .split(" ")
    .map((point) => {
      const [dx = 0, dy = 0, half] = point.replace("!", "").split(",").map(Number);
      const thick = half === undefined ? "" : `,${half * k}`;
      return `${x + dx * k},${y + dy * k}${thick}${point.endsWith("!") ? "!" : ""}`;
    })
    .join(" ");

const hats: Record<NonNullable<Who["hat"]>, (head: Head) => string[]> = {
  hat: (head) => [
    limb(on(head, "-11,-2.4,0.9 0,-3.4,1.3 11,-2.4,0.9")),
    blob(on(head, "-6.4,-3! -5.4,-9 0,-10 5.4,-9 6.4,-3!")),
  ],
  hood: (head) => [blob(on(head, "0,-10 6.6,-6 7.4,2 6.6,9 8,11! -8,11! -6.6,9 -7.4,2 -6.6,-6"))],
  veil: ({ x, k, y, chin }) => [
    blob(
      `${x},${y - 9 * k} ${x + 7.6 * k},${y - 1} ${x + 10},${chin + 14} ${x + 15},${chin + 44}! ${x - 15},${chin + 44}! ${x - 10},${chin + 14} ${x - 7.6 * k},${y - 1}`,
    ),
  ],
  crown: (head) => [poly(on(head, "-6,-4 -7,-11 -3.4,-8 0,-12 3.4,-8 7,-11 6,-4"))],
  pointed: (head) => [
    limb(on(head, "-11,-3,0.9 0,-4,1.3 11,-3,0.9")),
    blob(on(head, "-6.6,-3.6! -2,-13 2,-21! 3,-12 6.6,-3.6!")),
  ],
  toque: (head) => [
    poly(on(head, "-5.4,-3 -5.4,-11 5.4,-11 5.4,-3")),
    limb(on(head, "-4.6,-12,3.8 0,-12.6,4 4.6,-12,3.8")),
  ],
};

/** To both sides, or behind who looks to one. */
const sides = ({ turn }: Head) => (turn === 0 ? [1, -1] : [-turn]);

/** A woman's is long, a girl's in two tails, an old woman's in a bun. */
function locks(head: Head): string[] {
  const { x, y, chin, turn, who } = head;
  if (who.sex !== "woman" || who.hat === "hood") return [];
  if (who.age === "old") return [oval(turn === 0 ? x : x - turn * 6.4, turn === 0 ? y - 9 : y - 4, 3.5)];
  if (isYoung(who))
    return sides(head).map((side) =>
      limb(on(head, `${side * 5},-1,1.4 ${side * 8.4},1.4,2.4 ${side * 9.2},7,1.9 ${side * 8.4},10,0.6`)),
    );
  return [
    oval(x - turn, y - 0.6, 6.9, 7.4),
    ...sides(head).map((side) =>
      limb(
        `${x + side * 3.4},${y},3.4 ${x + side * 5},${chin},3.2 ${x + side * 5.4},${chin + 8},2.4 ${x + side * 4.6},${chin + 11},1`,
      ),
    ),
  ];
}

/** Hair and hat, and an old man's beard where it is seen. */
export function hair(head: Head): string[] {
  const { turn, who } = head;
  const bearded = who.age === "old" && who.sex === "man" && turn !== 0;
  return [
    ...locks(head),
    ...(who.hat ? hats[who.hat](head) : []),
    ...(bearded ? [blob(on(head, `${turn * 5.4},1 ${turn * 7},7 ${turn * 4},12.4 0,6`))] : []),
  ];
}

/** Where hair or hat end. */
export function hairline(head: Head): string[] {
  const { x, y, k, chin, turn, who } = head;
  if (who.hat === "hood") return [arc(x, y + 1.4 * k, 5 * k, 0.6)];
  if (who.hat === "veil")
    return [1, -1].map((side) =>
      limb(
        `${x + side * 5.4},${y + 2},0.4 ${x + side * 8.6},${chin + 20},0.6 ${x + side * 11},${chin + 42},0.4`,
      ),
    );
  const band = who.hat ? [limb(on(head, "-5.6,-4.6,0.4 0,-5.2,0.6 5.6,-4.6,0.4"))] : [];
  if (turn !== 0) return band;
  if (who.sex !== "woman" || who.age === "old")
    return [...band, limb(on(head, "-4.4,3.2,0.3 0,4.6,0.6 4.4,3.2,0.3"))];
  if (isYoung(who)) return [...band, limb(on(head, "0,-6.2,0.3 0,5,0.5"))];
  return [
    ...band,
    ...[1, -1].map((side) => limb(`${x + side * 2.4},${y + 1},0.3 ${x + side * 3},${chin + 9},0.6`)),
  ];
}
