import { far } from "../world/limbs.ts";
import type { Point } from "./parts.ts";

// Which few of a body's many parts can be the nearest, by where somebody asks: its box is divided where it is asked
// often, and every division asks only those that the one around it left over.

type Cell = { parts: Uint16Array; asked: number; within?: (Cell | undefined)[] };

/** A side of a cell is divided in so many, and that so often. */
const SIDE = 4;
const DEEPEST = 3;

const FINEST = SIDE ** DEEPEST;

/** So many choices are kept at hand. */
const KEPT = 4096;

/** Fewer parts are asked sooner than chosen from; and a choice has to be asked for so often to be worth making. */
const FEW = 2;
const OFTEN = 48;

/** Not every part's distance is one: some say a little more than there is. */
const SAFE = 1.2;

type Divided = {
  least: Point;
  most: Point;
  /** How near others have to be to change each part's shape. */
  into: readonly number[];
  /** How far a part is; any number above `most` if it is further than that. */
  away: (part: number, x: number, y: number, z: number, most: number) => number;
};

/** Answers all parts that have to be asked at a point of the box, in their order. */
export function nearby({ least, most, into, away }: Divided) {
  const root: Cell = { parts: Uint16Array.from(into, (_, part) => part), asked: 0 };
  const [x0, y0, z0] = least;
  const [wide, high, deep] = [most[0] - x0, most[1] - y0, most[2] - z0];

  const distances = new Float64Array(into.length);
  /** Whoever may be the nearest anywhere in a cell, by its middle. */
  function chosen(from: Uint16Array, x: number, y: number, z: number, share: number): Uint16Array {
    let grown = 0;
    for (let n = 0; n < from.length; n++) grown = Math.max(grown, into[from[n] as number] as number);
    const reach = far(wide, high, deep) * share * SAFE + 1.5 * grown;
    let nearest = 1e9;
    for (let n = 0; n < from.length; n++) {
      const d = away(from[n] as number, x, y, z, nearest + reach);
      distances[n] = d;
      nearest = Math.min(nearest, d);
    }
    let many = 0;
    for (let n = 0; n < from.length; n++) if ((distances[n] as number) <= nearest + reach) many++;
    // A cell that leaves nobody out is told by the same list.
    if (many === from.length) return from;
    const some = new Uint16Array(many);
    for (let n = from.length - 1; n >= 0; n--)
      if ((distances[n] as number) <= nearest + reach) some[--many] = from[n] as number;
    return some;
  }

  // The last choices, by their cells, as far as they will stay what they are.
  const cells = new Int32Array(KEPT).fill(-1);
  const lists = new Array<Uint16Array>(KEPT).fill(root.parts);
  let settled = false;

  function look(x: number, y: number, z: number): Uint16Array {
    settled = true;
    let u = (x - x0) / wide,
      v = (y - y0) / high,
      w = (z - z0) / deep;
    let cell = root;
    for (let depth = 1, sides = SIDE; depth <= DEEPEST; depth++, sides *= SIDE) {
      if (!cell.within) {
        if (cell.parts.length <= FEW) return cell.parts;
        if (++cell.asked < OFTEN) {
          settled = false;
          return cell.parts;
        }
        cell.within = new Array<Cell | undefined>(SIDE ** 3).fill(undefined);
      }
      u *= SIDE;
      v *= SIDE;
      w *= SIDE;
      const i = Math.min(SIDE - 1, u | 0),
        j = Math.min(SIDE - 1, v | 0),
        k = Math.min(SIDE - 1, w | 0);
      const at = (i * SIDE + j) * SIDE + k;
      u -= i;
      v -= j;
      w -= k;
      let inner: Cell | undefined = cell.within[at];
      if (!inner) {
        const middle = (p: number, rest: number, side: number) => p + ((0.5 - rest) * side) / sides;
        const parts = chosen(
          cell.parts,
          middle(x, u, wide),
          middle(y, v, high),
          middle(z, w, deep),
          1 / sides,
        );
        inner = { parts, asked: 0 };
        cell.within[at] = inner;
      }
      cell = inner;
    }
    return cell.parts;
  }

  let [last, parts] = [-1, root.parts];

  /** Whoever asks mostly asks again beside it, or where somebody else has asked. */
  return (x: number, y: number, z: number): Uint16Array => {
    const i = (((x - x0) / wide) * FINEST) | 0,
      j = (((y - y0) / high) * FINEST) | 0,
      k = (((z - z0) / deep) * FINEST) | 0;
    const cell = (i * FINEST + j) * FINEST + k;
    if (cell === last) return parts;
    last = cell;
    const slot = (i * 211 + j * 17 + k) & (KEPT - 1);
    if (cells[slot] === cell) parts = lists[slot] as Uint16Array;
    else {
      parts = look(x, y, z);
      if (settled) {
        cells[slot] = cell;
        lists[slot] = parts;
      }
    }
    return parts;
  };
}
