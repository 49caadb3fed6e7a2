import type { Easel } from "../easel.ts";
import type { Place } from "../places.ts";
import type { Scene } from "../scene.ts";
import { berthOf, shoreOf } from "../stage.ts";
import * as bodies from "./bodies.ts";
import * as dreams from "./dreams.ts";
import { fbm, n2, ridged, smooth } from "./noise.ts";
import type { Spec } from "./render.ts";
import type { Mood, Vec } from "./sky.ts";

const towards = (azimuth: number, elevation: number): Vec => {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
};

const FOCAL = 1.3;

type Light = { mood: Mood } & Pick<Spec, "key" | "contrast" | "warm" | "sat" | "bloom">;

/** Sun or moon, air and clouds: of the hour, and of the weather over it. */
function lightOf({ width }: Easel, scene: Scene, deal: () => number): Light {
  const side = scene.sun.x > 0.5 ? 1 : -1;
  // Over water a low sun is looked at; on land it comes from beside, and gives what it meets a shape.
  const seen = scene.wet
    ? (Math.atan(((scene.sun.x - 0.5) * width) / (FOCAL * 1000)) * 180) / Math.PI
    : side * (54 + 16 * deal());
  const air = {
    turbidity: 2,
    cover: -0.2 + 0.15 * deal(),
    cloudLow: 1400,
    cloudHigh: 3200,
    cloudScale: 0.0045,
    cloudDense: 0.004,
    cirrus: 0.15 + 0.5 * deal(),
    haze: 0.00005,
    fog: 0.0002,
    fogTop: 40,
  };
  const film = { contrast: 0.38, sat: 1.08, bloom: 0.13, warm: 0.02, key: 0.2 };
  const hours: Record<Scene["time"], Light> = {
    day: { ...film, mood: { ...air, sun: towards(side * 62, 24 + 14 * deal()), sunPower: 22 } },
    dawn: {
      ...film,
      warm: 0.04,
      bloom: 0.16,
      mood: {
        ...air,
        sun: towards(seen, 8 + 3 * deal()),
        sunPower: 22,
        turbidity: 3.5,
        fog: 0.0012,
        fogTop: 30,
      },
    },
    dusk: {
      ...film,
      key: 0.16,
      warm: 0.03,
      bloom: 0.19,
      sat: 1.04,
      mood: {
        ...air,
        sun: towards(seen, (scene.wet ? 3.6 : 6.5) + 2.5 * deal()),
        sunPower: 24,
        turbidity: 4.6,
      },
    },
    night: {
      ...film,
      key: 0.085,
      warm: -0.05,
      sat: 0.95,
      bloom: 0.24,
      mood: {
        ...air,
        ...{ sun: towards(side * 70, 30), sunPower: 18, turbidity: 1.5, moon: true, stars: 1.6 },
        ...{ cover: -0.4, cirrus: 0.15, haze: 0.00003, tint: [0.72, 0.86, 1.1] as Vec },
      },
    },
  };
  const hour = hours[scene.time];
  const { mood } = hour;
  // Under a low sun from beside, a covered sky is brown.
  if (!scene.wet && (scene.time === "dawn" || scene.time === "dusk")) {
    mood.cover -= 0.1;
    mood.cirrus *= 0.4;
  }
  const bad = scene.time === "night" ? 0.6 : 1;
  switch (scene.weather) {
    case "clear":
      return hour;
    case "rain":
      return {
        ...hour,
        ...{ key: 0.15 * bad, sat: 0.9, warm: -0.04, contrast: 0.5 },
        mood: {
          ...mood,
          ...{ cover: 0.31, cloudScale: 0.0055, cloudLow: 700, cloudHigh: 2600, cloudDense: 0.0055 },
          ...{ cirrus: 0, haze: 0.0003, tint: [0.88, 0.97, 1.1] as Vec },
        },
      };
    case "snow":
      return {
        ...hour,
        ...{ sat: 0.95, warm: hour.warm - 0.03 },
        mood: { ...mood, cover: scene.time === "night" ? mood.cover : 0.12, haze: 0.0002, fog: 0.0004 },
      };
    case "mist":
      return {
        ...hour,
        ...{ sat: 0.9, contrast: 0.2, key: hour.key * 1.1 },
        mood: { ...mood, cover: Math.min(mood.cover, 0.05), haze: 0.0003, fog: 0.006, fogTop: 26 },
      };
  }
}

type Ground = Pick<
  Spec,
  | "land"
  | "near"
  | "nearTo"
  | "forest"
  | "snow"
  | "grass"
  | "rock"
  | "sand"
  | "autumn"
  | "sea"
  | "meadow"
  | "flowers"
  | "town"
> & { camH: number };

const woods = (from: number, dense: (x: number, z: number, h: number) => number, tall = 18) => ({
  cell: tall * 0.38,
  tall,
  from,
  tint: [0.032, 0.05, 0.022] as Vec,
  dense,
});

const water = (energy: number, patch = 80): NonNullable<Spec["sea"]> => ({
  amp: 0.05 + energy ** 1.6 * 0.8,
  patch,
  rough: 0.5 + energy * 0.5,
  color: [0.015, 0.06, 0.065],
  wind: [0.8, -0.6],
  peak: 3,
  foam: energy > 0.7 ? 0.7 : 0,
  calm: 0.3,
});

const stillWater: NonNullable<Spec["sea"]> = {
  amp: 0.006,
  patch: 26,
  rough: 0.02,
  color: [0.012, 0.035, 0.03],
  wind: [0.3, -0.95],
  peak: 5,
  foam: 0,
  calm: 0.6,
};

type Deal = { r: number; side: number; s: number; scene: Scene; old: boolean };

/** Cities whose houses are known to be low, with tiles on them. */
const OLD =
  /\b(venice|lisbon|paris|rome|prague|florence|amsterdam|vienna|dublin|edinburgh|kyoto|istanbul|porto|munich|milan|madrid|stockholm|havana|cairo|old town|canal)\b/i;

const knoll = (high: number, x0: number) => (x: number, z: number) =>
  high -
  0.0009 * ((x - x0) ** 2 + (z - 40) ** 2) +
  0.8 * n2(x * 0.035, z * 0.035) +
  0.25 * n2(x * 0.3, z * 0.3);

/** What lies before the eye, a setting an entry: metres, with the eye at x = 0, looking along z. */
const grounds: Record<Exclude<Place, "space" | "room">, (deal: Deal) => Ground> = {
  mountain: ({ s, side }) => ({
    camH: 31,
    land: {
      size: 10800,
      z0: 0,
      drops: 50000,
      rough: 1.8,
      base: (x, z) =>
        20 +
        12 * fbm(x * 0.004, z * 0.004, 3) +
        1500 * smooth(1300, 5200, z) * (0.15 + 1.1 * ridged(x * 0.00034 + 2 + s, z * 0.00034, 6)) +
        150 * smooth(120, 900, Math.abs(x) - z * 0.02) * (0.6 + fbm(x * 0.002, z * 0.002, 3)),
    },
    forest: woods(
      170,
      (x, z, h) =>
        smooth(-0.02, 0.14, fbm(x * 0.0035, z * 0.0035, 3) + 0.2 * smooth(40, 160, h)) *
        smooth(640, 420, h) *
        0.97,
    ),
    snow: 860,
    grass: [0.06, 0.078, 0.026],
    meadow: true,
    near: knoll(26, side * 8),
    nearTo: 190,
  }),
  sea: ({ s, r, scene }) => ({
    camH: 3.4,
    sea: water(scene.weather === "rain" ? 1 : scene.energy * 0.8),
    ...(r > 0.45 && {
      land: {
        size: 9000,
        z0: 0,
        drops: 25000,
        rough: 1.5,
        base: (x: number, z: number) =>
          -30 +
          460 * smooth(2600, 5200, z + 1500 * n2(x * 0.0004 + s, 2)) * ridged(x * 0.0005 + s, z * 0.0005, 5),
      },
    }),
    grass: [0.05, 0.06, 0.025],
  }),
  water: ({ s, side, scene }) => ({
    camH: 2.8,
    land: {
      size: 7600,
      z0: 0,
      drops: 45000,
      rough: 1.6,
      base: (x, z) =>
        -8 +
        smooth(330, 620, z + 90 * n2(x * 0.004, 3 + s)) * (30 + 60 * fbm(x * 0.003, z * 0.003, 3)) +
        900 * smooth(650, 3300, z) * (0.2 + 1.1 * ridged(x * 0.00045 + s, z * 0.00045, 5)) +
        smooth(70, 240, Math.abs(x - side * 60) - z * 0.1) * 26,
    },
    forest: woods(
      140,
      (x, z, h) => smooth(1, 5, h) * smooth(460, 260, h + 90 * n2(x * 0.004, z * 0.004)) * 0.96,
      17,
    ),
    snow: 640,
    autumn: 0.35,
    sand: 1.2,
    sea: stillWater,
    ...(scene.places.includes("village") && {
      town: {
        ...{ cell: 17, from: 335, to: 620, least: 5, tall: 5, gabled: true },
        lit: scene.time === "night" ? 0.6 : scene.time === "day" ? 0 : 0.3,
        dense: (x: number, z: number) => smooth(-0.3, 0.15, fbm(x * 0.008 + s, z * 0.01, 2)) * 0.8,
      },
    }),
  }),
  forest: ({ s }) => ({
    camH: 8,
    land: {
      size: 3600,
      z0: 0,
      drops: 20000,
      rough: 1.2,
      base: (x, z) =>
        2 +
        smooth(60, 420, z) * 46 * (0.4 + fbm(x * 0.003 + s, z * 0.003, 4)) +
        220 * smooth(700, 2600, z) * (0.3 + ridged(x * 0.0009 + s, z * 0.0009, 4)) +
        smooth(24, 120, Math.abs(x + 14 * n2(z * 0.012, s)) - z * 0.04) * 22,
    },
    forest: woods(
      85,
      (x, z) =>
        (0.25 + 0.75 * smooth(4, 26, Math.abs(x + 16 * n2(z * 0.012, s)) - z * 0.02)) *
        smooth(80, 150, z + 50 * n2(x * 0.04, 4)),
      21,
    ),
    grass: [0.05, 0.066, 0.02],
    meadow: true,
    near: knoll(2.6, 0),
    nearTo: 90,
  }),
  city: ({ s, side, scene, old }) => {
    const lit = scene.time === "night" ? 0.5 : scene.time === "day" ? 0.02 : 0.22;
    const towers = { least: old ? 9 : 16, tall: old ? 13 : 150, gabled: old, lit, to: 3200 };
    const level = { size: 7000, z0: 0, drops: 0, rough: 0 };
    if (scene.wet)
      return {
        camH: 9,
        land: {
          ...level,
          base: (x, z) =>
            (z < (old ? 130 : 300) + 20 * n2(x * 0.004, s) ? -6 : 3) +
            260 * smooth(3200, 5200, z) * ridged(x * 0.0006, z * 0.0006 + s, 4),
        },
        sea: { ...stillWater, amp: 0.05, rough: 0.12 },
        town: {
          ...towers,
          cell: old ? 17 : 34,
          from: old ? 150 : 330,
          dense: (x, z) => 0.8 - 0.25 * smooth(300, 1400, Math.abs(x - side * 120)) - 0.0001 * z,
        },
        rock: [0.16, 0.16, 0.16],
        grass: [0.09, 0.09, 0.085],
      };
    return {
      camH: 7,
      land: { ...level, base: () => 0 },
      town: {
        ...towers,
        ...(old ? { cell: 18, from: 24 } : { cell: 24, least: 14, tall: 60, from: 24 }),
        dense: (x) => (Math.abs(x) < 13 ? 0 : 0.97),
      },
      grass: [0.085, 0.085, 0.088],
      rock: [0.2, 0.2, 0.2],
    };
  },
  village: ({ s, side, scene }) => ({
    camH: 11,
    land: {
      size: 6000,
      z0: 0,
      drops: 25000,
      rough: 1,
      base: (x, z) =>
        3 +
        9 * fbm(x * 0.006, z * 0.006, 3) * smooth(40, 160, z) +
        30 * smooth(120, 420, z) * smooth(-120, 160, x * side) +
        380 * smooth(700, 3600, z) * (0.2 + ridged(x * 0.0006 + s, z * 0.0006, 5)),
    },
    town: {
      cell: 19,
      from: 58,
      to: 460,
      least: 4.5,
      tall: 4,
      gabled: true,
      lit: scene.time === "night" ? 0.6 : scene.time === "day" ? 0 : 0.3,
      dense: (x, z) =>
        smooth(-0.28, 0.2, fbm(x * 0.012 + s, z * 0.012, 2)) *
        0.62 *
        smooth(8, 20, Math.abs(x + side * 6) - z * 0.01),
    },
    forest: woods(
      150,
      (x, z) => smooth(0.08, 0.3, fbm(x * 0.006 + 7, z * 0.006, 3)) * smooth(250, 480, z) * 0.9,
      15,
    ),
    grass: [0.075, 0.095, 0.028],
    meadow: true,
    near: knoll(3.4, 0),
    nearTo: 60,
  }),
  flowers: ({ s, side }) => ({
    camH: 6,
    land: {
      size: 6000,
      z0: 0,
      drops: 20000,
      rough: 0.9,
      base: (x, z) =>
        1 +
        26 * (fbm(x * 0.004 + s, z * 0.004, 3) + 0.2) * smooth(40, 300, z) +
        300 * smooth(900, 3800, z) * (0.2 + ridged(x * 0.0005 + s, z * 0.0005, 5)),
    },
    forest: {
      ...woods(
        190,
        (x, z) => smooth(0.05, 0.26, fbm(x * 0.006 + s, z * 0.006, 3) + 0.12 * smooth(200, 600, z)) * 0.92,
        14,
      ),
      round: true,
    },
    grass: [0.07, 0.1, 0.026],
    meadow: true,
    flowers: 0.85,
    near: knoll(2.2, side * 6),
    nearTo: 150,
  }),
  desert: ({ s }) => ({
    camH: 84,
    land: {
      size: 6500,
      z0: 0,
      drops: 0,
      rough: 0.2,
      base: (x, z) => {
        // A slope up with the wind, a sharp crest, a steep lee.
        const dune = (length: number, at: number) => {
          const t = (x * 0.55 + z + length * 0.5 * n2(x * 0.0022 + at, z * 0.0022)) / length + at;
          const along = t - Math.floor(t);
          return along < 0.7 ? smooth(0, 0.72, along) : 1 - (along - 0.7) / 0.3;
        };
        const grown = smooth(10, 240, z);
        return (
          2 +
          grown * (62 * dune(620, s) * (0.65 + 0.5 * n2(x * 0.001 + s, z * 0.0012)) + 12 * dune(170, s + 3))
        );
      },
    },
    grass: [0.46, 0.28, 0.13],
    rock: [0.46, 0.28, 0.13],
  }),
  snow: ({ s, side }) => ({
    camH: 5,
    land: {
      size: 9000,
      z0: 0,
      drops: 35000,
      rough: 1.1,
      base: (x, z) =>
        900 * smooth(900, 3800, z) * (0.25 + 1.15 * ridged(x * 0.00042 + 3 + s, z * 0.00042, 5)) +
        smooth(150, 1200, z) * 130 * (0.5 + fbm(x * 0.0015, z * 0.0015, 3)) +
        3.2 * fbm(x * 0.013, z * 0.013, 3),
    },
    near: knoll(2.4, side * 6),
    nearTo: 160,
    snow: -200,
    forest: woods(
      150,
      (x, z, h) =>
        smooth(420, 250, h) * smooth(-0.12, 0.25, n2(x * 0.006 + s, z * 0.006) + smooth(90, 260, z) * 0.32),
      17,
    ),
  }),
};

/** Where two places are named, the first of these makes the ground. */
const order: (keyof typeof grounds)[] = [
  "city",
  "sea",
  "water",
  "desert",
  "village",
  "mountain",
  "forest",
  "flowers",
  "snow",
];

/** Solid bodies: metres high, how they stand. */
const solids: Record<string, { body: bodies.Body; on: "land" | "water" | "air"; high: number }> = {
  lighthouse: { body: bodies.lighthouse, on: "land", high: 26 },
  sailboat: { body: bodies.sailboat, on: "water", high: 15 },
  rowboat: { body: bodies.rowboat, on: "water", high: 1.3 },
  cabin: { body: bodies.chalet, on: "land", high: 9 },
  house: { body: bodies.chalet, on: "land", high: 9 },
  balloon: { body: bodies.balloon, on: "air", high: 26 },
};

/** The hero as a solid, where there is one of it and it stands alone. */
export function solidOf({ heroes, wet }: Scene) {
  const [hero, other] = heroes;
  if (!hero || other || hero.parts) return undefined;
  const solid = solids[hero.name];
  return solid && (solid.on !== "water" || wet) ? solid : undefined;
}

function heroOf(easel: Easel, scene: Scene, ground: Ground): NonNullable<Spec["hero"]> {
  const solid = solidOf(scene);
  if (!solid) return [];
  const { x, y, size } = berthOf(easel, scene);
  const focal = FOCAL * 1000;
  // As high as asked, but never so wide that it leaves the sheet.
  const high = Math.min(size * 0.8, easel.height * 0.5, (easel.width * 0.42 * solid.high) / solid.body.r);
  const z = Math.max(9, (focal * solid.high) / high);
  const at = ((x - easel.width / 2) * z) / focal;
  const yaw = scene.mirrored ? 0.55 : Math.PI - 0.55;
  const horizon = easel.height * scene.horizon;
  const up = solid.on === "air" ? ground.camH + ((horizon - y) * z) / focal - solid.high / 2 : -0.05;
  const body = scene.places.includes("snow") && solid.body === bodies.chalet ? bodies.hut : solid.body;
  return [{ body, x: at, y: up, z, scale: 1, yaw }];
}

/** Rock or ground below a body that stands: what it stands on begins under its feet, whatever the land does. */
function footing(ground: Ground, hero: NonNullable<Spec["hero"]>, scene: Scene): Ground {
  const [one] = hero;
  if (!one || solidOf(scene)?.on !== "land") return ground;
  const rocky = scene.wet;
  const high = rocky ? 5.5 : Math.max(1.5, ground.camH - 5);
  one.y = high - 0.2;
  const { near, nearTo = 0 } = ground;
  return {
    ...ground,
    ...(rocky && { camH: 6, grass: [0.04, 0.045, 0.025] as Vec, rock: [0.15, 0.14, 0.13] as Vec }),
    near: (x, z) => {
      const away = Math.hypot((x - one.x) / 1.5, z - one.z) / one.body.r;
      const rough = rocky
        ? ridged(x * 0.05, z * 0.05, 4) * 6 + n2(x * 0.6, z * 0.6) * 0.6
        : 0.5 * n2(x * 0.05, z * 0.05);
      const flat = smooth(1.1, 0.7, away);
      const own =
        -6 +
        (high + 6) * smooth(rocky ? 2.1 : 5, 0.9, away + 0.25 * n2(x * 0.06, z * 0.06)) +
        rough * (1 - flat) * 0.5;
      return Math.max(own, near && z < nearTo ? near(x, z) : -1e3);
    },
    nearTo: Math.max(nearTo, one.z + 90),
  };
}

/** A shore under a hero that would sink. */
function beach(easel: Easel, scene: Scene, ground: Ground): Ground {
  if (!scene.ashore || solidOf(scene)) return ground;
  const row = shoreOf(easel, scene) - easel.height * scene.horizon;
  const edge = Math.max(6, (FOCAL * 1000 * ground.camH) / Math.max(20, row));
  return {
    ...ground,
    near: (x, z) =>
      0.9 * smooth(edge * 1.15, edge * 0.5, z + edge * 0.25 * n2(x * 0.12, 1.5)) -
      0.25 +
      0.05 * n2(x * 0.9, z * 0.9),
    nearTo: edge * 1.6,
    sand: 1.6,
  };
}

/** How a technique wants its world: in the light of a lens, or in the few tones of a cel. */
export type Guise = "cel" | "dream" | "fable";

/** A plain without end, low hills at its far edge. */
const endless = ({ s, scene }: Deal): Ground => ({
  camH: 7,
  land: {
    ...{ size: 9000, z0: 0, drops: 0, rough: 0 },
    base: (x, z) =>
      (scene.wet ? -4 : 0) +
      340 * smooth(4200, 7600, z) * smooth(0.35, 0.8, ridged(x * 0.00042 + s, z * 0.0004, 4)),
  },
  ...(scene.wet && { sea: stillWater }),
  grass: [0.4, 0.29, 0.17],
  rock: [0.4, 0.29, 0.2],
});

/** A quiet sky, and a sun so low beside it that everything has a long shadow. */
function calm({ mood }: Light, { sun, time }: Scene): Partial<Spec> {
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

type Thing = { body: bodies.Body; x: number; z: number; up: number; scale: number; yaw: number };

/** Islands in the sky, away from where somebody stands: each of a batch has others. */
function islands(easel: Easel, scene: Scene, { camH }: Ground): NonNullable<Spec["hero"]> {
  const dice = easel.dice.fork("islands");
  const side = scene.stage.x + dice.range(-0.1, 0.1) < 0.5 ? 1 : -1;
  const sky = scene.horizon * easel.height;
  return Array.from({ length: 2 + (easel.variant % 2) }, (_, index) => {
    const z = 170 + 190 * index + dice.range(0, 60);
    const scale = z * dice.range(0.085, 0.13) * (index === 0 ? 1.25 : 0.8);
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

/** Places that a dream leaves as they are; all others are a plain. */
const kept = new Set<Place>(["mountain", "sea", "water", "city", "desert", "snow"]);

/** What hangs or stands in a dream; each of a batch has something else. */
function impossible(easel: Easel, scene: Scene, ground: Ground, plain: boolean): NonNullable<Spec["hero"]> {
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

/** The world of a scene, or nothing where it is not out of doors on earth. */
export function specOf(easel: Easel, scene: Scene, guise?: Guise): Spec | undefined {
  const dreamt = guise === "dream" && (scene.indoors || !scene.places.some((place) => kept.has(place)));
  if (!dreamt && (scene.indoors || scene.places.includes("space"))) return undefined;
  const place = order.find((one) => scene.places.includes(one)) ?? "flowers";
  const dice = easel.dice.fork("world");
  const deal: Deal = {
    old: OLD.test(easel.brief.subject),
    r: dice(),
    s: dice.range(0, 40),
    side: dice() < 0.5 ? -1 : 1,
    scene,
  };
  const light = lightOf(easel, scene, dice);
  const plain = dreamt ? endless(deal) : grounds[place](deal);
  const white = scene.places.includes("snow") || scene.weather === "snow";
  const made = beach(easel, scene, {
    ...plain,
    ...(white && { snow: -200, meadow: false }),
    ...(scene.places.includes("mountain") && place === "sea" && { snow: 900 }),
  });
  const hero = guise === "dream" ? impossible(easel, scene, made, dreamt) : heroOf(easel, scene, made);
  const rocks = guise === "fable" ? islands(easel, scene, made) : [];
  return {
    ...light,
    ...(guise === "fable" && {
      sat: 1.2,
      warm: light.warm + 0.03,
      bloom: light.bloom * 1.5,
      key: light.key * 1.15,
    }),
    ...(guise === "dream" && calm(light, scene)),
    ...footing(made, hero, scene),
    ...(guise === "dream" &&
      made.sea && { sea: { ...made.sea, amp: Math.min(made.sea.amp, 0.12), foam: 0 } }),
    name: place,
    focal: FOCAL,
    horizon: scene.horizon,
    far: place === "sea" ? 16000 : 10500,
    hero: [...hero, ...rocks],
    ...(guise === "cel" && {
      cel: true,
      sat: light.sat * 1.32,
      contrast: 0.2,
      key: light.key * 1.25,
      bloom: light.bloom * 0.6,
      warm: light.warm - 0.03,
    }),
    ...(scene.heroes[0]?.name === "lighthouse" && hero.length > 0 && scene.time !== "day" && { beam: true }),
  };
}
