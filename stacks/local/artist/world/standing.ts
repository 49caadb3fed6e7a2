import type { Forest, Spec } from "./plan.ts";
import type { Mood } from "./sky.ts";
import type { Body } from "./solids.ts";

// The world that stands, one at a time in a thread: its plan, its bodies, the focal length and the horizon in units of
// the sheet, the sheet's own measures, and how high the eye is in metres.

/** A body where it stands, with what every ray that looks for it would reckon again. */
export type Stood = Pick<Body, "r" | "h" | "sdf" | "albedo"> & {
  x: number;
  y: number;
  z: number;
  scale: number;
  /** Of how far it is turned. */
  co: number;
  si: number;
  lower: number;
  alive: boolean;
};

export let sp: Spec,
  stood: readonly Stood[] = [],
  F = 1000,
  HZ = 500,
  UW = 1000,
  UH = 1500,
  CAM = 5;

type Blank<T> = { [Word in keyof T]-?: undefined };

// Code that has seen objects of one kind is compiled for these, and anew for every other kind: here worlds become alike,
// whatever their plan leaves unsaid.

const blank: Blank<Spec> = {
  ...{ name: undefined, mood: undefined, camH: undefined, focal: undefined, horizon: undefined },
  ...{ far: undefined, land: undefined, near: undefined, nearTo: undefined, forest: undefined },
  ...{ snow: undefined, grass: undefined, rock: undefined, sand: undefined, autumn: undefined },
  ...{ sea: undefined, hero: undefined, key: undefined, contrast: undefined, warm: undefined },
  ...{ sat: undefined, beam: undefined, meadow: undefined, flowers: undefined, town: undefined },
  ...{ bloom: undefined, cel: undefined, brass: undefined, room: undefined },
  ...{ aurora: undefined, falls: undefined, iced: undefined, steep: undefined },
};

const blankMood: Blank<Mood> = {
  ...{ sun: undefined, sunPower: undefined, turbidity: undefined, moon: undefined, stars: undefined },
  ...{ cover: undefined, cloudLow: undefined, cloudHigh: undefined, cloudScale: undefined },
  ...{ cloudDense: undefined, cirrus: undefined, haze: undefined, fog: undefined, fogTop: undefined },
  ...{ tint: undefined, ms: undefined, sky: undefined, earth: undefined },
};

const blankForest: Blank<Forest> = {
  ...{ cell: undefined, tall: undefined, dense: undefined, tint: undefined, from: undefined },
  round: undefined,
};

const stands = ({ body, x, y, z, scale, yaw }: NonNullable<Spec["hero"]>[number]): Stood => ({
  ...{ x, y, z, scale, co: Math.cos(yaw), si: Math.sin(yaw) },
  ...{ r: body.r, h: body.h, sdf: body.sdf, albedo: body.albedo },
  ...{ lower: body.lower ?? 3, alive: body.alive ?? false },
});

export function stand(spec: Spec, uw: number, uh: number) {
  const mood = { ...blankMood, ...spec.mood } as Mood;
  const forest = spec.forest && ({ ...blankForest, ...spec.forest } as Forest);
  sp = { ...blank, ...spec, mood, forest } as Spec;
  stood = (spec.hero ?? []).map(stands);
  UW = uw;
  UH = uh;
  F = spec.focal * 1000;
  HZ = spec.horizon * uh;
  CAM = spec.camH;
}
