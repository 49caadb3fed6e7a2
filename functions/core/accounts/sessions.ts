import type { Clock } from "../../lib/clock.ts";
import { fingerprint } from "../../lib/fingerprint.ts";
import type { Item } from "../../lib/table/engine.ts";
import type { Stored, Unread } from "../../lib/table/entity.ts";
import { cameFirst, repeated, type Table } from "../../lib/table/table.ts";
import { creating, removing, removingItem } from "../../lib/table/writes.ts";
import type { Profile } from "./account.ts";
import { type Caller, ownerKey, type UserId } from "./caller.ts";
import { SESSION_PREFIX, type Session, sessions } from "./items.ts";
import type { NewSecret } from "./secrets.ts";

type Needs = { table: Table; clock: Clock; newSecret: NewSecret };

/** A session that has begun: what the browser keeps, and by which name the shop knows it. */
export type Started = { cookie: string; hash: string };

/** What the browser keeps: whose session it is, and the secret that proves it. */
const cookieOf = (userId: UserId, secret: string) => `${userId}.${secret}`;

/** No cookie of ours has a longer part, and no key of the table may be much longer. */
const LONGEST_PART = 64;

/** Where the session of a cookie would be kept; undefined if the shop has never given out such a cookie. */
export function parseCookie(cookie: string): { userId: UserId; hash: string } | undefined {
  const [userId = "", secret = "", ...more] = cookie.split(".");
  const isOurs =
    more.length === 0 && [userId, secret].every((part) => part !== "" && part.length <= LONGEST_PART);
  return isOurs ? { userId: userId as UserId, hash: fingerprint(secret) } : undefined;
}

/** A session that is about to be: written together with whatever makes it right. */
export function newSession({ clock, newSecret }: Omit<Needs, "table">, userId: UserId) {
  const secret = newSecret();
  const session: Session = { userId, hash: fingerprint(secret), startedAt: clock.now().toISOString() };
  return { cookie: cookieOf(userId, secret), hash: session.hash, write: creating(sessions, session) };
}

export const callerOf = ({ userId, userType, v }: Stored<Profile>): Caller => ({ userId, userType, v });

/** A new password ends what was begun with the old one, at once and even if its session is still lying there. */
export const sessionIsOver = ({ endedBefore }: Profile, { startedAt }: Session) =>
  endedBefore !== undefined && Date.parse(startedAt) < Date.parse(endedBefore);

/** Ends a session, also one that another tab is just noted to use; one that is over already is fine. */
export const endSession = ({ table }: Pick<Needs, "table">, name: { userId: UserId; hash: string }) =>
  repeated(async () => {
    const session = await table.get(sessions, name, { consistent: true });
    if (session) await table.remove(sessions, session);
  });

export const sessionsOf = ({ table }: Pick<Needs, "table">, userId: UserId, unread?: Unread) =>
  table.all(sessions, { pk: ownerKey(userId), prefix: SESSION_PREFIX, unread });

/** Removes the sessions of somebody, but for the one that has just begun. */
export const removeSessions = (needs: Pick<Needs, "table">, userId: UserId, keep?: string) =>
  repeated(async () => {
    // One of a release to come would be good again with that.
    const unread: Item[] = [];
    const open = await sessionsOf(needs, userId, ({ item }) => unread.push(item));
    const others = open.filter(({ hash }) => hash !== keep).map((session) => removing(sessions, session));
    const writes = [...others, ...unread.map(removingItem)];
    await Promise.all(writes.map((write) => needs.table.write(write)));
  });

const MOST_SESSIONS = 20;

const usedAt = ({ seenAt, startedAt }: Session) => Date.parse(seenAt ?? startedAt);

/** More browsers than that are nobody's: the ones that were used longest ago are logged out. */
export async function keepNewest(needs: Pick<Needs, "table">, userId: UserId, begun: string) {
  const others = (await sessionsOf(needs, userId)).filter(({ hash }) => hash !== begun);
  const oldestFirst = others.toSorted((a, b) => usedAt(a) - usedAt(b));
  const surplus = oldestFirst.slice(0, Math.max(0, others.length + 1 - MOST_SESSIONS));
  await Promise.all(surplus.map((session) => cameFirst(needs.table.write(removing(sessions, session)))));
}
