import { heapOf, rimOf, sunkIn } from "../cast/heap.ts";
import { isWorn } from "../cast/seats.ts";
import type { Hero } from "../heroes.ts";
import { isFlower, isPerson, isVessel } from "../motifs/words.ts";
import { withOthers } from "../reading/company.ts";
import { isHeaped } from "../reading/holders.ts";
import type { Thing } from "../reading/thing.ts";
import type { Scene } from "../scene.ts";
import type { Saddle } from "../solids/cast.ts";
import type { Spec } from "./plan.ts";
import type { Solid } from "./who.ts";

/** Whoever is borne by another is so much higher than what bears them, wherever that comes to stand. */
export type Placed = (NonNullable<Spec["hero"]>[number] & {
  stands?: boolean;
  sails?: boolean;
  borne?: { by: Placed[number]; high: number };
})[];

/** How far from the middle of a vase a stem stands, of its width. */
const BUNCH = 0.13;

const carries = new Set(["on", "riding", "in"]);

/** Where on a person something is, of their height: forward, up, and aside to where it is seen. */
const spots: Record<string, [forward: number, up: number, aside: number]> = {
  ...{ head: [0, 0.95, 0], hair: [0, 0.95, 0], face: [0.08, 0.86, 0.04] },
  ...{ shoulder: [0, 0.82, 0.1], shoulders: [0, 0.82, 0.1], back: [-0.12, 0.6, 0], lap: [0.2, 0.44, 0] },
};

/** As far behind somebody as the next one sits. */
const NEXT = 1.3;

/** No hat is so many times as wide as the head that it is on. */
const BRIM = 1.8;

const HAND: [forward: number, up: number, aside: number] = [0.06, 0.44, 0.16];

/** On which part of whose body it is; a hat needs no word for it. */
const partOf = (thing: Thing): string | undefined => thing.to?.part ?? (isWorn(thing) ? "head" : undefined);

/** What is on somebody's head, lap or hand goes where they go. */
function carried(placed: Placed, lead: Hero, things: readonly Thing[]) {
  for (const [index, one] of placed.entries()) {
    const thing = things[lead.parts?.[index]?.thing ?? -1];
    const part = thing && partOf(thing);
    const owner = placed[lead.parts?.findIndex((other) => other.thing === thing?.to?.thing) ?? -1];
    if (!part || !owner) continue;
    const { head } = owner.body;
    if (part === "head" && head) {
      if (isWorn(thing)) one.scale = Math.min(one.scale, (BRIM * head.r * owner.scale) / one.body.r);
      sit(one, owner, 0, { ...head, z: 0 });
    }
    if (!isPerson(things[thing.to?.thing ?? 0]?.motif ?? "")) continue;
    const [forward, up, aside] = spots[part] ?? HAND;
    const tall = owner.body.h;
    const near = Math.cos(owner.yaw) > 0 ? -aside : aside;
    sit(one, owner, 0, { x: forward * tall, y: up * tall, z: near * tall });
  }
}

/** What is heaped up in a bowl lies in it, over its rim. */
function heaped(placed: Placed, lead: Hero, things: readonly Thing[]) {
  for (const [index, { motif, to }] of things.entries()) {
    const content = things[to?.thing ?? -1];
    if (!to || !content || !isVessel(motif) || to.relation !== "in" || !isHeaped(content.motif)) continue;
    const of = (thing: number) => placed.filter((_, at) => lead.parts?.[at]?.thing === thing);
    const [[holder], inside] = [of(index), of(to.thing)];
    if (!holder) continue;
    const wide = (holder.body.wide ?? holder.body.r * 2) * holder.scale;
    const { spots, wide: share } = heapOf(inside.length);
    for (const [at, one] of inside.entries()) {
      const { x, y, z } = spots[at] ?? { x: 0, y: 0, z: 0 };
      const { body } = one;
      one.scale = (share * wide) / Math.max(body.wide ?? body.r * 1.7, 0.8 * body.h);
      const rim = rimOf(motif) * holder.body.h * holder.scale;
      const tall = body.h * one.scale;
      const up = rim - sunkIn(motif) * tall + y * Math.min(wide, tall / share);
      Object.assign(one, { x: holder.x + x * wide, z: holder.z + z * wide, yaw: one.yaw + 2.4 * at });
      Object.assign(one, { y: holder.y + up, stands: false, borne: { by: holder, high: up } });
    }
  }
}

/** Who sits or stands on another, or in it, is let down until they touch. */
export function touching(placed: Placed, lead: Hero, { reading }: Scene, solids: readonly Solid[]): Placed {
  const { things } = reading;
  carried(placed, lead, things);
  heaped(placed, lead, things);
  const at = things.findIndex(
    ({ to, motif }) =>
      to &&
      !to.part &&
      carries.has(to.relation) &&
      withOthers(things, to.thing).includes(0) &&
      !(isVessel(motif) && isHeaped(things[to.thing]?.motif ?? "")),
  );
  const under = lead.parts?.findIndex(({ thing }) => thing === at) ?? -1;
  const beneath = placed[under];
  const saddle = solids[under]?.saddle;
  if (at < 0 || !beneath) return placed;
  const within = things[at]?.to?.relation === "in";
  // Flowers are wider than their vase.
  const spreads = within && isFlower(things[things[at]?.to?.thing ?? 0]?.motif ?? "");
  const borne = withOthers(things, things[at]?.to?.thing ?? 0);
  const first = (_: unknown, index: number) => borne.includes(lead.parts?.[index]?.thing ?? -1);
  const upper = placed.filter(first);
  if (within) {
    const wide = (one: Placed[number]) => (one.body.wide ?? one.body.r * 1.7) * one.scale;
    for (const one of upper) {
      one.scale *= beneath.z / one.z;
      one.x *= beneath.z / one.z;
    }
    const together = upper.reduce((sum, one) => sum + wide(one), 0);
    // As wide as a bunch of stems is.
    const apart = spreads ? Math.max(...upper.map(({ x }) => Math.abs(x - beneath.x))) : 0;
    const closer = apart > 0 ? Math.min(1, (BUNCH * wide(beneath)) / apart) : 1;
    const least = spreads ? 1 : Math.min(1, (0.8 * wide(beneath)) / together);
    const middle = upper.reduce((sum, { x }) => sum + x, 0) / upper.length;
    for (const one of upper) {
      one.scale *= least;
      one.x = beneath.x + (one.x - middle) * least * closer;
    }
  }
  const mounts = placed.filter((_, index) => lead.parts?.[index]?.thing === at);
  for (const [index, one] of placed.entries()) {
    if (!first(one, index)) continue;
    const nth = upper.indexOf(one);
    // Of as many as they are, each has one of their own; on one, the next sits behind.
    const own = things[at]?.to?.relation === "riding" ? (mounts[nth % mounts.length] ?? beneath) : beneath;
    const behind = own === beneath && mounts.length === 1 ? (nth * NEXT * one.scale) / own.scale : 0;
    // Every other flower of a bunch stands higher, and all of them in the neck.
    if (spreads) settle(one, beneath, (0.24 - 0.1 * (index % 2)) * one.body.h, beneath.x);
    else if (saddle) {
      const seat = solids[index]?.seat ?? 0;
      // Whoever sits on a sofa or a chair looks to where it does.
      if (seat > 0 && solids[under]?.front) one.yaw = beneath.yaw + Math.PI / 2;
      sit(one, own, seat, saddle.x === undefined ? saddle : { ...saddle, x: saddle.x - behind });
    } else
      settle(
        one,
        own,
        within ? 0.3 * one.body.h : (solids[index]?.seat ?? 0),
        mounts.length > 1 && own !== beneath ? own.x : one.x,
      );
  }
  return placed;
}

/** Where it has a place to sit. */
function sit(one: Placed[number], beneath: Placed[number], seat: number, { x, y, z = 0 }: Saddle) {
  const { scale } = beneath;
  const [c, s] = [Math.cos(beneath.yaw), Math.sin(beneath.yaw)];
  const high = y * scale - seat * one.scale;
  const there = x === undefined ? one.x : beneath.x + (x * c + z * s) * scale;
  Object.assign(one, { x: there, z: beneath.z + (z * c - (x ?? 0) * s) * scale });
  Object.assign(one, { y: beneath.y + high, stands: false, borne: { by: beneath, high } });
}

function settle(one: Placed[number], beneath: Placed[number], seat: number, where: number) {
  const { body, scale, x, y } = beneath;
  const [c, s] = [Math.cos(beneath.yaw), Math.sin(beneath.yaw)];
  const along = Math.min(0.6 * body.r, Math.max(-0.6 * body.r, (where - x) / scale));
  let high = body.h;
  while (high > 0.3 * body.h && body.sdf(along * c, high, along * s) > body.h / 90) high -= body.h / 90;
  const above = high * scale - seat * one.scale;
  Object.assign(one, { z: beneath.z, y: y + above, stands: false, borne: { by: beneath, high: above } });
}
