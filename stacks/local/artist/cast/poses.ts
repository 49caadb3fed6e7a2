import { natural } from "../motifs/colors.ts";
import { isGuised } from "../motifs/who.ts";
import { isAlive } from "../motifs/words.ts";
import { type Action, players } from "../reading/grammar.ts";
import type { Reading, Thing } from "../reading/thing.ts";
import { isOpen, isSatOn, isStoodOn } from "./seats.ts";

const people = new Set("figure elder child couple".split(" "));
/** Whoever is on one of these rides it, whatever word says so. */
const saddled = new Set(
  "horse unicorn camel elephant giraffe zebra dragon bicycle motorcycle tractor figure".split(" "),
);
/** Curled up they are all like one; a dog or a hare would be taken for a cat. */
const curling = new Set("cat fox tiger lion".split(" "));

/** Their wings are folded, as they are drawn. */
const folded = new Set("swan duck goose pigeon raven owl parrot".split(" "));

/** Upright others are not to be told from a bear. */
const nimble = new Set("fox wolf dog cat bear hare".split(" "));

/** What of a beast is drawn doing something. */
export function posedBeast(action: Action | undefined, name: string): string | undefined {
  if (action === "sleeping" && curling.has(name)) return "curled";
  return action === "dancing" && nimble.has(name) ? `dancing-${name}` : undefined;
}

const byAction: Record<string, string> = {
  reading: "reader",
  dancing: "dancer",
  sleeping: "sleeper",
  sitting: "sitter",
  singing: "singer",
};

/** What is seen of somebody who does something, and which of the other things are in their hands already. */
export type Posed = { motifs: string[]; count: number; color?: string; inHand: number[] };

const played = (things: readonly Thing[]) =>
  things.findIndex(({ to, motif }) => to?.relation === "playing" && players[motif] !== undefined);

/** By its own name: a cello is drawn as a violin, and played otherwise. */
const playerOf = (thing?: Thing) => players[thing?.word ?? ""] ?? players[thing?.motif ?? ""];

export function pose({ things, action }: Pick<Reading, "things" | "action">): Posed | undefined {
  const [first] = things;
  if (!first) return undefined;
  const two = first.motif === "couple" ? 2 : 1;
  const plain: Posed = {
    motifs: first.members ?? [first.motif],
    count: first.count,
    inHand: [],
    ...(first.color && { color: first.color }),
  };
  const person = people.has(first.motif);
  const instrument = played(things);
  if (person && instrument > 0)
    return { ...plain, motifs: [playerOf(things[instrument]) ?? "figure"], inHand: [instrument] };
  const riding = things.some(
    ({ to, motif }) =>
      (to?.relation === "riding" && !isStoodOn(motif)) ||
      (to?.relation === "on" && saddled.has(motif)) ||
      (to?.relation === "in" && isOpen(motif) && !action),
  );
  if (riding && (person || first.motif === "astronaut"))
    return { ...plain, count: first.count * two, motifs: [person ? "rider" : "space-rider"] };
  const seated = things.some(isSatOn) && action !== "sleeping";
  const posed =
    person && seated
      ? action === "reading"
        ? "seated-reader"
        : "seated"
      : person && action && !(action === "dancing" && isGuised(first.who ?? {}))
        ? byAction[action]
        : undefined;
  if (posed) {
    const book = things.findIndex(({ to }) => to?.relation === "reading");
    const count = Math.max(first.count * two, 1);
    return { ...plain, motifs: [posed], count, inHand: action === "reading" && book > 0 ? [book] : [] };
  }
  if (person && action === "flying" && first.who?.back) return { ...plain, motifs: ["flyer"] };
  if (action === "flying" && folded.has(first.motif)) return { ...plain, motifs: ["bird"] };
  const perches = action === "sitting" || things.some(({ to }) => to?.relation === "on" && to.thing === 0);
  if (first.motif === "bird" && perches) return { ...plain, motifs: ["songbird"] };
  const beast = posedBeast(action, first.motif);
  if (beast) return { ...plain, motifs: [beast], color: first.color ?? natural[first.motif] ?? "#7a6a58" };
  return plain;
}

/** Who is always seen at it. */
const always: Partial<Record<Action, ReadonlySet<string>>> = {
  dancing: new Set(["dancer"]),
  sleeping: new Set(["curled", "sleeper"]),
  singing: new Set(["singer", "bird", "songbird"]),
};

/** Whether somebody is drawn doing what the words say that they do, where that could be seen of them. */
export function isSeenAtIt(reading: Pick<Reading, "things" | "action">): boolean {
  const { action, things } = reading;
  const known = action && always[action];
  if (!known || !isAlive(things[0]?.motif)) return true;
  const posed = pose(reading)?.motifs ?? [];
  return posed.some((name) => name === byAction[action] || known.has(name) || name.startsWith("dancing-"));
}
