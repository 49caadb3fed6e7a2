import type { Curtain } from "../curtains.ts";
import type { Mood, Vec } from "./sky.ts";
import type { Body } from "./solids.ts";
import type { Town } from "./town.ts";

/** A world as numbers: all that is needed to set it up. */
export type Spec = {
  name: string;
  mood: Mood;
  camH: number;
  focal: number;
  horizon: number;
  far: number;
  land?: {
    size: number;
    z0: number;
    base: (x: number, z: number) => number;
    drops: number;
    strength?: number;
    rough: number;
  };
  near?: (x: number, z: number) => number;
  nearTo?: number;
  forest?: {
    cell: number;
    tall: number;
    dense: (x: number, z: number, h: number) => number;
    tint: Vec;
    from: number;
    round?: boolean;
  };
  snow?: number; // line in metres; below 0: all
  grass?: Vec;
  rock?: Vec;
  sand?: number;
  autumn?: number;
  sea?: {
    amp: number;
    patch: number;
    rough: number;
    color: Vec;
    wind: [number, number];
    peak: number;
    foam: number;
    calm: number;
  };
  hero?: { body: Body; x: number; y: number; z: number; scale: number; yaw: number }[];
  key: number;
  contrast: number;
  warm: number;
  sat: number;
  beam?: boolean;
  meadow?: boolean;
  flowers?: number;
  town?: Town;
  bloom: number;
  /** Northern lights, those behind first. */
  aurora?: Curtain[];
  falls?: Falls;
  /** From where to where walls stand. */
  steep?: readonly [from: number, to: number];
  /** Who stands in the sea stands on ice. */
  iced?: boolean;
  /** In few tones with edges, as cels are painted. */
  cel?: boolean;
  /** Whoever is in it is made of brass and iron. */
  brass?: boolean;
  room?: Room;
};
/** A floor, a wall behind, and in it a window or books. */
export type Room = {
  deep: number;
  floor: number;
  wall: Vec;
  books: boolean;
  tiles: boolean;
  /** Brick, and no window. */
  bricks: boolean;
  /** Curtains instead of walls, and the light of a spot: how far each way the curtains hang, and what the spot is on. */
  stage?: { wide: number; high: number; x: number; z: number; spot: number };
  window?: { x: number; y: number; wide: number; high: number };
  /** Not a floor but a table is what is seen below: of bare boards, or under a cloth, plain or in checks of two colors. */
  table?: { cloth?: Vec; checks?: Vec };
  /** Where lamps and candles burn. */
  lamps: { x: number; y: number; z: number; far: number }[];
};
/** Water that falls: where its middle is, how wide and from how high, in metres. */
export type Falls = { x: number; z: number; wide: number; high: number };
export type Forest = NonNullable<Spec["forest"]>;
export type Sea = NonNullable<Spec["sea"]>;

/** A band of the sheet: light, distance in metres, and what is there. */
export type Frame = {
  w: number;
  rows: number;
  top: number;
  scale: number;
  rgb: Float32Array;
  z: Float32Array;
  id: Uint8Array;
};
/** What a pixel is of. */
export const LAND = 1,
  SEA = 2,
  TREE = 3,
  HERO = 4;
