import type { Hero } from "../heroes.ts";
import { natural } from "../motifs/colors.ts";
import { isAloft } from "../motifs/words.ts";
import type { Relation } from "../reading/grammar.ts";
import type { Reading, Thing } from "../reading/walk.ts";
import { around, type Body, fitted, wideOf } from "./body.ts";
import { type Posed, pose } from "./poses.ts";
import { statureOf } from "./stature.ts";

/** As many bodies as an eye still tells apart. */
const MOST_BODIES = 12;
const MOST_THINGS = 5;

const heroOf = (name: string, color = natural[name]): Hero => ({ name, ...(color && { color }) });

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Whoever is many stands in a row, and in two from five on; every other one looks the other way. */
function row(
  motifs: readonly string[],
  count: number,
  color: string | undefined,
  high: number,
  thing: number,
) {
  const tallest = Math.max(...motifs.map(statureOf));
  const bodies: Body[] = Array.from({ length: count }, (_, index) => {
    const name = motifs[index % motifs.length] ?? "figure";
    const size = high * clamp(statureOf(name) / tallest, 0.4, 1) * (1 - (index % 3) * 0.05);
    return { hero: heroOf(name, color), thing, x: 0, foot: 0, high: size, flip: index % 2 === 1 };
  });
  const front = count > 4 ? Math.ceil(count / 2) : count;
  const line = (from: number, to: number, raised: number, smaller: number) => {
    let at = 0;
    const some = bodies.slice(from, to);
    for (const body of some) {
      body.high *= smaller;
      const wide = wideOf(body);
      const step = wide * (count > 2 ? 0.86 : 0.94);
      body.x = at + step / 2;
      body.foot = -raised;
      at += step;
    }
    for (const body of some) body.x -= at / 2;
  };
  line(0, front, 0, 1);
  line(front, count, high * 0.3, 0.84);
  // Those behind are painted first.
  return [...bodies.slice(front), ...bodies.slice(0, front)];
}

type Ground = { behind: Body[]; before: Body[] };
type Side = { left: number; right: number };

const containers = new Set(
  "rowboat basket teacup top-hat bathtub balloon rocket car bed train tram sailboat window wine-glass jar fountain hiking-boot airship plane bus shopping-cart".split(
    " ",
  ),
);
/** How high one sits or stands on something, of its height. */
const seats: Record<string, number> = {
  ...{
    sofa: 0.5,
    chair: 0.48,
    bed: 0.46,
    horse: 0.56,
    unicorn: 0.56,
    camel: 0.62,
    elephant: 0.8,
    bicycle: 0.5,
  },
  ...{
    motorcycle: 0.55,
    whale: 0.72,
    dragon: 0.6,
    bridge: 0.62,
    "tall-ship": 0.2,
    turtle: 0.8,
    rowboat: 0.35,
  },
};
const carriers = new Set("sofa bed table bridge leaf rowboat turtle whale skateboard stones".split(" "));
/** One stands under it, and it stands on the ground itself. */
const shelters = new Set(
  "tree palm pine lamp gate bridge tent cactus sunflower mushroom pagoda tower table".split(" "),
);

function place(
  bodies: Body[],
  { to, motif }: Thing,
  things: readonly Thing[],
  ground: Ground,
  used: Side,
  anchors: readonly Body[],
) {
  const near = around(anchors);
  const [first] = anchors;
  if (!first) return;
  const all = around([...ground.behind, ...anchors, ...ground.before]);
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
    const gap = (near.bottom - near.top) * 0.06;
    move((right ? all.right + gap + wide / 2 : all.left - gap - wide / 2) - (own.left + own.right) / 2, 0);
    if (isAloft(motif)) move(0, -(near.bottom - near.top) * 0.6);
    ground.behind.push(...bodies);
  };
  const lift = (by: number) => {
    const held = [...anchors, ...ground.before.filter(({ thing }) => thing !== bodies[0]?.thing)];
    move(0, -by, held);
  };
  const relation: Relation | undefined = to?.relation;
  switch (relation) {
    case "on":
    case "riding": {
      // What carries somebody is at least as wide as they are.
      const grow = clamp((1.08 * (near.right - near.left)) / wide, 1, 2.2);
      if (carriers.has(motif)) for (const body of bodies) body.high *= grow;
      const tall = carriers.has(motif) ? high * grow : high;
      move(middle, near.bottom);
      lift(tall * (seats[motif] ?? 0.92));
      if (relation === "riding" || motif === "rowboat") ground.before.push(...bodies);
      else ground.behind.push(...bodies);
      if (relation === "riding" && motif !== "rowboat") {
        ground.before.splice(-bodies.length, bodies.length);
        ground.behind.push(...bodies);
      }
      return;
    }
    case "over": {
      move(middle, near.bottom);
      lift(high + (near.bottom - near.top) * 0.08);
      ground.behind.push(...bodies);
      return;
    }
    case "under": {
      if (shelters.has(motif)) move(middle + (near.right - near.left) * 0.12, near.bottom);
      else move(middle, near.top - (motif === "umbrella" ? -high * 0.34 : (near.bottom - near.top) * 0.1));
      ground.behind.push(...bodies);
      return;
    }
    case "in": {
      if (!containers.has(motif)) return aside();
      move(middle, near.bottom + high * 0.42);
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
      // Whichever way they look, it lies at their feet.
      move(middle, near.bottom + high * 0.12);
      ground.before.push(...bodies);
      return;
    }
    case "playing": {
      move(near.right - (near.right - near.left) * 0.12 + wide * 0.2, near.bottom + high * 0.06);
      ground.before.push(...bodies);
      return;
    }
    case "with":
    case "holding": {
      if (relation === "with" && high > 0.5 && seenAs({ motif, to } as Thing) !== "toy-balloon")
        return aside();
      if (seenAs({ motif, to } as Thing) === "toy-balloon") {
        move(
          near.right - (near.right - near.left) * 0.04 + wide / 2 - wide * 0.5,
          near.bottom - (near.bottom - near.top) * 0.42,
        );
        ground.behind.push(...bodies);
        return;
      }
      const worn = ["top-hat", "crown", "military-helmet"].includes(motif);
      const up = worn ? near.bottom - near.top - high * 0.22 : (near.bottom - near.top) * 0.36;
      move(worn ? middle : near.right - wide * 0.1, near.bottom - up + (worn ? 0 : high * 0.2));
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
function seenAs({ motif, to }: Thing): string {
  if (to?.relation === "reading" && motif === "books") return "open-book";
  if (motif === "balloon" && (to?.relation === "with" || to?.relation === "holding")) return "toy-balloon";
  return motif;
}

/** One thing's size beside the first's, so that both are seen. */
function highOf(thing: Thing, lead: string): number {
  const ratio = (statureOf(thing.motif) / statureOf(lead)) ** 0.75;
  if (seenAs(thing) === "toy-balloon") return 0.9;
  const carried = ["holding", "reading", "playing"].includes(thing.to?.relation ?? "");
  const seat =
    thing.to?.relation === "riding" || (thing.to?.relation === "in" && containers.has(thing.motif));
  if (thing.to?.relation === "under" && shelters.has(thing.motif)) return clamp(ratio * 1.1, 1.35, 1.9);
  return carried ? clamp(ratio, 0.24, 0.62) : seat ? clamp(ratio, 0.7, 1.6) : clamp(ratio, 0.3, 1.9);
}

/** Whoever reads has something to read before them, though no word says what. */
const unseenBook = ({ action, things }: Reading, { motifs }: Posed): Thing | undefined =>
  action === "reading" && motifs[0] !== "reader" && !things.some(({ to }) => to?.relation === "reading")
    ? { word: "book", motif: "open-book", count: 1, to: { relation: "reading", thing: 0 } }
    : undefined;

/** Everybody whom a reading names, each in the place that the words give them: one hero of many parts. */
export function castOf(reading: Reading): { hero: Hero; lead: Body[]; all: Body[] } | undefined {
  const posed = pose(reading);
  const [subject] = reading.things;
  if (!posed || !subject) return undefined;
  const lead = row(posed.motifs, posed.count, posed.color, 1, 0);
  const ground: Ground = { behind: [], before: [] };
  const used: Side = { left: 0, right: 0 };
  let many = lead.length;
  reading.things.slice(0, MOST_THINGS).forEach((thing, index) => {
    if (index === 0 || posed.inHand.includes(index)) return;
    const count = Math.min(thing.count, Math.max(1, MOST_BODIES - many));
    many += count;
    const high = highOf(thing, posed.motifs[0] ?? "figure");
    const bodies = row(thing.members ?? [seenAs(thing)], count, thing.color, high, index);
    const to = thing.to?.thing ?? 0;
    const anchors =
      to === 0 ? lead : [...ground.behind, ...ground.before].filter((body) => body.thing === to);
    place(bodies, thing, reading.things, ground, used, anchors.length > 0 ? anchors : lead);
  });
  const book = unseenBook(reading, posed);
  if (book) place(row(["open-book"], 1, undefined, 0.42, many), book, reading.things, ground, used, lead);
  const all = [...ground.behind, ...lead, ...ground.before];
  const [only] = all;
  if (all.length === 1 && only) return { hero: only.hero, lead, all };
  const parts = fitted(all);
  const name = `cast ${parts.map(({ hero, x, y, size, flip }) => `${hero.name} ${x.toFixed(2)} ${y.toFixed(2)} ${size.toFixed(2)} ${flip ? 1 : 0}`).join(", ")}`;
  const [first] = lead;
  return { hero: { name, parts, ...(first?.hero.color && { color: first.hero.color }) }, lead, all };
}
