import type { Clock } from "../../lib/clock.ts";
import type { Write } from "../../lib/table/engine.ts";
import { MOST_AT_ONCE, packed } from "../../lib/table/packing.ts";
import { Conflict, repeated, type Table } from "../../lib/table/table.ts";
import { taking } from "../../lib/table/writes.ts";
import type { Caller, UserId } from "./caller.ts";
import { profiles } from "./items.ts";
import type { Ownership } from "./ownership.ts";
import type { NewSecret } from "./secrets.ts";
import { keepNewest, newSession, removeSessions, type Started } from "./sessions.ts";

/** What it takes to let somebody in, with what they gathered as a guest. */
export type LettingIn = { table: Table; clock: Clock; newSecret: NewSecret; ownership: Ownership };

const TRIES = 5;

async function moving({ table, ownership }: LettingIn, from: UserId, to: UserId): Promise<Write[][]> {
  const moves = await Promise.all(Object.values(ownership).map(({ moves }) => moves(table, from, to)));
  return moves.flat();
}

/** The writes that end a guest whose things go to a user; none if there is no such guest any more. */
async function merging(needs: LettingIn, from: UserId, to: UserId): Promise<Write[][]> {
  const guest = await needs.table.get(profiles, { userId: from }, { consistent: true });
  if (guest?.userType !== "guest") return [];
  // First of all: of two sign-ins at the same time, one finds that the guest is gone, and merges nothing.
  return [[taking(profiles, guest)], ...(await moving(needs, from, to))];
}

/** What the guest asked for while all else was read that moves: nothing more is written to an account that is gone. */
const moveTheRest = (needs: LettingIn, from: UserId, to: UserId) =>
  repeated(async () => {
    for (const writes of packed(await moving(needs, from, to))) await needs.table.write(...writes);
  });

/**
 * Starts a session, with all that makes it right, in one transaction; and what its owner gathered as a guest comes
 * along in the same. Only the guest of the request's own credentials can come here: nothing that was sent names one.
 */
export async function startSession(
  needs: LettingIn,
  userId: UserId,
  caller: Caller | undefined,
  ...reasons: Write[]
): Promise<Started> {
  const guestId = caller?.userType === "guest" && caller.userId !== userId ? caller.userId : undefined;
  for (let left = TRIES; ; left--) {
    const { write, ...session } = newSession(needs, userId);
    const merger = guestId === undefined ? [] : await merging(needs, guestId, userId);
    try {
      const [last = [], ...surplus] = packed(merger, MOST_AT_ONCE - reasons.length - 1);
      // A guest with very many things: those that are too many go ahead, each with its condition.
      for (const writes of surplus) await needs.table.write(...writes);
      await needs.table.write(write, ...reasons, ...last);
    } catch (failure) {
      // A guest's things may change meanwhile. If it was the reasons that did, whoever gave them knows what it means.
      if (!(failure instanceof Conflict) || merger.length === 0 || left <= 1) throw failure;
      continue;
    }
    if (guestId !== undefined && merger.length > 0) {
      await moveTheRest(needs, guestId, userId);
      await removeSessions(needs, guestId);
    }
    await keepNewest(needs, userId, session.hash);
    return session;
  }
}
