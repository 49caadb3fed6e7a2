import { type Color, css, mix } from "../color.ts";
import { shows } from "../reading/sights.ts";
import { mesasOf, rubbleOf, stoneOf } from "../rubble.ts";
import { down, shape, type World } from "./brush.ts";

const TURN = Math.PI * 2;

/** Whether it is another world that is seen. */
export const isBeyond = ({ scene }: Pick<World, "scene">) => shows(scene, "mars") || shows(scene, "moon");

/** The earth above its moon. */
function earth(world: World) {
  const { context, easel, scene } = world;
  const radius = 74;
  const [x, y] = [scene.sun.x * easel.width, scene.sun.y * easel.height + radius];
  const [sea, land, cloud] = ["#3f78b8", "#6f9a5c", "#f0f2ee"].map(easel.color) as [Color, Color, Color];
  const disc = () => context.arc(x, y, radius, 0, TURN);
  shape(world, sea, disc);
  context.save();
  context.beginPath();
  disc();
  context.clip();
  for (const [dx, dy, wide, high, turn, color] of [
    [-0.4, -0.25, 0.42, 0.3, 0.5, land],
    [0.2, 0.3, 0.3, 0.46, -0.3, land],
    [0.62, -0.3, 0.3, 0.22, 0.2, land],
    [-0.1, -0.62, 0.7, 0.12, -0.15, cloud],
    [-0.35, 0.16, 0.5, 0.08, -0.25, cloud],
    [0.3, 0.72, 0.6, 0.14, 0.1, cloud],
  ] as const) {
    context.fillStyle = css(color);
    context.beginPath();
    context.ellipse(x + dx * radius, y + dy * radius, wide * radius, high * radius, turn, 0, TURN);
    context.fill();
  }
  context.restore();
}

/** A thin sun in dust, or the earth among stars. */
export function paintHeavens(world: World) {
  const { context, easel, look, scene } = world;
  if (shows(scene, "moon")) return earth(world);
  context.fillStyle = css(look.sun);
  context.beginPath();
  context.arc(scene.sun.x * easel.width, scene.sun.y * easel.height + 40, 34, 0, TURN);
  context.fill();
}

/** Bare ground: tables of rock and stones on Mars, bowls with a rim on the moon. */
export function paintBarren(world: World, horizon: number) {
  const { context, easel, look, scene } = world;
  const { width, height } = easel;
  const area = { x: 0, width, horizon, foot: height };
  const isMars = shows(scene, "mars");
  if (isMars)
    for (const [at, mesa] of mesasOf(easel.dice, area, height * 0.11).entries())
      shape(world, mix(look.far, look.near, at / 4), () => {
        for (const point of mesa) context.lineTo(...point);
      });
  context.fillStyle = down(world, [look.ground, look.groundDark], [horizon, height]);
  context.fillRect(-20, horizon, width + 40, height - horizon + 40);
  const line = (y: number) =>
    shape(
      world,
      mix(look.ground, look.groundDark, (y - horizon) / (height - horizon)),
      () => {
        context.moveTo(-20, y);
        for (let x = -20; x <= width + 20; x += 20)
          context.lineTo(x, y + 16 * easel.noise.at(x / 160, y / 90));
        context.lineTo(width + 20, height + 40);
        context.lineTo(-20, height + 40);
      },
      0.6,
    );
  for (const share of [0, 0.12, 0.34, 0.62]) line(horizon + (height - horizon) * share);
  for (const lump of rubbleOf(easel.dice, area, isMars ? 34 : 22)) {
    if (isMars) {
      shape(
        world,
        mix(look.near, look.ink, 0.15),
        () => {
          for (const point of stoneOf(lump)) context.lineTo(...point);
          context.closePath();
        },
        0.7,
      );
      continue;
    }
    const { x, y, wide } = lump;
    shape(
      world,
      mix(look.ground, look.snow, 0.4),
      () => context.ellipse(x, y, wide, wide * 0.34, 0, 0, TURN),
      0.7,
    );
    context.fillStyle = css(mix(look.groundDark, look.ink, 0.25));
    context.beginPath();
    context.ellipse(x, y + wide * 0.04, wide * 0.8, wide * 0.22, 0, 0, TURN);
    context.fill();
  }
}
