import { boundsOf } from "../../stacks/local/artist/cast/body.ts";
import { HERO_BOX, type Hero } from "../../stacks/local/artist/heroes.ts";

type Place = { x: number; y: number; size: number; flip?: boolean | undefined };

/** Where a body ends that is drawn in such a place. */
export function edgesOf(hero: Hero, { x, y, size, flip }: Place) {
  const [l = 0, t = 0, r = 0, b = 0] = boundsOf(hero).map((edge) => (edge / HERO_BOX - 0.5) * size);
  const [left, right] = flip ? [x - r, x - l] : [x + l, x + r];
  return { name: hero.name, left, right, top: y + t, bottom: y + b };
}
