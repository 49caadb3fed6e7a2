import { proportionsOf, type Who } from "./who.ts";

// Somebody's head: with `turn` 1 they look to the right, with -1 to the left, and with 0 to whoever looks at them.

export type Head = { x: number; y: number; k: number; chin: number; turn: -1 | 0 | 1; who: Who };

/** A head stands on its chin: the younger, the larger. */
export function headOf(x: number, chin: number, who: Who, turn: Head["turn"]): Head {
  const k = proportionsOf(who).head;
  return { x, y: chin - 7 * k, k, chin, turn, who };
}

/** Points from the middle of a head, as large as it is, and turned as it is. */
export const on = ({ x, y, k, turn }: Head, points: string) =>
  points
    .split(" ")
    .map((point) => {
      const [dx = 0, dy = 0, half] = point.replace("!", "").split(",").map(Number);
      const thick = half === undefined ? "" : `,${half * k}`;
      return `${x + dx * k * (turn || 1)},${y + dy * k}${thick}${point.endsWith("!") ? "!" : ""}`;
    })
    .join(" ");
