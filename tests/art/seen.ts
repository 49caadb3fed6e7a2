import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ArtStyle } from "../../functions/core/images/style-fragments.ts";
import { boundsOf } from "../../stacks/local/artist/cast/body.ts";
import { easel } from "../../stacks/local/artist/easel.ts";
import { HERO_BOX, type Hero, type Part } from "../../stacks/local/artist/heroes.ts";
import { named } from "../../stacks/local/artist/motifs/colors.ts";
import type { Relation } from "../../stacks/local/artist/reading/grammar.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { shows, sights } from "../../stacks/local/artist/reading/sights.ts";
import { type Scene, sceneFor } from "../../stacks/local/artist/scene.ts";

/** A sentence, and what has to be seen of it: things, how many, of what colour, where, when, and how they stand. */
export type Sentence = { words: string; asked: string[] };

export const sentences: Sentence[] = readFileSync(join(import.meta.dirname, "sentences.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [words = "", asked = ""] = line.split(" | ");
    return { words, asked: asked.split("; ") };
  });

export const sceneOf = (subject: string, variant = 0, artStyle: ArtStyle = "hokusai-style"): Scene =>
  sceneFor(
    easel({ subject, artStyle, aspectRatio: "portrait" }, { seed: 1, variant }, { width: 100, height: 150 }),
  );

type Seen = {
  name: string;
  thing: number;
  color: string | undefined;
  left: number;
  right: number;
  top: number;
  bottom: number;
  at: number;
};

const alone = (hero: Hero): Part[] => [{ hero, thing: 0, x: 16, y: 16, size: HERO_BOX, flip: false }];

/** Every body of a scene, where it lies, those behind first. */
function bodiesOf({ heroes: [hero] }: Scene): Seen[] {
  if (!hero) return [];
  return (hero.parts ?? alone(hero)).map(({ hero: one, thing, x, y, size, flip }, at) => {
    const [l, t, r, b] = boundsOf(one).map(
      (edge) => ((edge - HERO_BOX / 2) / HERO_BOX) * size,
    ) as number[] as [number, number, number, number];
    return {
      // Which birds have their wings folded is another matter.
      ...{
        name: one.name.replace("songbird", "bird"),
        thing,
        color: one.color,
        at,
        top: y + t,
        bottom: y + b,
      },
      ...(flip ? { left: x - r, right: x - l } : { left: x + l, right: x + r }),
    };
  });
}

/** How much of the sheet's height those fill, from the highest head to the lowest foot, whom a sentence is about. */
export function shareOf(subject: string, variant = 0): number | undefined {
  const scene = sceneOf(subject, variant);
  const own = bodiesOf(scene).filter(({ thing }) => thing === 0);
  if (own.length === 0) return undefined;
  const high = Math.max(...own.map(({ bottom }) => bottom)) - Math.min(...own.map(({ top }) => top));
  return ((high / HERO_BOX) * scene.stage.size * 1000) / 1500;
}

const middle = ({ left, right }: Seen) => (left + right) / 2;
const high = ({ top, bottom }: Seen) => bottom - top;
const overlap = (a: Seen, b: Seen) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0;
const touch = (a: Seen, b: Seen) => overlap(a, b) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
const apart = (a: Seen, b: Seen) =>
  Math.abs(middle(a) - middle(b)) > 0.3 * Math.min(a.right - a.left, b.right - b.left);
const near = (a: Seen, b: Seen) =>
  Math.max(a.left, b.left) - Math.min(a.right, b.right) < 0.8 * Math.max(high(a), high(b));

/** What a pair has to look like, whatever drew it. */
const holds: Record<Relation, (a: Seen, b: Seen, all: readonly Seen[]) => boolean> = {
  on: (a, b) => overlap(a, b) && a.bottom < b.bottom - 0.05 * high(b) && a.bottom > b.top - 0.1 * high(b),
  riding: (a, b) => overlap(a, b) && a.bottom < b.bottom && a.bottom > b.top && a.top < b.top,
  over: (a, b) => overlap(a, b) && a.bottom <= b.top + 0.05 * high(b),
  under: (a, b) => overlap(a, b) && b.top < a.top,
  in: (a, b) => touch(a, b) && b.at > a.at && b.bottom > a.bottom,
  beside: (a, b) => apart(a, b) && near(a, b),
  with: (a, b) => apart(a, b) && near(a, b),
  looking: (a, b) => apart(a, b) && near(a, b),
  behind: (a, b) => a.at < b.at && overlap(a, b),
  before: (a, b) => a.at > b.at && overlap(a, b),
  between: (a, b, all) => {
    const others = all.filter(({ name }) => name === b.name);
    return others.some((one) => middle(one) < middle(a)) && others.some((one) => middle(one) > middle(a));
  },
  holding: touch,
  reading: touch,
  playing: touch,
};

const isOneOf = (names: string) => {
  const set = names.split(/[/+]/);
  return ({ name }: Seen) => set.includes(name);
};

export type Kind = "thing" | "relation" | "setting" | "absence";

/** Whether one asked part is there, by rules on the scene alone. */
export function check(scene: Scene, asked: string): { kind: Kind; seen: boolean } {
  const bodies = bodiesOf(scene);
  const mark = asked.slice(1);
  if (asked.startsWith("@")) return { kind: "setting", seen: scene.places.some((place) => place === mark) };
  if (asked.startsWith("^"))
    return { kind: "setting", seen: sights.some((sight) => shows(scene, sight) && sight === mark) };
  if (asked.startsWith("~")) return { kind: "setting", seen: scene.time === mark || scene.weather === mark };
  if (asked.startsWith("!")) return { kind: "absence", seen: !bodies.some(isOneOf(mark)) };
  const words = asked.split(" ");
  // A still life shows nothing of its table but what all stand on.
  if (scene.still && words.at(-1) === "table")
    return words.length === 1
      ? { kind: "thing", seen: true }
      : { kind: "relation", seen: bodies.some(isOneOf(words[0] ?? "")) };
  const [first = "", second = "", third = ""] = words;
  if (words.length === 3 && second in holds) {
    const [those, these] = [bodies.filter(isOneOf(first)), bodies.filter(isOneOf(third))];
    const rule = holds[second as Relation];
    return { kind: "relation", seen: those.some((a) => these.some((b) => rule(a, b, bodies))) };
  }
  const count = /^\d$/.test(first) ? Number(first) : 1;
  const [names = "", color] = /^\d$/.test(first) ? words.slice(1) : words;
  const found = bodies.filter(isOneOf(names));
  const everyName =
    !names.includes("+") || names.split("+").every((name) => bodies.some((one) => one.name === name));
  const right = color === undefined || found.every((one) => one.color === named[color]);
  return {
    kind: "thing",
    seen: found.length >= count && (count === 1 || found.length === count) && everyName && right,
  };
}

export type Score = Record<Kind, { asked: number; seen: number }> & { lost: string[] };

/** These print all bodies in the same inks, whatever colour was asked for. */
const ofFewInks = new Set<ArtStyle>([
  "sumi-e-style",
  "vaporwave-style",
  "cyberpunk-style",
  "surrealism-style",
]);

const asksForColor = (asked: string) => Object.keys(named).some((color) => asked.endsWith(` ${color}`));

export function score(artStyle: ArtStyle = "hokusai-style"): Score {
  const empty = () => ({ asked: 0, seen: 0 });
  const sum: Score = { thing: empty(), relation: empty(), setting: empty(), absence: empty(), lost: [] };
  for (const { words, asked } of sentences) {
    const scene = sceneOf(words, 0, artStyle);
    for (const part of asked) {
      const { kind, seen } = check(scene, part);
      sum[kind].asked++;
      const lost = ofFewInks.has(artStyle) && asksForColor(part);
      if (seen && !lost) sum[kind].seen++;
      else sum.lost.push(`${words}: ${part}`);
    }
  }
  return sum;
}

// node tests/art/seen.ts     the score, and what was lost
if (import.meta.main) {
  const { lost, ...kinds } = score();
  console.log(lost.join("\n"));
  for (const [kind, { asked, seen }] of Object.entries(kinds)) console.log(kind, seen, "of", asked);
}

/** A reading in few words: what is drawn, and how it stands to what. */
export const told = (wish: string) =>
  read(wish).things.map(({ motif, count, members, small, to }) =>
    [
      members
        ? `${count > members.length ? `${count} of ` : ""}${members.join("+")}`
        : count > 1
          ? `${count} ${motif}`
          : motif,
      ...(small ? ["small"] : []),
      ...(to ? [to.relation, String(to.thing)] : []),
    ].join(" "),
  );
