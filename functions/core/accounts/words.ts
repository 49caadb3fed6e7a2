import { entity } from "../../lib/table/entity.ts";
import type { UserId } from "./caller.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const after = (iso: string, ms: number) => new Date(Date.parse(iso) + ms);

/** A guest is a person with an account and no name; registering keeps the account. */
export type Profile = {
  userId: UserId;
  userType: "guest" | "registered";
  locale: "en-US";
  createdAt: string;
  email?: string;
  firstName?: string;
  lastName?: string;
};

const GUEST_DAYS = 90;

export const profiles = entity<{ userId: UserId }, Profile>({
  type: "profile",
  key: ({ userId }) => ({ pk: `U#${userId}`, sk: "PROFILE" }),
  expires: ({ userType, createdAt }) =>
    userType === "guest" ? after(createdAt, GUEST_DAYS * DAY_MS) : undefined,
});

/** What an e-mail address opens. Until it is verified, it opens nothing, and may be claimed anew. */
export type Login = {
  email: string;
  userId: UserId;
  passwordHash: string;
  verified: boolean;
  /** Ties an e-mailed token to this very claim: a later claim makes older tokens worthless. */
  claim: string;
  firstName: string;
  lastName: string;
};

export const logins = entity<{ email: string }, Login>({
  type: "login",
  key: ({ email }) => ({ pk: `EMAIL#${email}`, sk: "LOGIN" }),
});

/** One browser that is signed in. Only the hash of its secret is kept. */
export type Session = { userId: UserId; hash: string; startedAt: string };

export const SESSION_DAYS = 30;

export const SESSION_PREFIX = "SESS#";

export const sessions = entity<{ userId: UserId; hash: string }, Session>({
  type: "session",
  key: ({ userId, hash }) => ({ pk: `U#${userId}`, sk: `${SESSION_PREFIX}${hash}` }),
  expires: ({ startedAt }) => after(startedAt, SESSION_DAYS * DAY_MS),
});

/** A token that was mailed: good once, for one purpose, for a day. */
export type MailToken = {
  hash: string;
  purpose: "verify" | "reset";
  email: string;
  claim: string;
  sentAt: string;
};

export const mailTokens = entity<{ hash: string }, MailToken>({
  type: "mail-token",
  key: ({ hash }) => ({ pk: `TOK#${hash}`, sk: "TOKEN" }),
  expires: ({ sentAt }) => after(sentAt, DAY_MS),
});

/** One address is one account, however it is typed. */
export const normalEmail = (email: string) => email.trim().normalize("NFKC").toLowerCase();
