import type { Clock } from "../../lib/clock.ts";
import { type Measure, type Measures, measured, use } from "../../lib/limit.ts";
import type { Table } from "../../lib/table/table.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often is often enough. A stage may have its own measures; the names say what is counted. */
const measures = {
  guestsPerAddress: { most: 30, withinSeconds: DAY },
  registrationsPerAddress: { most: 10, withinSeconds: HOUR },
  /** Tries of a password: for one account from one address, and from one address for all accounts. */
  loginsPerAccountAndAddress: { most: 5, withinSeconds: 15 * MINUTE },
  loginsPerAddress: { most: 50, withinSeconds: 15 * MINUTE },
  /** From networks that have not logged in to the account before: its owner is at one that has. */
  loginsOfStrangersPerAccount: { most: 30, withinSeconds: HOUR },
  /** Logins that succeed cost a hash and a session each. */
  sessionsPerAccount: { most: 60, withinSeconds: HOUR },
  googlePerAddress: { most: 30, withinSeconds: 15 * MINUTE },
  /** Mails that anybody can have sent to somebody: few, so that no inbox is flooded. */
  mailsPerAddress: { most: 10, withinSeconds: HOUR },
  mailedTokensPerAddress: { most: 30, withinSeconds: 15 * MINUTE },
} as const satisfies Record<string, Measure>;

type LimitName = keyof typeof measures;
export type AccountLimits = Measures<LimitName>;

export const accountLimits = (settings?: string): AccountLimits => measured(measures, settings);

export type Limiting = {
  table: Pick<Table, "count">;
  clock: Clock;
  limited: boolean;
  accountLimits: AccountLimits;
};

/** Counts one use under a limit, or refuses it. */
export const atMost = (needs: Limiting, name: LimitName, id: string) =>
  use(needs, { scope: name, ...needs.accountLimits[name] }, id);
