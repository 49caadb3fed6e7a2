import { inTheAir } from "../atmosphere.ts";
import { blend, type Color } from "../color.ts";
import type { Easel } from "../easel.ts";
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

export type Part = (typeof parts)[number];

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

export function lookOf({ color, wish }: Easel, { time }: Scene, hexes: Hexes): Look {
  const seen = inTheAir(color, wish);
  const { all, parts: own } = hours[time];
  const turned = parts.map((part): [Part, Color] => {
    const turn = own[part] ?? all;
    const plain = seen(hexes[part]);
    return [part, turn ? blend(plain, seen(turn[0]), turn[1]) : plain];
  });
  return Object.fromEntries(turned) as Look;
}
