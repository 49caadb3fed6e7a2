import { worn } from "../reading/grammar.ts";
import type { Thing } from "../reading/thing.ts";

// Where one sits or stands on what is drawn, which looks left.

type Seat = {
  /** Above its foot, of its height. */
  high: number;
  /** From its middle towards its rear, of its width. */
  back: number;
};

const at = (high: number, back = 0): Seat => ({ high, back });

const seats: Record<string, Seat> = {
  ...{
    sofa: at(0.5),
    armchair: at(0.44),
    bench: at(0.42),
    chair: at(0.42),
    bed: at(0.46),
    sled: at(0.5),
  },
  ...{ bicycle: at(0.74, 0.15), motorcycle: at(0.56, 0.06), tractor: at(0.74, 0.2), train: at(0.64, 0.06) },
  ...{ horse: at(0.6, 0.04), unicorn: at(0.56, 0.06), camel: at(0.66, 0.2), elephant: at(0.92, 0.06) },
  ...{ giraffe: at(0.55, 0.1), zebra: at(0.64, 0.08), stag: at(0.58, 0.14), llama: at(0.6, 0.08) },
  ...{ bear: at(0.92), tiger: at(0.86), lion: at(0.84), cow: at(0.8, 0.1), ox: at(0.82, 0.1) },
  ...{ pig: at(0.88), goat: at(0.7, 0.1), ewe: at(0.84), dragon: at(0.6, -0.14) },
  ...{
    figure: at(0.84),
    whale: at(0.66, 0.05),
    turtle: at(0.86),
    bridge: at(0.62),
    branch: at(0.51),
    wire: at(0.73),
    swing: at(0.28),
    "tall-ship": at(0.2),
    skiff: at(0.35),
  },
};

/** On top of most things one stands, a little within their outline. */
const ON_TOP = at(0.92);

export const seatOf = (motif: string): Seat => seats[motif] ?? ON_TOP;

/** Where on a person who looks left something is: of their height above their feet, and of their width from the left. */
const spots: Record<string, { high: number; along: number }> = {
  ...{ head: { high: 0.95, along: 0.5 }, hair: { high: 0.95, along: 0.5 }, face: { high: 0.84, along: 0.3 } },
  ...{
    shoulder: { high: 0.8, along: 0.8 },
    shoulders: { high: 0.8, along: 0.8 },
    back: { high: 0.6, along: 0.9 },
  },
  ...{ lap: { high: 0.3, along: 0.4 } },
};

/** At the end of an arm that hangs down. */
const HAND = { high: 0.42, along: 0.95 };

export const spotOf = (part: string) => spots[part] ?? HAND;

/** On its owner's head, whichever word says that they have it. */
export const isWorn = ({ motif, to }: Thing): boolean =>
  worn.has(motif) && (to?.relation === "holding" || to?.relation === "with");

/** One sits in it as on it. */
const furniture = new Set("sofa armchair bench chair swing".split(" "));

/** Who is on it, or in it, sits on it. */
export const isSatOn = ({ motif, to }: Thing): boolean =>
  furniture.has(motif) && (to?.relation === "on" || to?.relation === "in");

/** One stands on these, whatever word says that one rides them. */
const boards = new Set("skateboard surfboard".split(" "));

export const isStoodOn = (motif: string): boolean => boards.has(motif);

/** Whoever is in one of these is seen in it from the waist up. */
const open = new Set("skiff convertible".split(" "));

export const isOpen = (motif: string): boolean => open.has(motif);

/** Words for any boat: who is in one that no word gives sails to rows. */
const boats = new Set("boat sailing".split(" "));

/** What is closed, or has somebody of its own in it, is drawn open and empty for whoever is in it. */
export function openedFor({ word, motif, to }: Thing): string {
  const aboard = to?.relation === "in" || to?.relation === "on" || to?.relation === "riding";
  if (!aboard) return motif;
  if (motif === "rowboat" || (motif === "sailboat" && boats.has(word))) return "skiff";
  return motif === "car" && to?.relation !== "on" ? "convertible" : motif;
}
