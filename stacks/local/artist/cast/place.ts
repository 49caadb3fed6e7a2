import { isHead } from "../motifs/heads.ts";
import { isAloft, isBeast, isFlower, isPerson, isVessel } from "../motifs/words.ts";
import type { Relation } from "../reading/grammar.ts";
import { isHeaped } from "../reading/holders.ts";
import type { Thing } from "../reading/thing.ts";
import { around, type Body, headOf, wideOf } from "./body.ts";
import { heap } from "./heap.ts";
import { legsOf, mount } from "./riders.ts";
import { isSatOn, isWorn, seatOf, spotOf } from "./seats.ts";

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export type Ground = { behind: Body[]; before: Body[] };

export type Side = { left: number; right: number };

export const containers = new Set(
  "skiff convertible basket bowl plate bucket teacup top-hat bathtub balloon rocket car bed train tram sailboat window wine-glass jar fountain hiking-boot box airship plane bus shopping-cart".split(
    " ",
  ),
);

const carriers = new Set(
  "sofa bench wire bed table bridge leaf skiff turtle whale skateboard surfboard stones rock".split(" "),
);

/** One stands under it, and it stands on the ground itself. */
export const shelters = new Set(
  "tree treehouse palm pine lamp street-lamp gate bridge tent cactus sunflower mushroom pagoda tower eiffel-tower table".split(
    " ",
  ),
);

/** How much of what stands beside somebody they hide, of the narrower. */
const HIDDEN = 0.16;

/** As wide as what carries one may be, in heights of theirs. */
const BOARD = 1.9;

/** As wide as a boat is at least, of all who are in it. */
const WITHIN = 1.5;

/** How close flowers stand in a vase, and how much of its height they look out by. */
const BUNCHED = 0.62;
const IN_VASE = 0.36;

export function place(
  bodies: Body[],
  thing: Thing,
  things: readonly Thing[],
  ground: Ground,
  used: Side,
  anchors: readonly Body[],
  lead: readonly Body[],
) {
  const { to, motif, small } = thing;
  const near = around(anchors);
  const [first] = anchors;
  if (!first) return;
  const all = around([...ground.behind, ...lead, ...ground.before]);
  const own = around(bodies);
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const move = (dx: number, dy: number, whom: readonly Body[] = bodies) => {
    for (const body of whom) {
      body.x += dx;
      body.foot += dy;
    }
  };
  const middle = (near.left + near.right) / 2;
  const aside = () => {
    const right = used.right <= used.left;
    used[right ? "right" : "left"]++;
    // A little of it is hidden by whoever it stands beside: they belong together, and are larger for it.
    const hidden = Math.min(wide, near.right - near.left) * (isAloft(motif) ? 0 : HIDDEN);
    move(
      (right ? all.right - hidden + wide / 2 : all.left + hidden - wide / 2) - (own.left + own.right) / 2,
      0,
    );
    if (isAloft(motif)) move(0, -(near.bottom - near.top) * 0.6);
    ground.behind.push(...bodies);
  };
  /** What they have with them goes where they go. */
  const withThem = new Set(
    things.flatMap(({ to: one }, index) =>
      one?.relation === "with" && anchors.some(({ thing }) => thing === one.thing) ? [index] : [],
    ),
  );
  const lift = (by: number) => {
    const carried = ground.behind.filter(({ thing }) => withThem.has(thing));
    const held = ground.before.filter(({ thing }) => thing !== bodies[0]?.thing);
    move(0, -by, [...new Set([...anchors, ...carried, ...held])]);
  };
  /** Behind all that it is for, and before whoever was behind these. */
  const putBehind = () => {
    const first = ground.behind.findIndex((body) => anchors.includes(body) || withThem.has(body.thing));
    ground.behind.splice(first < 0 ? ground.behind.length : first, 0, ...bodies);
  };
  const told: Relation | undefined = to?.relation;
  const isAboard = told === "riding" && containers.has(motif);
  const relation = isSatOn(thing) ? "on" : isAboard ? "in" : told;
  if (to?.part) {
    const spot = spotOf(to.part);
    move(
      near.left + (near.right - near.left) * spot.along,
      near.bottom - (near.bottom - near.top) * spot.high,
    );
    ground.before.push(...bodies);
    return;
  }
  switch (relation) {
    case "on":
    case "riding": {
      // What carries somebody is at least as wide as they are.
      const [broadest, tallest] = [near.right - near.left, near.bottom - near.top];
      const grow = clamp(
        (1.08 * broadest) / wide,
        Math.min(1, Math.max(1.4 * broadest, BOARD * tallest) / wide),
        2.2,
      );
      const seat = seatOf(motif);
      const legs = legsOf(first);
      // The feet of whoever sits are on the ground.
      const suits = isSatOn(thing) && legs > 0 ? legs / (high * seat.high) : 1;
      const by = Math.max(suits, carriers.has(motif) ? grow : 1);
      for (const body of bodies) body.high *= by;
      move(middle - seat.back * wide * by, near.bottom);
      lift(high * by * seat.high - legs);
      for (const body of anchors) body.foot += legsOf(body) - legs;
      if (first.hero.name === "rider") mount(anchors, bodies);
      // On somebody's shoulders one sits behind their head.
      if (isPerson(motif)) ground.before.push(...bodies);
      else putBehind();
      return;
    }
    case "over": {
      move(middle, near.bottom);
      lift(high + (near.bottom - near.top) * 0.08);
      putBehind();
      return;
    }
    case "under": {
      if (shelters.has(motif)) move(middle + (near.right - near.left) * 0.12, near.bottom);
      else move(middle, near.top - (motif === "umbrella" ? -high * 0.34 : (near.bottom - near.top) * 0.1));
      putBehind();
      return;
    }
    case "in": {
      const content = anchors.filter(({ thing }) => thing === to?.thing);
      if (isVessel(motif) && isHeaped(first.hero.name)) {
        heap(content, bodies, near, around(lead));
        ground.before.push(...bodies);
        return;
      }
      if ((motif === "urn" || isVessel(motif)) && isFlower(first.hero.name)) {
        // A bunch: close together, the middle one the highest.
        for (const [at, body] of anchors.entries()) {
          body.x = middle + (body.x - middle) * BUNCHED;
          body.foot -= high * (IN_VASE + 0.14 * (at % 2));
        }
        move(middle, near.bottom);
        ground.before.push(...bodies);
        return;
      }
      if (!containers.has(motif)) return aside();
      // A boat is wider than all who are in it.
      const by = carriers.has(motif) ? Math.max(1, (WITHIN * (near.right - near.left)) / wide) : 1;
      for (const body of bodies) body.high *= by;
      move(middle, near.bottom + high * by * 0.42);
      if (motif === "balloon") move(0, -high * 0.36);
      ground.before.push(...bodies);
      return;
    }
    case "behind": {
      // The first stands behind: what it stands behind is nearer, and hides a part of it.
      move(middle + (near.right - near.left) * 0.34, near.bottom + high * 0.1);
      ground.before.push(...bodies);
      return;
    }
    case "before": {
      move(middle - (near.right - near.left) * 0.22, near.bottom - (near.bottom - near.top) * 0.1);
      ground.behind.unshift(...bodies);
      return;
    }
    case "reading": {
      // Whichever way they look, it lies at their feet, or before their chest.
      move(middle, near.bottom + high * (isHead(first.hero.name) ? 0.36 : 0.12));
      ground.before.push(...bodies);
      return;
    }
    case "playing": {
      // It stands between whoever plays, and nearer.
      if (motif === "chess-table") move(middle, near.bottom + high * 0.06);
      else move(near.right - (near.right - near.left) * 0.12 + wide * 0.2, near.bottom + high * 0.06);
      ground.before.push(...bodies);
      return;
    }
    case "with":
    case "holding": {
      if (motif === "umbrella") {
        // Whoever has one is under it, each under their own.
        for (const [at, body] of bodies.entries()) {
          body.x = bodies.length === anchors.length ? (anchors[at]?.x ?? middle) : middle + body.x;
          body.foot += near.top + high * 0.34;
        }
        putBehind();
        return;
      }
      const onString = seenAs(thing) === "toy-balloon";
      // Nobody but a person has a beast in hand.
      const isLoose = isBeast(motif) && !isPerson(things[to?.thing ?? 0]?.motif ?? "");
      if (relation === "with" && (small || isLoose || high > 0.5) && !onString) return aside();
      if (onString) {
        move(
          near.right - (near.right - near.left) * 0.04 + wide / 2 - wide * 0.5,
          near.bottom - (near.bottom - near.top) * 0.42,
        );
        ground.behind.push(...bodies);
        return;
      }
      const isOnHead = isWorn(thing);
      if (isOnHead) {
        const head = headOf(first);
        move(head.x, head.top + high * 0.22);
      } else move(near.right - wide * 0.1, near.bottom - (near.bottom - near.top) * 0.36 + high * 0.2);
      ground.before.push(...bodies);
      return;
    }
    case "between": {
      aside();
      const next = things[things.findIndex((thing) => thing.motif === motif) + 1];
      if (!next && bodies.length === 2) {
        const [one] = bodies;
        if (one) one.x = all.left - wideOf(one) / 2;
      }
      return;
    }
    case "beside":
    case "looking":
    case undefined:
      return aside();
  }
}

/** The same word is another thing in somebody's hand. */
export function seenAs({ motif, to }: Thing): string {
  if (to?.relation === "reading" && motif === "books") return "open-book";
  if (motif === "balloon" && (to?.relation === "with" || to?.relation === "holding")) return "toy-balloon";
  return motif;
}
