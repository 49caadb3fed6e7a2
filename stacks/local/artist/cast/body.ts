import { HERO_BOX, type Hero, type Part, shapeNameOf, solid } from "../heroes.ts";

/** Where a motif's body lies in its own box: left, top, right, bottom, of 32. */
const known = new Map<string, Bounds>();

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

export function boundsOf(hero: Hero): Bounds {
  const before = known.get(shapeNameOf(hero));
  if (before) return before;
  const fresh = hero.parts
    ? boundsOfAll(hero.parts)
    : (solid(hero).computeTightBounds() as unknown as Bounds);
  known.set(shapeNameOf(hero), fresh);
  return fresh;
}

function boundsOfAll(parts: readonly Part[]): Bounds {
  const all = parts.map(({ hero, x, y, size, flip }) => {
    const [left, top, right, bottom] = boundsOf(hero).map((edge) => (edge / HERO_BOX - 0.5) * size) as [
      number,
      number,
      number,
      number,
    ];
    return flip ? [x - right, y + top, x - left, y + bottom] : [x + left, y + top, x + right, y + bottom];
  });
  const edge = (at: number) => all.map((bounds) => bounds[at] as number);
  return [Math.min(...edge(0)), Math.min(...edge(1)), Math.max(...edge(2)), Math.max(...edge(3))];
}

/** How far down from its highest point a head reaches, of all its height. */
const HEAD = 0.12;

/** Whose wings are higher than its head. */
const lower: Record<string, { along: number; down: number }> = { dragon: { along: 0.17, down: 0.28 } };

/** Where the top of a head is in a drawing: of its width from the left, and of its height from above. */
function crownOf(hero: Hero): { along: number; down: number } {
  const known = lower[hero.name];
  if (known) return known;
  const [left, top, right, bottom] = boundsOf(hero);
  const upper = [
    ...solid(hero)
      .toSVGString()
      .matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g),
  ].flatMap(([, x, y]) => (Number(y) < top + HEAD * (bottom - top) ? [Number(x)] : []));
  const along = (Math.min(...upper) + Math.max(...upper)) / 2;
  return { along: (along - left) / (right - left), down: 0 };
}

/** A body as it is moved about before it gets its place: by its feet and its height, whatever its box. */
export type Body = {
  hero: Hero;
  thing: number;
  /** The middle between left and right, and what it stands on: upwards is less. */
  x: number;
  foot: number;
  high: number;
  flip: boolean;
};

export function wideOf({ hero, high }: Body): number {
  const [left, top, right, bottom] = boundsOf(hero);
  return (high * (right - left)) / (bottom - top);
}

const box = (body: Body) => ({
  left: body.x - wideOf(body) / 2,
  right: body.x + wideOf(body) / 2,
  top: body.foot - body.high,
  bottom: body.foot,
});

export function around(bodies: readonly Body[]) {
  const boxes = bodies.map(box);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Where the top of somebody's head is. */
export function headOf(body: Body): { x: number; top: number } {
  const { along, down } = crownOf(body.hero);
  const { left, right, top, bottom } = box(body);
  const share = body.flip ? 1 - along : along;
  return { x: left + share * (right - left), top: top + down * (bottom - top) };
}

/** All of them in one box of 32, as large as they fit and in its middle. */
export function fitted(bodies: readonly Body[]): Part[] {
  const { left, right, top, bottom } = around(bodies);
  const scale = (HERO_BOX - 1) / Math.max(right - left, bottom - top);
  return bodies.map((body) => {
    const [l, t, r, b] = boundsOf(body.hero);
    const size = (body.high * scale * HERO_BOX) / (b - t);
    const x = HERO_BOX / 2 + (body.x - (left + right) / 2) * scale;
    const foot = HERO_BOX / 2 + (body.foot - (top + bottom) / 2) * scale;
    const shift = (((l + r) / 2 - HERO_BOX / 2) / HERO_BOX) * size * (body.flip ? -1 : 1);
    return {
      hero: body.hero,
      thing: body.thing,
      x: x - shift,
      y: foot - (b / HERO_BOX) * size + size / 2,
      size,
      flip: body.flip,
    };
  });
}
