import { DAY_MS } from "../../functions/lib/clock.ts";
import type { Dice } from "./dice.ts";
import { type OddHouse, oddHouse } from "./odd-house.ts";
import {
  type Hasty,
  hastyDeeds,
  type Penniless,
  pennilessIn,
  type Unwell,
  unwellFrom,
  warnedAt,
} from "./odd-money.ts";
import type { Deploy } from "./releases.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Takedown = { at: number } | { turns: number; into: "a file" | "the sending" };

/** What seldom happens to an order. Times are in ms. */
export type Rare = {
  /** The picture of its first line is taken down: at some time, or so many turns after its file or print is begun. */
  takedown: Takedown | undefined;
  /** A dispute that was lost is won after all, so long after. */
  reversed: number | undefined;
  odd: OddHouse;
  /** Another release goes out: for a while two work beside each other. */
  deploy: Deploy | undefined;
  /** When our balance at the provider is empty: each refund is refused, or waits until somebody tops it up. */
  penniless: Penniless | undefined;
  file: number | "filtered" | undefined;
  unwell: Unwell | undefined;
  warnedAt: number | undefined;
  hasty: Hasty | undefined;
  /** When its owner wants to be forgotten, while somebody has the page to pay at before them still. */
  leavesAt: number | undefined;
};

/** They have a chance of their own, so that all else is as it was before; what is new comes last, for the same reason. */
export const rareOf = (dice: Dice): Rare => ({
  takedown: takedownOf(dice),
  reversed: reversedAfter(dice),
  odd: oddHouse(dice),
  deploy: deployOf(dice),
  penniless: pennilessIn(dice),
  file: fileTrouble(dice),
  unwell: unwellFrom(dice),
  warnedAt: warnedAt(dice),
  hasty: hastyDeeds(dice),
  leavesAt: leavesAt(dice),
});

function takedownOf({ chance, pick, between }: Dice): Takedown | undefined {
  if (!chance(0.08)) return undefined;
  return pick([
    () => ({ at: between(0, 70) * 1000 }),
    () => ({ at: between(2, 120) * MINUTE_MS }),
    () => ({ at: between(2, 500) * HOUR_MS }),
    () => ({ turns: between(0, 200), into: "a file" as const }),
    () => ({ turns: between(0, 200), into: "the sending" as const }),
  ])();
}

const reversedAfter = ({ chance, between }: Dice) => (chance(0.3) ? between(1, 20) * DAY_MS : undefined);

function deployOf({ chance, pick, between }: Dice): Deploy | undefined {
  if (!chance(0.15)) return undefined;
  const from = pick([between(0, 90), between(0, 120 * 60)]) * MINUTE_MS;
  return [from, from + between(5, 180) * MINUTE_MS];
}

/** Whoever makes a file of it is killed each time, so many times; or the upscaler's filter does not take the picture. */
function fileTrouble({ chance, pick, between }: Dice): Rare["file"] {
  if (!chance(0.05)) return undefined;
  return pick([() => between(1, 4), () => Number.POSITIVE_INFINITY, () => "filtered" as const])();
}

const leavesAt = ({ chance, between }: Dice) => (chance(0.03) ? between(2, 6) * MINUTE_MS : undefined);
