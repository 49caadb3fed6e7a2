import type { Tint } from "../world/limbs.ts";
import type { Body } from "../world/solids.ts";
import { built } from "./built.ts";
import { houses } from "./houses.ts";
import type { Part } from "./parts.ts";
import { people } from "./people.ts";

/** How a thing of parts is shown: how far it turns, whether its front is where z is negative, what it stands on. */
export type Showing = { turn?: number; front?: boolean; on?: "foot" | "water" | "air"; alive?: boolean };

type Kind = { parts: Record<string, () => Part[]> } & Showing;

const kinds: Kind[] = [
  { parts: people, alive: true, turn: 0.62 },
  { parts: houses, front: true, turn: 0.5 },
];

const unlike: Record<string, Showing> = {
  couple: { front: true, turn: 0.2 },
  dancer: { turn: 0.25 },
  pianist: { turn: -0.5 },
};

const all = new Map(
  kinds.flatMap(({ parts, ...showing }) =>
    Object.entries(parts).map(([name, make]) => [name, { make, ...showing, ...unlike[name] }] as const),
  ),
);

/** What has been built of parts, by the names of their motifs. */
export const builtNames: readonly string[] = [...all.keys()];

export function builtSolid(name: string, own: Tint): ({ body: Body } & Showing) | undefined {
  const found = all.get(name);
  if (!found) return undefined;
  const { make, ...showing } = found;
  return { body: built(make(), own, showing.alive), ...showing };
}
