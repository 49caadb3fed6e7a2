import { athletes } from "./athletes.ts";
import { beasts } from "./beasts.ts";
import { birdsAndFish } from "./birds-and-fish.ts";
import { buildings } from "./buildings.ts";
import { dancingBeasts } from "./dancing-beasts.ts";
import { dressedHead } from "./dressed-heads.ts";
import { everyday } from "./everyday.ts";
import { farHeads } from "./far-heads.ts";
import { flowers } from "./flowers.ts";
import { furniture } from "./furniture.ts";
import { instruments } from "./instruments.ts";
import { kitchen } from "./kitchen.ts";
import { landAndSky } from "./land-and-sky.ts";
import { myth } from "./myth.ts";
import { nearHeads } from "./near-heads.ts";
import type { MotifShape } from "./pen.ts";
import { people } from "./people.ts";
import { peopleAndPlants } from "./people-and-plants.ts";
import { petHeads } from "./pet-heads.ts";
import { players } from "./players.ts";
import { poses } from "./poses.ts";
import { seats } from "./seats.ts";
import { streets } from "./streets.ts";
import { things } from "./things.ts";
import { vessels } from "./vessels.ts";
import type { Who } from "./who.ts";
import { wildHeads } from "./wild-heads.ts";

const peopled: Record<string, (who: Who) => MotifShape> = { ...people, ...players, ...poses, ...athletes };

const heads: Record<string, MotifShape> = { ...farHeads, ...nearHeads, ...petHeads, ...wildHeads };

/** Every motif drawn by hand, by its name. */
export const drawings: Record<string, MotifShape> = {
  ...beasts,
  ...birdsAndFish,
  ...buildings,
  ...dancingBeasts,
  ...everyday,
  ...flowers,
  ...furniture,
  ...instruments,
  ...landAndSky,
  ...myth,
  ...peopleAndPlants,
  ...heads,
  ...kitchen,
  ...Object.fromEntries(Object.entries(peopled).map(([name, drawn]) => [name, drawn({})])),
  ...seats,
  ...streets,
  ...things,
  ...vessels,
};

/** A motif as it is drawn; of somebody, as they are. */
export function drawingOf(name: string, who?: Who): MotifShape | undefined {
  const head = heads[name];
  return who && head ? dressedHead(head, who) : ((who && peopled[name]?.(who)) ?? drawings[name]);
}
