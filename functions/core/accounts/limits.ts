import { DAY_SECONDS, HOUR_SECONDS } from "../../lib/clock.ts";
import {
  type Counting,
  countFrom,
  type Measure,
  type Measures,
  measured,
  tooMuch,
  tryUse,
  use,
} from "../../lib/limit.ts";

/** How often is often enough. A stage may have its own measures; the names say what is counted. */
const measures = {
  /** Everybody new needs one to do anything, and a campus or a carrier has one address: drawing has limits of its own. */
  guestsPerAddress: { most: 300, withinSeconds: HOUR_SECONDS },
  registrationsPerAddress: { most: 10, withinSeconds: HOUR_SECONDS },
  /** Tries of a password: for one account from one address, and from one address for all accounts. */
  loginsPerAccountAndAddress: { most: 5, withinSeconds: 15 * 60 },
  loginsPerAddress: { most: 50, withinSeconds: 15 * 60 },
  /** The same of who is logged in already: of this session, wherever it is taken. */
  confirmationsPerSession: { most: 5, withinSeconds: 15 * 60 },
  /** From everywhere: beyond it only its owner is let in, where they have come in before. */
  loginsOfStrangersPerAccount: { most: 30, withinSeconds: HOUR_SECONDS },
  /** Logins that succeed cost a hash and a session each. */
  sessionsPerAccount: { most: 60, withinSeconds: HOUR_SECONDS },
  googlePerAddress: { most: 30, withinSeconds: 15 * 60 },
  /** Mails that anybody can have sent to somebody: few, so that no inbox is flooded. */
  mailsPerAddress: { most: 10, withinSeconds: HOUR_SECONDS },
  /** Of the whole shop, with the newsletter's among them. */
  unaskedMails: { most: 5_000, withinSeconds: DAY_SECONDS },
  /** Whose a link is, is asked before it is used. */
  mailedTokensPerAddress: { most: 60, withinSeconds: 15 * 60 },
} as const satisfies Record<string, Measure>;

type LimitName = keyof typeof measures;
export type AccountLimits = Measures<LimitName>;

export const accountLimits = (settings?: string): AccountLimits => measured(measures, settings);

export type Limiting = Counting & { accountLimits: AccountLimits };

/** Counts one use under a limit, or refuses it. */
export const countUse = (needs: Limiting, name: LimitName, id: string) =>
  use(needs, { scope: name, ...needs.accountLimits[name] }, id);

/** The same where somebody may go on all the same: with how others are refused, if it was too many. */
export async function tryUseOf(needs: Limiting, name: LimitName, id: string) {
  const limit = { scope: name, ...needs.accountLimits[name] };
  const counted = await tryUse(needs, limit, id);
  return { use: counted, refusal: counted ? undefined : tooMuch(needs, limit) };
}

/** The same of wherever somebody is, in the networks around it as well. */
export const countUseFrom = (needs: Limiting, name: LimitName, ipAddress: string) =>
  countFrom(needs, { scope: name, ...needs.accountLimits[name] }, ipAddress);
