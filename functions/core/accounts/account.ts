import type { Clock } from "../../lib/clock.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { at, Conflict, type Table, type Wanted } from "../../lib/table/table.ts";
import { replacing } from "../../lib/table/writes.ts";
import type { UserId } from "./caller.ts";
import { parseCookie, sessionIsOver } from "./sessions.ts";
import { type Profile, profiles, type Session, sessions } from "./words.ts";

/** What a browser at the shop needs to know of its account, read in one request. */
export type Account<Beside = unknown> = {
  profile: Stored<Profile>;
  /** The session that the cookie stands for, if there was one and it holds. */
  session: Stored<Session> | undefined;
  /** What was asked for beside it. */
  beside: Beside | undefined;
};

type Needs<Beside> = {
  table: Table;
  /** Something else of theirs that the same request reads. */
  beside(userId: UserId): Wanted<Beside>;
};

/** Somebody's account; with the cookie that came along, its session as well. */
export async function accountOf<Beside>(
  { table, beside: wanted }: Needs<Beside>,
  userId: UserId,
  cookie: string | undefined,
): Promise<Account<Beside> | undefined> {
  const [profile, session, beside] = await table.getAll(
    at(profiles, { userId }),
    at(sessions, parseCookie(cookie ?? "")),
    wanted(userId),
  );
  if (!profile) return undefined;
  const holds = session?.userId === userId && !sessionIsOver(profile, session);
  return { profile, session: holds ? session : undefined, beside };
}

/** The account behind a cookie; undefined if its session is over or never was. */
export async function accountBehind<Beside>(
  needs: Needs<Beside>,
  cookie: string,
): Promise<Account<Beside> | undefined> {
  const { userId } = parseCookie(cookie);
  const account = userId ? await accountOf(needs, userId, cookie) : undefined;
  return account?.session && account;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Sessions last for 30 days and guests for 90 from when they were last here. That is written down once a day, so
 * that reading stays reading; true if it was, and the cookie has to last anew as well.
 */
export async function noteVisit(
  { table, clock }: { table: Table; clock: Clock },
  { profile, session }: Account,
): Promise<boolean> {
  const now = clock.now();
  if (!session || now.getTime() - Date.parse(session.seenAt ?? session.startedAt) < DAY_MS) return false;
  const seenAt = now.toISOString();
  const guest = profile.userType === "guest" ? [replacing(profiles, { ...profile, seenAt })] : [];
  try {
    await table.write(replacing(sessions, { ...session, seenAt }), ...guest);
    return true;
  } catch (failure) {
    // Another tab was quicker, or the session has just been ended: nothing to do.
    if (failure instanceof Conflict) return false;
    throw failure;
  }
}
