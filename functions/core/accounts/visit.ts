import { type Clock, DAY_MS } from "../../lib/clock.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { at, cameFirst, type Table, type Wanted } from "../../lib/table/table.ts";
import { replacing } from "../../lib/table/writes.ts";
import type { Profile } from "./account.ts";
import { profiles, type Session, sessions } from "./items.ts";
import { sessionIsOver } from "./sessions.ts";
import type { Pass } from "./tokens.ts";

/** Somebody at the shop: an account, and the session that proves it, which holds at this moment. */
export type Visit<Beside = unknown> = {
  profile: Stored<Profile>;
  session: Stored<Session>;
  /** What was asked for beside it. */
  beside: Beside | undefined;
};

/** In one request, with something else of theirs; undefined if the session is over, or never was. */
export async function visitOf<Beside>(
  { table }: { table: Table },
  name: Pass,
  ...wanted: Wanted<Beside>[]
): Promise<Visit<Beside> | undefined> {
  const [profile, session, beside] = await table.getAll(at(profiles, name), at(sessions, name), ...wanted);
  if (!profile || !session || sessionIsOver(profile, session)) return undefined;
  return { profile, session, beside };
}

/**
 * Sessions and guests end so many days after they were last here. That is written down once a day, so
 * that reading stays reading; true if it was, and the cookie has to last anew as well.
 */
export async function noteVisit(
  { table, clock }: { table: Table; clock: Clock },
  { profile, session }: Visit,
): Promise<boolean> {
  const now = clock.now();
  if (now.getTime() - Date.parse(session.seenAt ?? session.startedAt) < DAY_MS) return false;
  const seenAt = now.toISOString();
  const { keptUntil: _, ...guest } = profile;
  const isGuest = profile.userType === "guest";
  const seen = isGuest ? [replacing(profiles, { ...guest, seenAt })] : [];
  // A guest has no way to log in again: theirs begins anew, and never is too old.
  const begun = isGuest ? { startedAt: seenAt } : {};
  // Another tab may be quicker, or the session has just been ended: nothing to do.
  return cameFirst(table.write(replacing(sessions, { ...session, ...begun, seenAt }), ...seen));
}
