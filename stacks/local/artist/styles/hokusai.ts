import { css, mix } from "../color.ts";
import { paintDownpour } from "../downpour.ts";
import { type Easel, layer } from "../easel.ts";
import type { Place } from "../places.ts";
import { shows } from "../reading/sights.ts";
import type { Point } from "../shapes.ts";
import type { Style } from "../style.ts";
import { isBeyond, paintBarren } from "../vista/beyond.ts";
import type { World } from "../vista/brush.ts";
import { paintFalls, paintFoam } from "../vista/falls.ts";
import { paintFloe, paintIce } from "../vista/ice.ts";
import { paintGround, paintRidges, paintShore } from "../vista/land.ts";
import { lookOf } from "../vista/look.ts";
import { paintMotif } from "../vista/motif.ts";
import { paintRoom } from "../vista/room.ts";
import { paintCity, paintFlowers, paintForest, paintVillage } from "../vista/things.ts";
import { hexes, peak, pressed, seal, sky } from "./hokusai-print.ts";
import { type Print, paintWave, type Wave } from "./hokusai-waves.ts";

/** Where each of a batch has its great wave: how far it leans in, and how high it stands. */
const seas = [
  { lean: 1, high: 1 },
  { lean: 0.62, high: 0.6 },
  { lean: 1.16, high: 1.16 },
  { lean: 0.4, high: 0.36 },
] as const;

function wavesOf({ width, height, variant }: Easel, horizon: number, stormy = false): Wave[] {
  const dealt = seas[variant % seas.length] ?? seas[0];
  // No storm has a small one.
  const { lean, high } = stormy
    ? { lean: Math.max(0.9, dealt.lean), high: Math.max(1.06, dealt.high) }
    : dealt;
  const at = (x: number, y: number): Point => [width * x, height * y];
  const great = (x: number, y: number): Point => [width * x * lean, height - (height - height * y) * high];
  const swell = (side: 1 | -1, base: number): Wave => ({
    back: (
      [
        [-0.15, 0.1],
        [0.1, 0.0],
        [0.27, -0.01],
        [0.42, 0.03],
        [0.58, 0.09],
      ] as const
    ).map(([x, y]) => at(side > 0 ? x : 1 - x, base + y)),
    hollow: (
      [
        [-0.15, 0.45],
        [0.1, 0.38],
        [0.32, 0.27],
        [0.47, 0.17],
        [0.59, 0.1],
      ] as const
    ).map(([x, y]) => at(side > 0 ? x : 1 - x, base + y)),
    ...{ stripes: 9, line: 2.2 },
    foam: { from: 0.2, to: 0.9, size: 31, side },
  });
  const first = Math.max(0.64, horizon / height + 0.1);
  return [
    swell(-1, first),
    {
      back: [
        great(-0.3, 1.15),
        great(-0.1, 0.62),
        great(0.02, 0.4),
        great(0.16, 0.265),
        great(0.33, 0.205),
        great(0.48, 0.235),
        great(0.575, 0.305),
        great(0.6, 0.385),
      ],
      hollow: [
        great(0.95, 1.15),
        great(0.66, 0.99),
        great(0.49, 0.87),
        great(0.375, 0.72),
        great(0.335, 0.56),
        great(0.375, 0.435),
        great(0.46, 0.365),
        great(0.57, 0.375),
      ],
      ...{ stripes: 17, line: 2.6 },
      foam: { from: 0.34, to: 0.99, size: 62 * Math.min(1, 0.45 + high * 0.55), side: 1 },
    },
    swell(1, first + 0.16),
    swell(-1, first + 0.19),
  ];
}

function calm({ context, easel, look }: World, horizon: number) {
  const { width, height } = easel;
  const sea = context.createLinearGradient(0, horizon, 0, height);
  sea.addColorStop(0, css(look.waterFar));
  sea.addColorStop(0.3, css(look.near));
  sea.addColorStop(1, css(look.waterNear));
  context.fillStyle = sea;
  context.fillRect(-10, horizon, width + 20, height);
  context.fillStyle = css(look.ink);
  context.fillRect(-10, horizon - 0.8, width + 20, 1.6);
  const dice = easel.dice.fork("calm");
  for (let line = 0; line < 70; line++) {
    const y = horizon + 8 + dice() ** 1.4 * (height - horizon);
    const [x, long] = [dice.range(-80, width), dice.range(60, 260)];
    context.fillStyle = css(line % 2 ? look.cloud : look.ink, 0.5);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + long / 2, y - 5, x + long, y);
    context.quadraticCurveTo(x + long / 2, y + 1, x, y);
    context.fill();
  }
}

/** How far down a horizon may lie, of the height. */
const LOWEST = 0.76;

/** The sea with its waves, or whatever else lies under the sky. */
function paintOutdoors(world: World) {
  const { context, easel, scene, look } = world;
  const has = (place: Place) => scene.places.includes(place);
  const icy = shows(scene, "iceberg");
  const open = has("sea") && !scene.ashore && !icy;
  const horizon = easel.height * Math.min(scene.horizon, open ? 0.5 : LOWEST);
  sky(world);
  if (isBeyond(world)) {
    paintBarren(world, horizon);
    return paintMotif(world);
  }
  if (!open && (has("mountain") || has("snow"))) paintRidges(world, horizon);
  else if (!icy && !scene.stormy) peak(world, horizon, easel.width * (scene.stage.x < 0.5 ? 0.7 : 0.34));
  if (has("city")) paintCity(world, horizon);
  if (open) {
    calm(world, horizon);
    const print: Print = {
      ...{ context, dice: easel.dice.fork("waves"), sway: easel.noise.at },
      ...{ ink: look.ink, deep: look.waterNear, mid: look.near, light: look.waterFar, foam: look.snow },
    };
    const [behind, great, ...swells] = wavesOf(easel, horizon, scene.stormy);
    for (const wave of [behind, great]) if (wave) paintWave(print, wave);
    // In the hollow of the great wave, where nothing breaks over it.
    const stage = { x: 0.73, y: Math.min(0.66, scene.horizon + 0.08), size: 0.26 + scene.stage.size * 0.26 };
    if (scene.heroes.length > 0) paintMotif({ ...world, scene: { ...scene, stage } });
    for (const wave of swells) paintWave(print, wave);
  } else {
    if (scene.wet) {
      const falls = shows(scene, "waterfall");
      if (falls) paintFalls(world, horizon);
      calm(world, horizon);
      if (falls) paintFoam(world, horizon);
      if (icy) paintIce(world, horizon);
      if (scene.ashore) (icy ? paintFloe : paintShore)(world);
    } else paintGround(world, horizon);
    if (has("village")) paintVillage(world, horizon);
    if (has("forest")) paintForest(world, horizon);
    if (has("flowers")) paintFlowers(world, horizon);
    paintMotif(world);
  }
}

/** A woodblock print: flat colour, an outline of indigo, waves with claws. */
export const hokusai: Style = (easel, scene) => {
  const { canvas, context } = layer(easel);
  const look = lookOf(easel, scene, hexes);
  const world: World = {
    context,
    easel,
    scene,
    look,
    manner: { modelled: 0.3, lifelike: 0.94, outline: { color: look.ink, width: 2 } },
  };
  if (scene.mirrored) {
    context.translate(easel.width, 0);
    context.scale(-1, 1);
  }
  if (scene.indoors) {
    paintRoom(world, easel.height * Math.min(scene.horizon, LOWEST));
    paintMotif(world);
  } else {
    paintOutdoors(world);
    const sheet = { x: 0, y: 0, width: easel.width, height: easel.height };
    const ink = scene.weather === "snow" ? look.snow : mix(look.cloud, look.ink, 0.3);
    paintDownpour(context, easel.dice, scene, sheet, { ink, flash: look.window });
  }
  seal(world);
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  pressed(data, easel);
  return data;
};
