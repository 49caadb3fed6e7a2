import type { Clock } from "../../lib/clock.ts";
import { at, Conflict, type Table } from "../../lib/table/table.ts";
import { creating, removing } from "../../lib/table/writes.ts";
import type { Caller, UserId } from "./caller.ts";
import { hashOf, type NewSecret } from "./secrets.ts";
import { type Profile, profiles, SESSION_PREFIX, type Session, sessions } from "./words.ts";

type Needs = { table: Table; clock: Clock; newSecret: NewSecret };

/** What the browser keeps: whose session it is, and the secret that proves it. */
const cookieOf = (userId: UserId, secret: string) => `${userId}.${secret}`;

function parse(cookie: string): { userId: UserId; hash: string } {
  const [userId = "", secret = ""] = cookie.split(".", 2);
  return { userId: userId as UserId, hash: hashOf(secret) };
}

/** A session that is about to be: written together with whatever makes it right. */
export function newSession({ clock, newSecret }: Needs, userId: UserId) {
  const secret = newSecret();
  const session: Session = { userId, hash: hashOf(secret), startedAt: clock.now().toISOString() };
  return { cookie: cookieOf(userId, secret), write: creating(sessions, session) };
}

export const callerOf = ({ userId, userType }: Profile): Caller => ({ userId, userType });

/** The profile behind a cookie, in one request; undefined if the session is over or never was. */
export async function profileOf(
  { table }: Pick<Needs, "table">,
  cookie: string,
): Promise<Profile | undefined> {
  const id = parse(cookie);
  if (!id.userId) return undefined;
  const [profile, session] = await table.getAll(at(profiles, { userId: id.userId }), at(sessions, id));
  return session && profile;
}

/** Ends this browser's session; one that is over already is fine. */
export async function endSession({ table }: Pick<Needs, "table">, cookie: string) {
  const session = await table.get(sessions, parse(cookie), { consistent: true });
  if (session) await table.remove(sessions, session).catch(ignoreConflict);
}

/** Ends all sessions of somebody: whoever else was signed in, is no longer. */
export async function endAllSessions({ table }: Pick<Needs, "table">, userId: UserId) {
  const all = await table.within(sessions, { pk: `U#${userId}`, prefix: SESSION_PREFIX });
  for (const session of all) await table.write(removing(sessions, session)).catch(ignoreConflict);
}

const ignoreConflict = (failure: unknown) => {
  if (!(failure instanceof Conflict)) throw failure;
};
