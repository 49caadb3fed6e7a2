import { entity } from "../../lib/table/entity.ts";
import type { UserId } from "./caller.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const after = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY_MS);

/** A guest is a person with an account and no name; registering keeps the account. */
export type Profile = {
  userId: UserId;
  userType: "guest" | "registered";
  locale: "en-US";
  createdAt: string;
  /** To the day: when a guest was last here. */
  seenAt?: string;
  /** Sessions and tokens from before this moment are over, whether they were found and removed or not. */
  endedBefore?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  /** The Google account that opens this one. */
  googleSubject?: string;
};

const GUEST_DAYS = 90;

export const profiles = entity<{ userId: UserId }, Profile>({
  type: "profile",
  key: ({ userId }) => ({ pk: `U#${userId}`, sk: "PROFILE" }),
  expires: ({ userType, seenAt, createdAt }) =>
    userType === "guest" ? after(seenAt ?? createdAt, GUEST_DAYS) : undefined,
});

/** What an e-mail address opens. Until it is verified, it opens nothing, and may be claimed anew. */
export type Login = {
  email: string;
  userId: UserId;
  /** Who only ever came by way of Google has none. */
  passwordHash?: string;
  verified: boolean;
  /** Ties an e-mailed token to this very claim: a later claim makes older tokens worthless. */
  claim: string;
  claimedAt: string;
  firstName: string;
  lastName: string;
};

const CLAIM_DAYS = 7;

export const logins = entity<{ email: string }, Login>({
  type: "login",
  key: ({ email }) => ({ pk: `EMAIL#${email}`, sk: "LOGIN" }),
  expires: ({ verified, claimedAt }) => (verified ? undefined : after(claimedAt, CLAIM_DAYS)),
});

/** Which account a Google account opens. Google's subject stays when the address there changes. */
export type GoogleLink = { subject: string; userId: UserId };

export const googleLinks = entity<{ subject: string }, GoogleLink>({
  type: "google",
  key: ({ subject }) => ({ pk: `GOOG#${subject}`, sk: "LINK" }),
});

/** One browser that is signed in. Only the hash of its secret is kept. */
export type Session = { userId: UserId; hash: string; startedAt: string; seenAt?: string };

export const SESSION_DAYS = 30;

export const SESSION_PREFIX = "SESS#";

export const sessions = entity<{ userId: UserId; hash: string }, Session>({
  type: "session",
  key: ({ userId, hash }) => ({ pk: `U#${userId}`, sk: `${SESSION_PREFIX}${hash}` }),
  expires: ({ startedAt, seenAt }) => after(seenAt ?? startedAt, SESSION_DAYS),
});

/** A token that was mailed: good once, for one purpose, for a day. */
export type MailToken = {
  hash: string;
  purpose: "verify" | "reset" | "nothing";
  email: string;
  claim: string;
  sentAt: string;
};

export const mailTokens = entity<{ hash: string }, MailToken>({
  type: "mail-token",
  key: ({ hash }) => ({ pk: `TOK#${hash}`, sk: "TOKEN" }),
  expires: ({ sentAt }) => after(sentAt, 1),
});

/** One address is one account, however it is typed. */
export const normalEmail = (email: string) => email.trim().normalize("NFKC").toLowerCase();
