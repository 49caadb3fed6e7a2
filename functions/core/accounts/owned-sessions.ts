import { LONGEST_SESSION_DAYS, SESSION_DAYS } from "./items.ts";
import { type Owned, stays } from "./ownership.ts";
import { sessionsOf } from "./sessions.ts";

export const ownedSessions: Owned = {
  moves: stays,
  async exported(table, { userId }) {
    const open = await sessionsOf({ table }, userId);
    return open.map(({ startedAt, seenAt }) => ({ startedAt, lastSeenAt: seenAt ?? startedAt }));
  },
  // They go last, after the account: until then, whoever is cut off half-way can ask again.
  erased: stays,
  kept: "nothing",
  ends: `${SESSION_DAYS} days after it was last used, and an account's ${LONGEST_SESSION_DAYS} days after it began`,
};
