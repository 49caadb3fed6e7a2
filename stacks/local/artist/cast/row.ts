import type { Hero } from "../heroes.ts";
import { clothesOf } from "../motifs/clothes.ts";
import { natural } from "../motifs/colors.ts";
import { isTold, type Looks } from "../motifs/looks.ts";
import type { Who } from "../motifs/who.ts";
import { hasFigure, isAloft } from "../motifs/words.ts";
import { type Body, wideOf } from "./body.ts";
import { clamp } from "./place.ts";
import { statureOf } from "./stature.ts";

/** How much of the one before is hidden, from loose to as close as eyes still tell them apart. */
const LOOSE = 0.9;
const CLOSE = 0.58;

const MOST_LINES = 4;
/** A line behind stands higher on the sheet, and is smaller; one that flies has air around it, and around each. */
const RAISED = 0.26;
const FLYING = 1.15;
const AIRY = 1.2;
const ASIDE = 0.3;
const SMALLER = 0.86;
/** Every other one stands half a step back, so that who overlaps does not collide. */
const BACK = 0.04;

/** Of all that people wear, `wardrobe` is what the first of them takes. */
type Members = Looks & { motifs: readonly string[]; count: number; thing: number; wardrobe: number };

/** Who wears whatever they like: no player's colors, and no stage dress. */
const ORDINARY = /^(?:figure|elder|child|couple|bust|rider|fisher|(?:seated-)?reader|sitter|seated)$/;

/** Of several whom no word tells apart every other one is a woman. */
const oneOf = (who: Who | undefined, name: string, at: number, many: number): Who | undefined =>
  many > 1 && hasFigure(name)
    ? { sex: at % 2 ? "woman" : "man", ...(name === "child" && { age: "child" }), ...who }
    : who;

/** One beside the other from the middle, each hiding what `closeness` leaves of its width. */
function line(bodies: readonly Body[], closeness: number): number {
  let [at, end] = [0, 0];
  for (const body of bodies) {
    const wide = wideOf(body);
    body.x = at + wide / 2;
    end = at + wide;
    at += wide * closeness;
  }
  for (const body of bodies) body.x -= end / 2;
  return end;
}

/** As many to a line as there are lines for, those in front the fewest: behind them the others look out. */
function dealt(bodies: readonly Body[], lines: number): Body[][] {
  let at = 0;
  return Array.from({ length: lines }, (_, index) => {
    const many = Math.floor((bodies.length - at) / (lines - index));
    at += many;
    return bodies.slice(at - many, at);
  });
}

/** As loose as there is room. */
function spread(some: readonly Body[], widest: number, close: number, loose: number): number {
  let closeness = loose;
  while (closeness > close && line(some, closeness) > widest) closeness -= 0.02;
  return line(some, closeness);
}

/** Whoever is many stands in a row no wider than `widest`, closer or in lines; the last one looks back. */
export function row(
  { motifs, count, thing, wardrobe, color, second, pattern, made, who }: Members,
  high: number,
  widest: number,
): Body[] {
  const everybody: Hero[] = Array.from({ length: count }, (_, index) => {
    const name = motifs[index % motifs.length] ?? "figure";
    const own = oneOf(who, name, index, count);
    const isFigure = ORDINARY.test(name) || (own !== undefined && hasFigure(name));
    const isDressed = isFigure && !isTold({ name, color });
    const worn = isDressed ? clothesOf(own ?? {}, (index >> 1) + wardrobe) : color;
    return { name, color: worn ?? natural[name], second, pattern, made, who: own };
  });
  // Whoever dances does it with the next.
  const isTogether = motifs[0]?.startsWith("dancing-");
  const tallest = Math.max(...everybody.map((one) => statureOf(one.name, one.who)));
  const bodies: Body[] = everybody.map((hero, index) => {
    const size = high * clamp(statureOf(hero.name, hero.who) / tallest, 0.4, 1) * (1 - (index % 3) * 0.05);
    return {
      hero,
      thing,
      x: 0,
      foot: 0,
      high: size,
      flip: isTogether ? index % 2 === 0 && index < count - 1 : index > 0 && index === count - 1,
    };
  });
  const room = widest * high;
  const flying = motifs.every(isAloft);
  const [close, loose] = flying ? [AIRY, AIRY] : [CLOSE, LOOSE];
  // A flock is as wide as it likes: on a narrow sheet it is only smaller.
  let lines = flying ? Math.round(Math.sqrt(count)) : 1;
  while (
    !flying &&
    line(dealt(bodies, lines).at(-1) ?? [], close) > room &&
    lines < Math.min(MOST_LINES, count)
  )
    lines++;
  dealt(bodies, lines).forEach((some, depth) => {
    for (const body of some) body.high *= SMALLER ** depth;
    const free = room - spread(some, flying ? Number.POSITIVE_INFINITY : room, close, loose);
    const step = flying ? ASIDE * wideOf(some[0] as Body) : Math.max(0, free / 2);
    // Line by line to the other side, so that nobody stands right behind another.
    const aside = depth === 0 && !flying ? 0 : step * (depth % 2 ? 1 : -1);
    some.forEach((body, index) => {
      body.foot = -high * ((flying ? FLYING : RAISED) * depth + (index % 2) * BACK * (flying ? 5 : 1));
      body.x += aside;
    });
  });
  // Those behind are painted first.
  return bodies.toSorted((one, other) => one.foot - other.foot);
}
