import { DAY_MS } from "../../lib/clock.ts";
import * as z from "../../lib/schema.ts";
import { entity } from "../../lib/table/entity.ts";
import { at } from "../../lib/table/table.ts";
import { Profile } from "./account.ts";
import { ownerKey, UserId } from "./caller.ts";
import { guestEnds } from "./guests/guests-after-90-days.ts";

const after = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY_MS);
const text = z.string();

export const PROFILE = "PROFILE";

export const profiles = entity<{ userId: UserId }, Profile>({
  type: "profile",
  schema: Profile,
  key: ({ userId }) => ({ pk: ownerKey(userId), sk: PROFILE }),
  /** A guest who has not been here for so long is forgotten by a sweep, with all that was theirs. */
  due: (profile) => (profile.userType === "guest" ? guestEnds(profile) : undefined),
});

/** What an e-mail address opens, whose owner has proven it. */
export type Login = z.infer<typeof Login>;
const Login = z.object({
  email: text,
  userId: UserId,
  /** Who only ever came by way of Google has none. */
  passwordHash: z.exactOptional(text),
  /** Ties an e-mailed token to this very state: a new password makes older tokens worthless. */
  claim: text,
});

export const logins = entity<{ email: string }, Login>({
  type: "login",
  schema: Login,
  /** The first release made one before the address was proven, for a week: that is no login. */
  upgrades: [(older) => older.verified && older],
  key: ({ email }) => ({ pk: `EMAIL#${email}`, sk: "LOGIN" }),
  comesAgain: true,
});

/** What somebody typed who says that an address is theirs. */
const registration = {
  passwordHash: text,
  firstName: text,
  lastName: text,
  /** The browser that sent it, by the hash of what it was given to prove it. */
  browser: text,
};
export type Registration = z.infer<typeof Registration>;
const Registration = z.object(registration);

/** The latest registration under an address. It opens nothing: whether it is its owner's, a click in a mail tells. */
const Claim = z.object({ ...registration, email: text, claimedAt: text });

const CLAIM_DAYS = 7;

export const claims = entity<{ email: string }, z.infer<typeof Claim>>({
  type: "claim",
  schema: Claim,
  key: ({ email }) => ({ pk: `EMAIL#${email}`, sk: "CLAIM" }),
  comesAgain: true,
  expires: ({ claimedAt }) => after(claimedAt, CLAIM_DAYS),
});

export const SESSION_DAYS = 30;
/** However often it is used, it ends then. */
export const LONGEST_SESSION_DAYS = 180;
/** Whoever is logged out at last, because they stayed for so long, is still known where they were. */
export const FAMILIAR_DAYS = LONGEST_SESSION_DAYS + 30;

export const NETWORK_PREFIX = "NET#";

/** A network at which somebody has come in to an account, and when that was last. */
export type Network = z.infer<typeof Network>;
const Network = z.object({ email: text, network: text, at: text });

export const networks = entity<{ email: string; network: string }, Network>({
  type: "network",
  schema: Network,
  key: ({ email, network }) => ({ pk: `EMAIL#${email}`, sk: `${NETWORK_PREFIX}${network}` }),
  expires: ({ at }) => after(at, FAMILIAR_DAYS),
});

/** What an address opens, who claims it, and whether its owner has come in from a network: to be read at once. */
export const knownOf = (email: string, network: string) =>
  [at(logins, { email }), at(claims, { email }), at(networks, { email, network })] as const;

/** Which account a Google account opens. Google's subject stays when the address there changes. */
const GoogleLink = z.object({ subject: text, userId: UserId });

export const googleLinks = entity<{ subject: string }, z.infer<typeof GoogleLink>>({
  type: "google",
  schema: GoogleLink,
  key: ({ subject }) => ({ pk: `GOOG#${subject}`, sk: "LINK" }),
  comesAgain: true,
});

/** One browser that is signed in. Only the hash of its secret is kept. */
export type Session = z.infer<typeof Session>;
const Session = z.object({ userId: UserId, hash: text, startedAt: text, seenAt: z.exactOptional(text) });

export const SESSION_PREFIX = "SESS#";

export const sessions = entity<{ userId: UserId; hash: string }, Session>({
  type: "session",
  schema: Session,
  key: ({ userId, hash }) => ({ pk: ownerKey(userId), sk: `${SESSION_PREFIX}${hash}` }),
  expires: ({ startedAt, seenAt }) => {
    const ends = [after(seenAt ?? startedAt, SESSION_DAYS), after(startedAt, LONGEST_SESSION_DAYS)];
    return new Date(Math.min(...ends.map((end) => end.getTime())));
  },
});

/** A token that was mailed: good once, for one purpose, for a day. */
export type MailToken = z.infer<typeof MailToken>;
const MailToken = z.object({
  hash: text,
  purpose: z.enum(["verify", "reset", "nothing"]),
  email: text,
  claim: text,
  sentAt: text,
  /** What the address's owner confirms with it. */
  registration: z.exactOptional(Registration),
  /** Where a new password was asked for: the browser, as with a registration. */
  browser: z.exactOptional(text),
});

export const mailTokens = entity<{ hash: string }, MailToken>({
  type: "mail-token",
  schema: MailToken,
  key: ({ hash }) => ({ pk: `TOK#${hash}`, sk: "TOKEN" }),
  expires: ({ sentAt }) => after(sentAt, 1),
});
