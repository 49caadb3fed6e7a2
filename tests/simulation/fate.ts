import { DAY_MS } from "../../functions/lib/clock.ts";
import type { Failing } from "../support/fake-payments.ts";
import type { Dice } from "./dice.ts";
import type { Hasty } from "./odd-money.ts";
import type { Rare } from "./rare.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Something that happens to an order from outside, at some time after it was written down. */
export type Event =
  | { kind: "pays"; late: boolean; delayed?: "paid" | "failed"; wrong?: true }
  | { kind: "checks out again" }
  | { kind: "cancels" | "corrects address" | "deletes picture" | "wants to be forgotten" | "is merged" }
  | { kind: "refund there"; share: number; pending: boolean }
  | { kind: "refund fails later" }
  | { kind: "dispute"; ends: "won" | "lost"; after: number }
  | { kind: "bank warns" }
  | { kind: "provider fails"; times: number; when: Failing }
  | { kind: "review"; ends: "approved" | "refunded"; after: number }
  | {
      kind: "print house";
      does:
        | ("sends" | "cancels" | "splits" | "begins" | "holds back" | "asks" | "answers")
        | ("moves" | "packs anew" | "takes back" | "tells numbers");
    }
  | { kind: "loses a parcel" }
  | {
      kind: "operator";
      does:
        | "refund"
        | "part"
        | "another part"
        | "lines"
        | "reprint"
        | "reprint a line"
        | "address"
        | "hold"
        | "resend"
        | "retry"
        | "note";
    };

export type Fate = Rare & {
  lines: { size: string; copies: number }[];
  method: "Budget" | "Express";
  /** What the print house says to it. */
  refusal: "address" | "item" | undefined;
  /** A refused address is corrected by its owner, or called off; or nobody ever reads the mail. */
  readsMail: "corrects" | "cancels" | "never";
  /** Parcels that are given up, by the number of the line. */
  parcels: ("dispatched" | "cancelled")[];
  delivers: boolean;
  /** When the keys of the print house do not work, in ms. */
  outage: [number, number] | undefined;
  /** Mails to this address are never taken. */
  undeliverable: boolean;
  /** When no mail at all can be sent, in ms. */
  mailless: [number, number] | undefined;
  refundsPend: boolean;
  /** So far apart, in turns of whoever works, are two callbacks that come in one moment. */
  apart: number;
  /** The print house cancels a reprint when it is first asked for it. */
  cancelsReprint: boolean;
  /** What an operator does about lines that were lost, and about a reprint that was cancelled. */
  losses: "paid back" | "printed again";
  events: { at: number; event: Event }[];
};

function inOneMoment({ first, second }: Hasty): Event[] {
  const deed: Event = { kind: "operator", does: first };
  if (second === "cancels") return [deed, { kind: second }];
  if (second === "refund there") return [deed, { kind: second, share: 0.25, pending: false }];
  return [deed, { kind: "operator", does: second }];
}

/** What somebody does with an order, and what becomes of it outside. */
export function fateOf({ chance, pick, between }: Dice, rare: Rare): Fate {
  const events: Fate["events"] = [];
  const add = (at: number, event: Event) => events.push({ at, event });
  const late = chance(0.1);
  /** Any moment: in the hold, in production, on the way, long afterwards. */
  const moment = () =>
    pick([
      between(2, 30) * MINUTE_MS,
      between(30, 90) * MINUTE_MS,
      between(2, 70) * HOUR_MS,
      between(3, 25) * DAY_MS,
    ]);

  if (chance(0.88)) {
    const delayed = chance(0.06) ? { delayed: pick(["paid", "failed"] as const) } : {};
    const wrong = chance(0.03) && { wrong: true as const };
    const at = late ? 34 * MINUTE_MS + between(0, 4) * MINUTE_MS : MINUTE_MS;
    // The page is open for that long, where nobody closes it.
    add(rare.leavesAt === undefined ? at : rare.leavesAt + 31 * MINUTE_MS, {
      kind: "pays",
      late,
      ...delayed,
      ...wrong,
    });
  }
  for (const [kind, share] of [
    ["cancels", 0.15],
    ["corrects address", 0.08],
    ["deletes picture", 0.05],
    ["wants to be forgotten", 0.04],
    ["is merged", 0.05],
  ] as const)
    if (chance(share)) add(moment(), { kind });
  if (chance(0.1)) add(moment(), { kind: "refund there", share: pick([1, 0.5, 0.25]), pending: chance(0.2) });
  if (chance(0.05)) add(between(3, 20) * DAY_MS, { kind: "refund fails later" });
  if (chance(0.06))
    add(moment(), { kind: "dispute", ends: pick(["won", "lost"]), after: between(1, 12) * DAY_MS });
  if (chance(0.05))
    add(between(1, 40) * MINUTE_MS, {
      kind: "review",
      ends: pick(["approved", "refunded"]),
      after: between(1, 40) * HOUR_MS,
    });
  const { disputedAt } = rare.penniless ?? {};
  if (disputedAt !== undefined)
    add(disputedAt, { kind: "dispute", ends: rare.reversed ? "lost" : "won", after: 9 * DAY_MS });
  if (rare.unwell) add(rare.unwell.at, { kind: "provider fails", ...rare.unwell });
  if (rare.hasty) for (const event of inOneMoment(rare.hasty)) add(rare.hasty.at, event);
  if (rare.leavesAt !== undefined) add(rare.leavesAt, { kind: "wants to be forgotten" });
  if (rare.warnedAt !== undefined) add(rare.warnedAt, { kind: "bank warns" });
  const begins = between(2, 48) * HOUR_MS;
  add(begins, { kind: "print house", does: "begins" });
  const sends = between(2, 5) * DAY_MS;
  if (chance(0.06)) add(between(1, 60) * HOUR_MS, { kind: "print house", does: "cancels" });
  if (chance(0.05)) {
    add(between(1, 24) * HOUR_MS, { kind: "print house", does: "holds back" });
    add(chance(0.5) ? between(2, 10) * DAY_MS : between(11, 20) * DAY_MS, {
      kind: "print house",
      does: "sends",
    });
  }
  if (chance(0.08)) {
    add(between(1, 24) * HOUR_MS, { kind: "print house", does: "asks" });
    if (chance(0.7)) add(between(25, 60) * HOUR_MS, { kind: "print house", does: "answers" });
  }
  add(sends, { kind: "print house", does: chance(0.3) ? "splits" : "sends" });
  const { movesFor, takesBackAfter, numbersAfter } = rare.odd;
  if (movesFor !== undefined) {
    add(begins + HOUR_MS, { kind: "print house", does: "moves" });
    add(begins + HOUR_MS + movesFor, { kind: "print house", does: "packs anew" });
  }
  if (takesBackAfter !== undefined) add(sends + takesBackAfter, { kind: "print house", does: "takes back" });
  if (numbersAfter !== undefined) add(sends + numbersAfter, { kind: "print house", does: "tells numbers" });
  add(sends + between(1, 5) * DAY_MS, { kind: "print house", does: "sends" });
  if (chance(0.04)) add(sends + between(6, 10) * DAY_MS, { kind: "loses a parcel" });
  if (chance(0.2)) {
    const does = pick([
      ...(["refund", "part", "lines", "reprint", "reprint a line", "address"] as const),
      ...(["address", "hold", "resend", "retry", "note"] as const),
    ]);
    // Around the moment in which it is handed over an address may just be in time, or just too late.
    add(does === "address" && chance(0.7) ? between(28, 60) * MINUTE_MS : moment(), {
      kind: "operator",
      does,
    });
  }
  if (chance(0.06)) add(between(1, 36) * MINUTE_MS, { kind: "checks out again" });
  const lines = Array.from({ length: between(1, 3) }, (_, index) => ({
    size: ["12x18", "16x24", "20x30"][index] ?? "16x24",
    copies: between(1, 3),
  }));
  return {
    lines,
    method: chance(0.3) ? "Express" : "Budget",
    refusal: chance(0.08) ? pick(["address", "item"]) : undefined,
    readsMail: pick(["corrects", "cancels", "never"]),
    parcels: lines.map(() => (chance(0.08) ? "cancelled" : "dispatched")),
    delivers: chance(0.3),
    outage: chance(0.05) ? [between(1, 40) * MINUTE_MS, between(1, 8) * HOUR_MS] : undefined,
    undeliverable: chance(0.02),
    refundsPend: chance(0.1),
    losses: pick(["paid back", "printed again"]),
    mailless: chance(0.1)
      ? [pick([between(1, 60) * HOUR_MS, between(8, 16) * DAY_MS]), between(2, 36) * HOUR_MS]
      : undefined,
    apart: between(0, 60),
    cancelsReprint: chance(0.1),
    ...rare,
    events: events.sort((a, b) => a.at - b.at),
  };
}
