import type { Hero } from "../heroes.ts";
import { natural } from "../motifs/colors.ts";
import type { Reading, Thing } from "../reading/walk.ts";
import { type Body, fitted, wideOf } from "./body.ts";
import { clamp, containers, type Ground, place, type Side, seenAs, shelters } from "./place.ts";
import { type Posed, pose } from "./poses.ts";
import { statureOf } from "./stature.ts";

/** As many bodies as an eye still tells apart. */
const MOST_BODIES = 12;

const MOST_THINGS = 5;

const heroOf = (name: string, color = natural[name]): Hero => ({ name, ...(color && { color }) });

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
