import { type around, type Body, wideOf } from "./body.ts";

/** Where one of a heap lies in what holds it, in widths of that: aside, up and back from the middle of its rim. */
type Spot = { x: number; y: number; z: number };

type Heap = { spots: readonly Spot[]; wide: number };

const ringOf = (many: number, away: number, turn: number): Spot[] =>
  Array.from({ length: many }, (_, index) => {
    const angle = turn + (index * Math.PI * 2) / many;
    return { x: Math.cos(angle) * away, y: 0, z: Math.sin(angle) * away };
  });

const upon = (many: number, high: number): Spot[] =>
  Array.from({ length: many }, (_, index) => ({
    x: (index - (many - 1) / 2) * 0.31 + (index % 2) * 0.02,
    y: high + (many === 3 && index === 1 ? 0.05 : 0),
    z: index % 2 ? 0.06 : -0.02,
  }));

/** So many as lie next to one another; the others lie on these. */
function piled(many: number): Heap {
  if (many <= 1) return { wide: 0.62, spots: [{ x: 0, y: 0.05, z: 0 }] };
  if (many === 2) return { wide: 0.46, spots: ringOf(2, 0.23, 0.2) };
  if (many === 3) return { wide: 0.42, spots: [...ringOf(2, 0.22, 0.1), { x: 0.02, y: 0.28, z: 0.04 }] };
  if (many === 4) return { wide: 0.4, spots: [...ringOf(3, 0.24, Math.PI / 2), ...upon(1, 0.27)] };
  if (many <= 6) return { wide: 0.37, spots: [...ringOf(4, 0.27, 0.35), ...upon(many - 4, 0.25)] };
  return { wide: 0.35, spots: [...ringOf(5, 0.3, Math.PI * 0.3), ...upon(many - 5, 0.24)] };
}

/** A heap of so many, those at the back first; each is so wide. */
export function heapOf(many: number): Heap {
  const { wide, spots } = piled(many);
  return { wide, spots: spots.toSorted((one, other) => other.z - other.y - (one.z - one.y)) };
}

/** How high the rim is of what has a handle above it, of its height. */
export const rimOf = (holder: string): number => (holder === "basket" ? 0.48 : 1);

/** How much of what lies lowest is hidden by the rim, of its height: a plate has hardly any. */
export const sunkIn = (holder: string): number => (holder === "plate" ? 0.1 : 0.42);

/** They lie one upon the other over the rim of what holds them, which stands where they stood. */
export function heap(content: readonly Body[], holders: readonly Body[], near: Edges, lead: Edges) {
  const [holder] = holders;
  if (!holder) return;
  const wide = wideOf(holder);
  // What shrinks to a heap stays beside whom it was put beside.
  const x =
    near.left > lead.left && near.left >= (lead.left + lead.right) / 2
      ? near.left + wide / 2
      : near.right < lead.right && near.right <= (lead.left + lead.right) / 2
        ? near.right - wide / 2
        : (near.left + near.right) / 2;
  Object.assign(holder, { x, foot: near.bottom });
  const rim = near.bottom - rimOf(holder.hero.name) * holder.high;
  const { spots, wide: share } = heapOf(content.length);
  for (const [at, body] of content.entries()) {
    const { x: aside, y: up, z: back } = spots[at] ?? { x: 0, y: 0, z: 0 };
    body.high *= (share * wide) / Math.max(wideOf(body), 0.8 * body.high);
    const foot = rim + sunkIn(holder.hero.name) * body.high - (up + 0.22 * back) * wide;
    Object.assign(body, { x: x + aside * wide, foot, flip: at % 3 === 1 });
  }
}

type Edges = ReturnType<typeof around>;
