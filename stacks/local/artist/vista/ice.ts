import { bergOf, floesOf } from "../berg.ts";
import { boundsOf } from "../cast/body.ts";
import { mix } from "../color.ts";
import { HERO_BOX } from "../heroes.ts";
import type { Point } from "../shapes.ts";
import { berthOf, leadOf } from "../stage.ts";
import { shape, type World } from "./brush.ts";

const outline =
  ({ context }: World, points: readonly Point[]) =>
  () => {
    for (const point of points) context.lineTo(...point);
    context.closePath();
  };

/** A piece of ice on the water: its top, and the edge that is seen below it. */
function floe(world: World, top: readonly Point[], deep: number) {
  const { look } = world;
  const edge = mix(look.waterFar, look.snow, 0.35);
  const low = top.map(([x, y]): Point => [x, y + deep]);
  shape(world, mix(edge, look.waterNear, 0.25), outline(world, low), 0.7);
  shape(world, mix(look.snow, look.waterFar, 0.08), outline(world, top), 0.7);
}

/** An iceberg on the horizon, and drift ice before it. */
export function paintIce(world: World, horizon: number) {
  const { easel, look, scene } = world;
  const { width, height } = easel;
  const area = { x: 0, width, foot: horizon + height * 0.035, high: Math.min(horizon * 0.6, width * 0.62) };
  const berg = bergOf(scene, area);
  const ice = mix(look.snow, look.waterFar, 0.1);
  shape(world, ice, outline(world, berg.outline));
  for (const { turned, corners } of berg.faces)
    shape(world, mix(ice, mix(look.waterFar, look.waterNear, 0.4), turned), outline(world, corners), 0.5);
  for (const { top, deep } of floesOf(easel.dice.fork("floes"), area, height)) floe(world, top, deep);
}

/** The ice under the feet of whoever would sink. */
export function paintFloe(world: World) {
  const { easel, scene } = world;
  const berth = berthOf(easel, scene);
  const [left, , right, bottom] = boundsOf(leadOf(scene)).map(
    (edge) => (edge / HERO_BOX - 0.5) * berth.size,
  ) as [number, number, number, number];
  const wide = Math.max(right - left, easel.width * 0.3);
  const [from, to] = [berth.x + (left + right) / 2 - wide * 0.72, berth.x + (left + right) / 2 + wide * 0.72];
  const feet = berth.y + bottom;
  const deep = 46;
  const rise = Math.min(70, 24 + berth.size * 0.08);
  floe(
    world,
    [
      [from, feet - rise * 0.2],
      [from + wide * 0.14, feet - rise * 0.9],
      [from + wide * 0.5, feet - rise * 1.15],
      [to - wide * 0.3, feet - rise],
      [to - wide * 0.06, feet - rise * 0.6],
      [to, feet + rise * 0.1],
      [to - wide * 0.16, feet + rise * 0.55],
      [from + wide * 0.7, feet + rise * 0.4],
      [from + wide * 0.2, feet + rise * 0.6],
    ],
    deep,
  );
}
