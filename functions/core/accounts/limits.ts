import type { Clock } from "../../lib/clock.ts";
import { type Measure, type Measures, measured, within } from "../../lib/limit.ts";
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
  googlePerAddress: { most: 30, withinSeconds: 15 * MINUTE },
  /** Mails that anybody can have sent to somebody: few, so that no inbox is flooded. */
  mailsPerAddress: { most: 10, withinSeconds: HOUR },
  mailsPerAccount: { most: 5, withinSeconds: HOUR },
  mailedTokensPerAddress: { most: 30, withinSeconds: 15 * MINUTE },
} as const satisfies Record<string, Measure>;

type LimitName = keyof typeof measures;
export type AccountLimits = Measures<LimitName>;

export const accountLimits = (settings?: string): AccountLimits => measured(measures, settings);

/** Whoever has an IPv6 address has 2⁶⁴ of them: their network is counted as one. */
export function placeOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => "0");
  const whole = tail === undefined ? groups : [...groups, ...zeros, ...last];
  return `${whole.slice(0, 4).join(":")}::/64`;
}

export type Limiting = {
  table: Pick<Table, "count">;
  clock: Clock;
  limited: boolean;
  accountLimits: AccountLimits;
};

/** Counts one use under a limit, or refuses it. */
export const atMost = (needs: Limiting, name: LimitName, id: string) =>
  within(needs, { scope: name, ...needs.accountLimits[name] }, id);
