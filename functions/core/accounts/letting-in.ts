import type { Clock } from "../../lib/clock.ts";
import type { Write } from "../../lib/table/engine.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { taking } from "../../lib/table/writes.ts";
import type { Caller, UserId } from "./caller.ts";
import type { Ownership } from "./ownership.ts";
import type { NewSecret } from "./secrets.ts";
import { newSession, removeSessions } from "./sessions.ts";
import { profiles } from "./words.ts";

type Needs = { table: Table; clock: Clock; newSecret: NewSecret; ownership: Ownership };

const TRIES = 5;
/** DynamoDB takes 100 writes in a transaction; what makes the sign-in itself needs a few of them. */
const MOST_WRITES = 100;

/** The writes that end a guest whose things go to a user; none if there is no such guest any more. */
async function adopting({ table, ownership }: Needs, from: UserId, to: UserId): Promise<Write[]> {
  const guest = await table.get(profiles, { userId: from }, { consistent: true });
  if (guest?.userType !== "guest") return [];
  const moves = await Promise.all(Object.values(ownership).map(({ moves }) => moves(table, from, to)));
  // First of all: of two sign-ins at the same time, one finds that the guest is gone, and adopts nothing.
  return [taking(profiles, guest), ...moves.flat()];
}

/**
 * Begins a session, with all that makes it right, in one transaction; and what its owner gathered as a guest comes
 * along in the same. Only the guest of the request's own credentials can come here: nothing that was sent names one.
 */
export async function letIn(needs: Needs, userId: UserId, caller: Caller | undefined, ...reasons: Write[]) {
  const guestId = caller?.userType === "guest" && caller.userId !== userId ? caller.userId : undefined;
  for (let left = TRIES; ; left--) {
    const session = newSession(needs, userId);
    const adoption = guestId === undefined ? [] : await adopting(needs, guestId, userId);
    try {
      await moveSurplus(needs, adoption, reasons.length + 1);
      await needs.table.write(session.write, ...reasons, ...adoption);
    } catch (failure) {
      // A guest's things may change meanwhile. If it was the reasons that did, whoever gave them knows what it means.
      if (!(failure instanceof Conflict) || adoption.length === 0 || left <= 1) throw failure;
      continue;
    }
    if (guestId !== undefined) await removeSessions(needs, guestId);
    return { cookie: session.cookie, hash: session.hash };
  }
}

/** A guest with very many things: those that are too many for one transaction go ahead, each with its condition. */
async function moveSurplus({ table }: Needs, adoption: Write[], others: number) {
  while (adoption.length + others > MOST_WRITES) await table.write(...adoption.splice(-MOST_WRITES / 2));
}
