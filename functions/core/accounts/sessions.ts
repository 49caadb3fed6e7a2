import type { Clock } from "../../lib/clock.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { creating, removing } from "../../lib/table/writes.ts";
import type { Caller, UserId } from "./caller.ts";
import { type Owned, stays } from "./ownership.ts";
import { hashOf, type NewSecret } from "./secrets.ts";
import { type Profile, SESSION_PREFIX, type Session, sessions } from "./words.ts";

type Needs = { table: Table; clock: Clock; newSecret: NewSecret };

/** What the browser keeps: whose session it is, and the secret that proves it. */
const cookieOf = (userId: UserId, secret: string) => `${userId}.${secret}`;

/** Where the session of a cookie would be kept. */
export function parseCookie(cookie: string): { userId: UserId; hash: string } {
  const [userId = "", secret = ""] = cookie.split(".", 2);
  return { userId: userId as UserId, hash: hashOf(secret) };
}

/** A session that is about to be: written together with whatever makes it right. */
export function newSession({ clock, newSecret }: Omit<Needs, "table">, userId: UserId) {
  const secret = newSecret();
  const session: Session = { userId, hash: hashOf(secret), startedAt: clock.now().toISOString() };
  return { cookie: cookieOf(userId, secret), hash: session.hash, write: creating(sessions, session) };
}

export const callerOf = ({ userId, userType }: Profile): Caller => ({ userId, userType });

const isOver = ({ endedBefore }: Profile, startedAt: number) =>
  endedBefore !== undefined && startedAt < Date.parse(endedBefore);

/** A new password ends what was begun with the old one, at once and even if its session is still lying there. */
export const sessionIsOver = (profile: Profile, { startedAt }: Session) =>
  isOver(profile, Date.parse(startedAt));

/** Tokens tell their time in whole seconds: one of the same second is the new one. */
export const tokenIsOver = (profile: Profile, { issuedAt }: Caller) =>
  issuedAt !== undefined && isOver(profile, issuedAt * 1000 + 999);

/** Ends this browser's session; one that is over already is fine. */
export async function endSession({ table }: Pick<Needs, "table">, cookie: string) {
  const session = await table.get(sessions, parseCookie(cookie), { consistent: true });
  if (session) await table.remove(sessions, session).catch(ignoreConflict);
}

/** Removes the sessions of somebody, but for the one that has just begun. */
export async function removeSessions({ table }: Pick<Needs, "table">, userId: UserId, keep?: string) {
  const all = await table.within(sessions, { pk: `U#${userId}`, prefix: SESSION_PREFIX });
  for (const session of all)
    if (session.hash !== keep) await table.write(removing(sessions, session)).catch(ignoreConflict);
}

const ignoreConflict = (failure: unknown) => {
  if (!(failure instanceof Conflict)) throw failure;
};

export const ownedSessions: Owned = {
  moves: stays,
  async exported(table, { userId }) {
    const open = await table.within(sessions, { pk: `U#${userId}`, prefix: SESSION_PREFIX });
    return open.map(({ startedAt, seenAt }) => ({ startedAt, lastSeenAt: seenAt ?? startedAt }));
  },
  // They go last, after the account: until then, whoever is cut off half-way can ask again.
  erased: stays,
  kept: "nothing",
  ends: "30 days after it was last used",
};
