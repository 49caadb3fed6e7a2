import type { Thing } from "../reading/thing.ts";
import { around, type Body, wideOf } from "./body.ts";

// How a still life is put together: a main thing, the others beside and before it, each hiding a little of the next.

/** What is in, on or under another moves with it. */
const joins = new Set(["in", "on", "over", "under", "holding", "riding"]);

function clusterOf(things: readonly Thing[], index: number): number {
  const to = things[index]?.to;
  if (to && joins.has(to.relation)) return clusterOf(things, to.thing);
  return index;
}

/** Of each that comes after the main thing: how far before it or behind it, and how much of it is hidden, of the narrower. */
const slots = [
  { near: 0.17, hidden: 0.26 },
  { near: 0.07, hidden: 0.2 },
  { near: 0.3, hidden: 0.5 },
  { near: -0.12, hidden: 0.34 },
] as const;

/** As much smaller than the main thing as what may stand wholly before it. */
const SMALL = 0.5;

const shift = (bodies: readonly Body[], dx: number, dy: number) => {
  for (const body of bodies) {
    body.x += dx;
    body.foot += dy;
  }
};

/** Several of a kind are no row: every other one stands nearer, before the gap between its neighbours. */
function loosened(bodies: readonly Body[]): void {
  const high = Math.max(...bodies.map((body) => body.high));
  let at = 0;
  for (const [index, body] of bodies.entries()) {
    const wide = wideOf(body);
    body.x = at + wide / 2;
    body.foot = index % 2 ? 0.2 * high : 0;
    at += wide * (index % 2 ? 0.66 : 0.74);
  }
}

/** `turned` puts the second thing to the other side; on a `narrow` sheet they stand closer, and more one before the other. */
export type Setting = { turned: boolean; narrow: boolean };

/** Everything on one table, the farthest first. */
export function composed(
  all: readonly Body[],
  things: readonly Thing[],
  { turned, narrow: isNarrow }: Setting,
): Body[] {
  const clusters = new Map<number, Body[]>();
  for (const [index, body] of all.entries()) {
    // What something is between stands by itself, to each of its sides.
    const isAround = things[body.thing]?.to?.relation === "between";
    const key = isAround ? -1 - index : clusterOf(things, body.thing);
    clusters.set(key, [...(clusters.get(key) ?? []), body]);
  }
  // What was named first is the main thing, and the others come as they were named.
  const firstOf = (bodies: readonly Body[]) => Math.min(...bodies.map(({ thing }) => thing));
  const [main, ...others] = [...clusters.values()].toSorted((a, b) => firstOf(a) - firstOf(b));
  if (!main) return [...all];
  for (const bodies of clusters.values())
    if (bodies.length > 1 && bodies.every(({ thing }) => thing === bodies[0]?.thing)) loosened(bodies);
  const high = Math.max(
    ...[...clusters.values()].map((bodies) => around(bodies).bottom - around(bodies).top),
  );
  const ground = around(main);
  shift(main, -(ground.left + ground.right) / 2, -ground.bottom);
  const set = around(main);
  const edges = { left: set.left, right: set.right };
  const placed = [{ near: 0, bodies: main }];
  others.forEach((bodies, index) => {
    const slot = slots[index % slots.length] ?? slots[0];
    const near = slot.near * (isNarrow ? 1.5 : 1);
    const hidden = slot.hidden + (isNarrow ? 0.12 : 0);
    const { left, right, bottom } = around(bodies);
    const wide = right - left;
    const isRight = (index % 2 === 0) !== turned;
    const narrow = Math.min(wide, set.right - set.left);
    const isBefore = index > 0 && near > 0 && wide < SMALL * (set.right - set.left);
    const edge = isRight ? edges.right : edges.left;
    const covered = isBefore ? 0.8 : hidden;
    const x = isRight ? edge - covered * narrow + wide / 2 : edge + covered * narrow - wide / 2;
    shift(bodies, x - (left + right) / 2, near * high - bottom);
    if (isRight) edges.right = Math.max(edges.right, x + wide / 2);
    else edges.left = Math.min(edges.left, x - wide / 2);
    placed.push({ near, bodies });
  });
  // What is in a bowl is painted before the bowl, wherever both stand.
  return placed.toSorted((one, other) => one.near - other.near).flatMap(({ bodies }) => ordered(bodies));
}

const ordered = (bodies: readonly Body[]): Body[] =>
  bodies.every(({ thing }) => thing === bodies[0]?.thing)
    ? bodies.toSorted((one, other) => one.foot - other.foot)
    : [...bodies];
