import { cascadeOf, cliffOf, foamOf, strandsOf } from "../cascade.ts";
import { css, mix } from "../color.ts";
import { shape, type World } from "./brush.ts";

const cascadeIn = ({ easel, scene }: World, horizon: number) =>
  cascadeOf(easel.dice, scene, { x: 0, y: 0, width: easel.width, foot: horizon + easel.height * 0.02 });

/** A cliff from side to side, and water that falls over it in strands. */
export function paintFalls(world: World, horizon: number) {
  const { context, look, easel, manner } = world;
  const cascade = cascadeIn(world, horizon);
  const { x, lip, foot, wide } = cascade;
  const rock = mix(mix(look.near, look.wall, 0.35), look.ink, 0.2);
  for (const [at, rim] of cascade.rims.entries()) {
    shape(world, mix(rock, look.ink, at * 0.12), () => {
      for (const point of cliffOf(cascade, rim)) context.lineTo(...point);
      context.closePath();
    });
    const dice = easel.dice.fork(`crags${at}`);
    for (const [step, [left, top]] of rim.entries()) {
      const next = rim[step + 1];
      if (!next) continue;
      const [from, to] = [Math.min(left, next[0]), Math.max(left, next[0])];
      const under = Math.min(top, next[1]);
      context.fillStyle = css(mix(rock, look.ink, 0.45), 0.5);
      for (let crag = 0; crag < 4; crag++) {
        const at = from + (to - from) * dice.range(0, 1);
        const top2 = under + (foot - under) * dice.range(0.05, 0.6);
        const long = (foot - under) * dice.range(0.12, 0.4);
        const half = (to - from) * dice.range(0.06, 0.16);
        context.beginPath();
        context.moveTo(at - half, top2);
        context.lineTo(at + half, top2 + half * 0.4);
        context.lineTo(at + half * 0.3, top2 + long);
        context.closePath();
        context.fill();
      }
    }
    // Grass hangs over its edge.
    context.strokeStyle = css(mix(look.leaf, look.leafDark, 0.4));
    context.lineWidth = 11;
    context.lineCap = "butt";
    context.beginPath();
    for (const [step, [right, y]] of rim.entries()) {
      if (step === 0) continue;
      context.moveTo(rim[step - 1]?.[0] ?? 0, (rim[step - 1]?.[1] ?? 0) + 4);
      context.lineTo(right, (rim[step - 1]?.[1] ?? y) + 4);
    }
    context.stroke();
  }
  shape(world, mix(look.snow, look.waterFar, 0.16), () => {
    context.moveTo(x - wide / 2, lip);
    context.quadraticCurveTo(x, lip - wide * 0.08, x + wide / 2, lip);
    context.lineTo(x + wide * 0.58, foot + 20);
    context.lineTo(x - wide * 0.58, foot + 20);
    context.closePath();
  });
  for (const [at, strand] of strandsOf(cascade, 15).entries()) {
    if (at % 2 === 0) continue;
    const spread = x + (strand.x - x) * 1.16;
    context.strokeStyle = css(
      at % 4 === 1 ? look.waterNear : look.waterFar,
      manner.modelled > 0 ? 0.7 : 0.85,
    );
    context.lineWidth = strand.wide * (at % 4 === 1 ? 0.5 : 0.8);
    context.beginPath();
    context.moveTo(strand.x, lip + 3);
    context.quadraticCurveTo(strand.x, lip + (foot - lip) * 0.3, spread, foot + 16);
    context.stroke();
  }
}

/** Where it strikes the pool. */
export function paintFoam(world: World, horizon: number) {
  const { context, look } = world;
  for (const [x, y, size] of foamOf(cascadeIn(world, horizon)))
    shape(world, mix(look.snow, look.waterFar, 0.1), () => context.arc(x, y, size, 0, Math.PI * 2), 0.6);
}
