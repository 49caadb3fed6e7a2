import type { Failing } from "../support/fake-payments.ts";
import type { Dice } from "./dice.ts";

// Odd ways of the payment provider, of banks and of whoever decides about money, each rare. Times are in ms.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When a bank takes it for fraud, and says so. */
export const warnedAt = ({ chance, pick, between }: Dice) =>
  chance(0.1) ? pick([between(2, 60) * MINUTE_MS, between(2, 300) * HOUR_MS]) : undefined;

export type Unwell = { at: number; times: number; when: Failing };

/** When the payment provider fails at what it is asked to make next, and says so: that stays its answer. */
export function unwellFrom({ chance, pick, between }: Dice): Unwell | undefined {
  if (!chance(0.25)) return undefined;
  const at = pick([0, between(2, 90) * MINUTE_MS, between(2, 200) * HOUR_MS]);
  return { at, times: between(1, 4), when: pick(["before it is done", "after"]) };
}

export type Penniless = { from: number; until: number; refunds: "refused" | "pending"; disputedAt?: number };

export function pennilessIn({ chance, pick, between }: Dice): Penniless | undefined {
  if (!chance(0.12)) return undefined;
  const from = pick([between(0, 90) * MINUTE_MS, between(2, 200) * HOUR_MS]);
  const until = from + pick([between(1, 12), between(12, 300)]) * HOUR_MS;
  const refunds = pick(["refused", "pending"] as const);
  return { from, until, refunds, ...(chance(0.25) && { disputedAt: between(from, until) }) };
}

/** Two who decide about its money in one moment; and how many turns of whoever works the provider takes for a refund. */
export type Hasty = {
  at: number;
  turns: number;
  first: "part" | "lines";
  second: "another part" | "refund" | "cancels" | "refund there";
};

export function hastyDeeds({ chance, pick, between }: Dice): Hasty | undefined {
  if (!chance(0.15)) return undefined;
  return {
    at: pick([between(2, 60) * MINUTE_MS, between(2, 300) * HOUR_MS]),
    turns: between(0, 120),
    first: pick(["part", "lines"]),
    second: pick(["another part", "refund", "cancels", "refund there"]),
  };
}
