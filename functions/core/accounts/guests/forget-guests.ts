import type { Clock } from "../../../lib/clock.ts";
import { failWith } from "../../../lib/failures.ts";
import type { Key } from "../../../lib/table/engine.ts";
import type { Stored } from "../../../lib/table/entity.ts";
import { cameFirst, type Table } from "../../../lib/table/table.ts";
import type { Profile } from "../account.ts";
import { ownerOf, type UserId } from "../caller.ts";
import { PROFILE, profiles } from "../items.ts";
import { forget } from "../own-data.ts";
import type { Ownership } from "../ownership.ts";
import { guestIsKeptUntil } from "./guests-after-90-days.ts";

type Needs = { table: Table; clock: Clock; ownership: Ownership };

async function letGo(needs: Needs, guest: Stored<Profile>) {
  const { table, clock, ownership } = needs;
  const reasons = Object.values(ownership).flatMap(({ outlasts }) => outlasts?.(table, guest) ?? []);
  if (!(await Promise.all(reasons)).includes(true)) return forget(needs, guest);
  const keptUntil = guestIsKeptUntil(clock.now()).toISOString();
  return table.replace(profiles, { ...guest, keptUntil });
}

async function letGoIfDue(needs: Needs, userId: UserId) {
  const guest = await needs.table.get(profiles, { userId }, { consistent: true });
  // The index may be late: whoever has registered or come back since is no guest of that time any more.
  const time = guest && profiles.due?.(guest);
  // If something of theirs has just changed, the next sweep looks again.
  if (time && time <= needs.clock.now()) await cameFirst(letGo(needs, guest));
}

/**
 * Guests who have not been here for 90 days are forgotten with all that was theirs, unless there is an order. One who
 * cannot be keeps nobody else from it, and fails when all were looked at.
 */
export async function forgetGuests(needs: Needs, due: readonly Key[]): Promise<number> {
  const ids = due.flatMap(({ pk, sk }) => (sk === PROFILE ? [ownerOf(pk)] : []));
  const failures: unknown[] = [];
  for (const userId of ids)
    await letGoIfDue(needs, userId).catch((failure: unknown) => failures.push(failure));
  failWith(failures);
  return ids.length;
}
