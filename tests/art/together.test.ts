import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { HERO_BOX, type Hero, silhouette, solid } from "../../stacks/local/artist/heroes.ts";
import { inBox, membersOf } from "../../stacks/local/artist/stage.ts";
import { hard } from "./hard.ts";
import { sceneOf, sentences } from "./seen.ts";

const SIDE = 160;

function dotsOf(draw: (context: SKRSContext2D) => void): Uint8ClampedArray {
  const context = createCanvas(SIDE, SIDE).getContext("2d");
  context.scale(SIDE / HERO_BOX, SIDE / HERO_BOX);
  draw(context);
  return context.getImageData(0, 0, SIDE, SIDE).data.filter((_, at) => at % 4 === 3);
}

/** One after the other, each with a rim of nothing: what their shapes have to come to. */
const painted = (hero: Hero) =>
  dotsOf((context) => {
    for (const { hero: one, berth } of membersOf(hero, { x: HERO_BOX / 2, y: HERO_BOX / 2, size: HERO_BOX }))
      inBox(context, berth, () => {
        context.globalCompositeOperation = "destination-out";
        context.fill(solid(one));
        context.lineWidth = (0.7 * HERO_BOX) / berth.size;
        context.stroke(solid(one));
        context.globalCompositeOperation = "source-over";
        context.fill(silhouette(one));
      });
  });

test("of several bodies in one shape, none is lost where they overlap", () => {
  const lost = [];
  for (const words of [
    ...hard,
    "three dancers",
    "A parrot on a branch",
    ...sentences.map(({ words }) => words),
  ]) {
    const [hero] = sceneOf(words).heroes;
    if (!hero?.parts) continue;
    const [asked, seen] = [painted(hero), dotsOf((context) => context.fill(silhouette(hero)))];
    const all = asked.reduce((sum, dot) => sum + (dot > 127 ? 1 : 0), 0);
    const off = asked.reduce((sum, dot, at) => sum + (dot > 127 !== (seen[at] ?? 0) > 127 ? 1 : 0), 0);
    if (off / all > 0.1) lost.push(`${words}: ${(off / all).toFixed(2)}`);
  }
  expect(lost).toEqual([]);
});

test("what is borrowed is as round beside others as alone", () => {
  const [three] = sceneOf("three parrots").heroes;
  if (!three?.parts) throw new Error("they are no three");
  const [asked, seen] = [painted(three), dotsOf((context) => context.fill(silhouette(three)))];
  const off = asked.reduce((sum, dot, at) => sum + (dot > 127 !== (seen[at] ?? 0) > 127 ? 1 : 0), 0);
  expect(off / asked.filter((dot) => dot > 127).length).toBeLessThan(0.05);
});
