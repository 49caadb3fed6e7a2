import type { Who } from "../motifs/who.ts";
import type { Tint } from "../world/limbs.ts";
import type { Body } from "../world/solids.ts";
import { athletes } from "./athletes.ts";
import { built } from "./built.ts";
import { creatures } from "./creatures.ts";
import { fruits } from "./fruit.ts";
import { furniture } from "./furniture.ts";
import { houses } from "./houses.ts";
import { kitchen } from "./kitchen.ts";
import type { Part } from "./parts.ts";
import { people } from "./people.ts";
import { perches } from "./perches.ts";
import { plants } from "./plants.ts";
import { players } from "./players.ts";
import { seaCreatures } from "./sea.ts";
import { ships } from "./ships.ts";
import { sphinx } from "./sphinx.ts";
import { things } from "./things.ts";
import { vehicles } from "./vehicles.ts";

/** Where one sits on it or in it: beside one another where x is not said; its front is where z is negative. */
export type Saddle = { x?: number; y: number; z?: number };

/** How a thing of parts is shown: how far it turns, whether its front is where z is negative, what it stands on. */
type Showing = {
  turn?: number;
  front?: boolean;
  on?: "foot" | "water" | "air";
  alive?: boolean;
  seat?: number;
  saddle?: Saddle;
  /** Where a hat is put on. */
  head?: Body["head"];
};

type Kind = { parts: Record<string, (who: Who) => Part[]> } & Showing;

const kinds: Kind[] = [
  { parts: { ...people, ...players, ...athletes }, alive: true, turn: 0.62 },
  { parts: houses, front: true, turn: 0.5 },
  { parts: { ...furniture, ...perches }, front: true, turn: 0.42 },
  { parts: { ...kitchen, ...fruits }, front: true, turn: 0.3 },
  { parts: things, front: true, turn: 0.35 },
  { parts: plants, front: true, turn: 0.3 },
  { parts: { ...vehicles, ...ships, sphinx }, turn: 0.6 },
  { parts: { ...creatures, ...seaCreatures }, turn: 0.6, alive: true },
];

const unlike: Record<string, Showing> = {
  couple: { front: true, turn: 0.2 },
  kiss: { turn: 0.2 },
  yogi: { turn: 1.2 },
  dancer: { turn: 0.25 },
  rider: { seat: 2 },
  "space-rider": { seat: 2 },
  // On the shoulders, behind the head.
  figure: { turn: 1.1, saddle: { x: -0.4, y: 6.6 } },
  child: { turn: 1.1 },
  flyer: { turn: 0.5, on: "air" },
  sitter: { seat: 1.9 },
  seated: { seat: 1.9 },
  "seated-reader": { seat: 1.9 },
  bicycle: { saddle: { x: -0.85, y: 3.6 } },
  motorcycle: { saddle: { x: -0.9, y: 2.45 } },
  tractor: { saddle: { x: -1.5, y: 2.85 } },
  convertible: { saddle: { x: -0.5, y: 1.5 } },
  sofa: { saddle: { y: 1.88, z: -0.3 } },
  armchair: { saddle: { y: 1.88, z: -0.3 } },
  swing: { turn: 0.2, saddle: { y: 2, z: -0.1 } },
  wire: { turn: 0, saddle: { y: 5.5 } },
  dragon: { head: { x: 5.6, y: 8.2, r: 0.7 } },
  bench: { saddle: { y: 1.95, z: -0.1 } },
  branch: { turn: 0, saddle: { y: 5.95 } },
  chair: { saddle: { x: 0, y: 2.12, z: -0.1 } },
  bed: { saddle: { y: 1.62 } },
  pianist: { turn: -0.5 },
  butterfly: { front: true, turn: 0.2 },
  curled: { front: true, turn: 0.3 },
  snowman: { front: true, turn: 0.3 },
  crab: { front: true, turn: 0.3 },
  spider: { front: true, turn: 0.4 },
  robot: { turn: 1.15 },
  octopus: { turn: 1.1 },
  frog: { turn: 0.9 },
};

/** What swims or sails, where there is water. */
const afloat = new Set(
  "surfer whale dolphin shark fish submarine tall-ship fishing-boat ferry lotus".split(" "),
);

const all = new Map(
  kinds.flatMap(({ parts, ...showing }) =>
    Object.entries(parts).map(([name, make]) => [name, { make, ...showing, ...unlike[name] }] as const),
  ),
);

export function builtSolid(name: string, own: Tint, who: Who = {}): ({ body: Body } & Showing) | undefined {
  const found = all.get(name);
  if (!found) return undefined;
  const { make, head, ...showing } = found;
  const body = built(make(who), own, showing.alive);
  return { body: { ...body, ...(head && { head }) }, ...showing, ...(afloat.has(name) && { on: "water" }) };
}
