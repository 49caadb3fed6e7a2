import type { Easel } from "../easel.ts";
import { shows } from "../reading/sights.ts";
import type { Scene } from "../scene.ts";
import * as dreams from "./dreams.ts";
import { FOCAL, type Light, towards } from "./hours.ts";
import { fbm, smooth } from "./noise.ts";
import type { Spec } from "./plan.ts";
import type { Ground } from "./soil.ts";
import { type Body, set } from "./solids.ts";
import type { Placed } from "./touching.ts";

/** A quiet sky, and a sun so low beside it that everything has a long shadow. */
export function calm({ mood }: Light, { sun, time }: Scene): Partial<Spec> {
  const side = sun.x > 0.5 ? 1 : -1;
  return {
    ...(time === "day" && { warm: 0.05, contrast: 0.3, sat: 1.02 }),
    mood: {
      ...mood,
      ...{ cover: -0.16, cirrus: 0.12, cloudScale: 0.0032, fog: 0, haze: 0.00006, turbidity: 2.6 },
      ...(time === "day" && { sun: towards(side * 74, 17) }),
    },
  };
}

/** Richer than life, and hazy only where it is far away. */
export const storied = ({ mood, warm, bloom, key }: Light): Partial<Spec> => ({
  ...{ sat: 1.34, warm: warm + 0.02, bloom: bloom * 1.1, key: key * 1.16 },
  mood: { ...mood, haze: mood.haze * 2.4 },
});

/** Light enough for paper to shine through: more sky than cloud, and colors that no grey has touched. */
export const clear = (
  { mood, key, bloom, sat, contrast }: Light,
  { time, weather }: Scene,
): Partial<Spec> => ({
  ...{
    sat: sat * (time === "night" ? 1.05 : 1.38),
    bloom: bloom * 0.6,
    contrast: contrast * 0.7,
    key: key * (time === "night" ? 0.62 : 1.16),
  },
  mood: {
    ...mood,
    ...(weather === "clear" && { cover: mood.cover - 0.06, cirrus: mood.cirrus * 0.3 }),
    ...(weather === "rain" && {
      cover: mood.cover - 0.12,
      tint: [0.66, 0.9, 1.3] as const satisfies Spec["mood"]["tint"],
    }),
  },
});

/** A night so clear and so dark that its sky is nothing but curtains of light. */
export const boreal = ({ mood, key, sat, ...film }: Light): Light => ({
  ...film,
  ...{ key: key * 0.8, sat: sat * 1.25, warm: -0.02 },
  mood: { ...mood, turbidity: 1, tint: [0.5, 0.7, 0.95] },
});

/** A cliff is lit from beside, as ice is: behind them a sun would be lost. */
export function aside(light: Light, scene: Scene): Light {
  const { sun, time } = scene;
  const { mood } = light;
  const side = sun.x > 0.5 ? 1 : -1;
  const up = {
    day: towards(side * 122, 40),
    night: mood.sun,
    dawn: towards(side * 96, 14),
    dusk: shows(scene, "iceberg") ? towards(side * 84, 11) : towards(side * 27, 4),
  };
  return {
    ...light,
    mood: { ...mood, sun: up[time], fog: time === "dusk" ? 0.0009 : Math.min(mood.fog, 0.0003) },
  };
}

/** Air that is dust, or none. */
export function otherworldly(light: Light, { width, height }: Easel, scene: Scene): Light {
  const { mood } = light;
  const air = { ...mood, cover: -1, cirrus: 0, fog: 0 };
  if (shows(scene, "mars"))
    return {
      ...light,
      ...{ warm: 0.03, sat: 1.05 },
      mood: { ...air, ...{ turbidity: 4, haze: 0.00012, sky: [2.5, 1.12, 0.52], tint: [1, 0.9, 0.8] } },
    };
  if (!shows(scene, "moon")) return light;
  const [x, y] = [((0.5 - scene.sun.x) * width) / 1000, (scene.horizon - 0.2) * (height / 1000)];
  const away = Math.hypot(x, y, FOCAL);
  const side = scene.sun.x > 0.5 ? 1 : -1;
  return {
    ...light,
    ...{ key: light.key * 0.42, warm: 0, sat: 0.9, contrast: 0.42 },
    mood: {
      ...air,
      ...{ sun: towards(side * 74, 26), haze: 0, stars: 1.1, sky: [0, 0, 0], turbidity: 0.2 },
      earth: [x / away, y / away, FOCAL / away],
    },
  };
}

/** No word says where it is, no rain veils the sky, and nobody flies there. */
export const isNowhere = ({ reading, weather, aloft, heroes }: Scene): boolean =>
  reading.places.length === 0 &&
  weather === "clear" &&
  !aloft &&
  heroes.length > 0 &&
  !reading.things.some(({ to }) => to?.relation === "over" || to?.relation === "riding");

type Thing = { body: Body; x: number; z: number; up: number; scale: number; yaw: number };

/** Whoever the dream is about weighs nothing, and is a piece of a summer's sky. */
export const skyborn = (placed: Placed): Placed =>
  placed.map((one) => ({
    ...one,
    stands: false,
    y: one.y + 0.06 * one.body.h * one.scale,
    body: { ...one.body, albedo: skyOf(one.body) },
  }));

const summer = { low: [0.4, 0.55, 0.72], high: [0.07, 0.22, 0.56], cloud: [0.86, 0.86, 0.86] } as const;

/** In what was asked for in a color the sky is of that, and the clouds are of its second. */
function skyIn({ dyed }: Body) {
  if (!dyed) return summer;
  const { own, second = own.every((part) => part > 0.5) ? summer.low : summer.cloud } = dyed;
  return { low: own.map((part) => part * 0.85 + 0.12) as unknown as typeof own, high: own, cloud: second };
}

const skyOf = (body: Body): Body["albedo"] => {
  const { low, high: deep, cloud: white } = skyIn(body);
  const high = body.h;
  const more = body.dyed?.second ? 0.14 : 0;
  return (id, x, y, z, out) => {
    body.albedo(id, x, y, z, out);
    const shine = out[5] as number;
    const [u, v, w] = [(x / high) * 2.6, (y / high) * 4.2, (z / high) * 2.6];
    const cloud = smooth(0.02, 0.3, fbm(u + w * 0.4, v - w * 0.3, 4) + 0.1 * Math.sin(v * 2.3) + more);
    const pale = smooth(1, 0, y / high);
    const mixed = (c: 0 | 1 | 2) => {
      const clear = deep[c] + (low[c] - deep[c]) * pale;
      return clear + (white[c] - clear) * cloud;
    };
    set(out, mixed(0), mixed(1), mixed(2));
    // Metal is metal in a dream, too.
    out[5] = shine > 1 ? shine : 0.12;
  };
};

/** Islands in the sky, away from where somebody stands: each of a batch has others. */
export function islands(easel: Easel, scene: Scene, { camH }: Ground): NonNullable<Spec["hero"]> {
  const dice = easel.dice.fork("islands");
  const side = scene.stage.x + dice.range(-0.1, 0.1) < 0.5 ? 1 : -1;
  const sky = scene.horizon * easel.height;
  return Array.from({ length: 1 + (easel.variant % 2) }, (_, index) => {
    const z = 170 + 190 * index + dice.range(0, 60);
    const scale = z * dice.range(0.07, 0.11) * (index === 0 ? 1.1 : 0.7);
    const [u, v] = [
      (index % 2 ? -side : side) * dice.range(0.2, 0.34) * easel.width,
      sky * dice.range(0.36, 0.66),
    ];
    return {
      body: dreams.island,
      x: (u * z) / (FOCAL * 1000),
      y: camH + (v * z) / (FOCAL * 1000),
      z,
      scale,
      yaw: dice.range(0, 6),
    };
  });
}

/** What hangs or stands in a dream; each of a batch has something else. */
export function impossible(
  easel: Easel,
  scene: Scene,
  ground: Ground,
  plain: boolean,
): NonNullable<Spec["hero"]> {
  const away = scene.stage.x < 0.5 ? 1 : -1;
  const afloat: Thing[] = [{ body: dreams.boulder, x: away * 14, z: 68, up: 13, scale: 6.4, yaw: 0.6 }];
  const balls: Thing[] = [
    { body: dreams.globe, x: away * 9, z: 40, up: 10, scale: 2.6, yaw: 0 },
    { body: dreams.globe, x: away * 22, z: 84, up: 22, scale: 3.4, yaw: 0 },
    { body: dreams.globe, x: -away * 30, z: 150, up: 14, scale: 4.6, yaw: 0 },
  ];
  const onPlain: Thing[][] = [
    [{ body: dreams.door, x: away * 9.5, z: 46, up: -0.1, scale: 5, yaw: away * 0.5 }, ...balls.slice(1, 2)],
    [{ body: dreams.stairs, x: away * 11, z: 72, up: -0.1, scale: 5, yaw: away > 0 ? 0.35 : Math.PI - 0.35 }],
    afloat,
    balls,
  ];
  const still = plain && !scene.wet;
  const things = still ? (onPlain[easel.variant % 4] ?? afloat) : easel.variant % 2 ? balls : afloat;
  return things.map(({ up, ...thing }) => ({ ...thing, y: still ? up : ground.camH + up * 0.7 }));
}
