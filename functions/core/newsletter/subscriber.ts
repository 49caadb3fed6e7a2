import { DAY_MS } from "../../lib/clock.ts";
import * as z from "../../lib/schema.ts";
import { entity } from "../../lib/table/entity.ts";

/** Somebody typed an address; whether it is theirs, their click will tell. */
const Request = z.object({
  hash: z.string(),
  email: z.string(),
  askedAt: z.string(),
  confirmed: z.boolean(),
});

const DAYS_TO_CONFIRM = 7;

export const requests = entity<{ hash: string }, z.infer<typeof Request>>({
  type: "newsletter-request",
  schema: Request,
  key: ({ hash }) => ({ pk: `NEWSREQ#${hash}`, sk: "REQUEST" }),
  expires: ({ askedAt }) => new Date(Date.parse(askedAt) + DAYS_TO_CONFIRM * DAY_MS),
});

/** Somebody who wants the newsletter. `leaveSecret` stands in every letter, so that leaving needs no account. */
export type Subscriber = z.infer<typeof Subscriber>;
const Subscriber = z.object({ email: z.string(), since: z.string(), leaveSecret: z.string() });

export const SUBSCRIBERS = "NEWS";

export const subscribers = entity<{ email: string }, Subscriber>({
  type: "newsletter-reader",
  schema: Subscriber,
  key: ({ email }) => ({ pk: `NEWS#${email}`, sk: "READER" }),
  comesAgain: true,
  listed: ({ since, email }) => ({ pk: SUBSCRIBERS, sk: `${since}#${email}` }),
});

/** What stands behind "unsubscribe": whose letter it is, and the proof of having received it. */
export const leaveToken = ({ email, leaveSecret }: Subscriber) =>
  `${Buffer.from(email).toString("base64url")}.${leaveSecret}`;

export function readLeaveToken(token: string): { email: string; leaveSecret: string } | undefined {
  const [email, leaveSecret] = token.split(".");
  return email && leaveSecret
    ? { email: Buffer.from(email, "base64url").toString(), leaveSecret }
    : undefined;
}
