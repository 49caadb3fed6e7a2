import { inTheAir } from "../atmosphere.ts";
import { blend, type Color, mix, oklch } from "../color.ts";
import type { Easel } from "../easel.ts";
import type { Hero } from "../heroes.ts";
import type { Sight } from "../reading/sights.ts";
import type { Weather } from "../reading/weather.ts";
import type { Scene, Time } from "../scene.ts";

const parts = [
  "skyTop",
  "skyLow",
  "sun",
  "cloud",
  "far",
  "near",
  "waterFar",
  "waterNear",
  "leaf",
  "leafDark",
  "wall",
  "window",
  "ground",
  "groundDark",
  "hero",
  "heroLight",
  "snow",
  "ink",
] as const;

type Part = (typeof parts)[number];

/** What each part of the world is painted in: a style's own colours, in the light of the hour. */
export type Look = Record<Part, Color>;
export type Hexes = Record<Part, string>;

type Hour = Partial<Record<Part, readonly [hex: string, share: number]>>;

/** How the hour turns a colour: what glows at night is turned by nothing. */
const hours: Record<Time, { all?: readonly [string, number]; parts: Hour }> = {
  day: { parts: {} },
  dawn: {
    parts: {
      skyTop: ["#8f9fd0", 0.5],
      skyLow: ["#ffc9b0", 0.7],
      sun: ["#ffe9c0", 0.6],
      cloud: ["#ffd9d0", 0.5],
    },
  },
  dusk: {
    all: ["#5a3a5e", 0.16],
    parts: {
      skyTop: ["#4a4a86", 0.55],
      skyLow: ["#ff9a5a", 0.7],
      sun: ["#ffb04a", 0.8],
      cloud: ["#e88a80", 0.5],
    },
  },
  night: {
    all: ["#101a3c", 0.5],
    parts: {
      skyTop: ["#0a1130", 0.85],
      skyLow: ["#3a4a80", 0.75],
      sun: ["#fbf4dc", 0.95],
      cloud: ["#2c3a66", 0.75],
      window: ["#ffd27a", 0.95],
      heroLight: ["#c9d2ee", 0.2],
      hero: ["#101a3c", 0.2],
      snow: ["#8fa0cc", 0.45],
    },
  },
};

type Sky = { all: readonly [string, number]; parts: Hour };

const grey = (sky: number, all: number): Sky => ({
  all: ["#5c6670", all],
  parts: {
    skyTop: ["#5a6672", sky],
    skyLow: ["#b4bac0", sky],
    cloud: ["#858f99", sky],
    sun: ["#c4c9ce", sky],
    snow: ["#e4e8ee", all],
  },
});

/** What comes down takes the colour out of the sky. */
const weathers: Partial<Record<Weather, Sky>> = {
  rain: grey(0.62, 0.2),
  snow: grey(0.34, 0.08),
  mist: grey(0.42, 0.14),
};

/** What falls in a storm is dark, and what blows in a blizzard is pale. */
const storms: Partial<Record<Weather, Sky>> = {
  rain: {
    all: ["#3c4652", 0.3],
    parts: {
      ...{ skyTop: ["#2b3440", 0.86], skyLow: ["#76808a", 0.8], cloud: ["#48525e", 0.84] },
      snow: ["#e4e8ee", 0.1],
    },
  },
  snow: {
    all: ["#9aa4ae", 0.26],
    parts: {
      ...{ skyTop: ["#7d8894", 0.85], skyLow: ["#b9c1c8", 0.85], cloud: ["#98a2ac", 0.8] },
      snow: ["#eef1f4", 0.3],
    },
  },
};

/** A colour as this hour, mood and palette let it be seen, on that part of the world. */
function inThisLight({ color, brief }: Easel, { time, weather, stormy }: Scene) {
  const seen = inTheAir(color, brief);
  const skies = [(stormy ? storms : weathers)[weather], hours[time]];
  return (part: Part, hex: string): Color =>
    skies.reduce<Color>((plain, sky) => {
      const turn = sky?.parts[part] ?? sky?.all;
      return turn ? blend(plain, seen(turn[0]), turn[1]) : plain;
    }, seen(hex));
}

/** What another world is made of, whatever the style's own earth is. */
const worlds: Partial<Record<Sight, Partial<Hexes>>> = {
  mars: {
    ...{ skyTop: "#c4875c", skyLow: "#ecc79c", sun: "#fff6e4", cloud: "#f0d4b4" },
    ...{ far: "#b0684a", near: "#8a3f2a", ground: "#c8673e", groundDark: "#7c3322" },
  },
  moon: {
    ...{ skyTop: "#06070d", skyLow: "#141826", sun: "#f6f4ea", cloud: "#c8c6c0" },
    ...{ far: "#8f8c86", near: "#6c6a66", ground: "#b4b1aa", groundDark: "#6a6863", snow: "#e4e2dc" },
  },
};

/** How far a style gives way to it. */
const OTHERWORLDLY = 0.82;

export function lookOf(easel: Easel, scene: Scene, hexes: Hexes): Look {
  const seen = inThisLight(easel, scene);
  const world = Object.assign(
    {},
    ...(scene.indoors ? [] : (scene.sights ?? [])).map((sight) => worlds[sight]),
  );
  const colorOf = (part: Part) => {
    const own = seen(part, hexes[part]);
    return world[part] ? mix(own, seen(part, world[part]), OTHERWORLDLY) : own;
  };
  return Object.fromEntries(parts.map((part) => [part, colorOf(part)])) as Look;
}

/** Above it a body is so light that its lines have to be dark. */
const LIGHT = 0.74;

/** What a motif is painted in: `share` of its own colour in that of the style, and what its lines are cut in. */
export function motifColors(easel: Easel, scene: Scene, look: Look, { color }: Hero, share: number) {
  const body = color ? blend(look.hero, inThisLight(easel, scene)("hero", color), share) : look.hero;
  const [lightness] = oklch(body);
  return { body, lines: lightness > LIGHT ? mix(body, look.ink, 0.6) : look.heroLight };
}
