import { entity } from "../../lib/table/entity.ts";

/** Somebody typed an address; whether it is theirs, their click will tell. */
export type Request = { hash: string; email: string; askedAt: string; confirmed: boolean };

const DAYS_TO_CONFIRM = 7;

export const requests = entity<{ hash: string }, Request>({
  type: "newsletter-request",
  key: ({ hash }) => ({ pk: `NEWSREQ#${hash}`, sk: "REQUEST" }),
  expires: ({ askedAt }) => new Date(Date.parse(askedAt) + DAYS_TO_CONFIRM * 24 * 60 * 60 * 1000),
});

/** Somebody who wants the newsletter. `leaveSecret` stands in every letter, so that leaving needs no account. */
export type Reader = { email: string; since: string; leaveSecret: string };

export const READERS = "NEWS";

export const readers = entity<{ email: string }, Reader>({
  type: "newsletter-reader",
  key: ({ email }) => ({ pk: `NEWS#${email}`, sk: "READER" }),
  listed: ({ since, email }) => ({ pk: READERS, sk: `${since}#${email}` }),
});

/** What stands behind "unsubscribe": whose letter it is, and the proof of having received it. */
export const leaveToken = ({ email, leaveSecret }: Reader) =>
  `${Buffer.from(email).toString("base64url")}.${leaveSecret}`;

export function readLeaveToken(token: string): { email: string; leaveSecret: string } | undefined {
  const [email, leaveSecret] = token.split(".");
  return email && leaveSecret
    ? { email: Buffer.from(email, "base64url").toString(), leaveSecret }
    : undefined;
}
