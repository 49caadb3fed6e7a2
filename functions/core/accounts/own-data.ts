import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { removing, taking } from "../../lib/table/writes.ts";
import type { Ownership } from "./ownership.ts";
import { removeSessions } from "./sessions.ts";
import { googleLinks, logins, type Profile, profiles } from "./words.ts";

type Needs = { table: Table; clock: Clock; ownership: Ownership };

/** Everything that the shop keeps of somebody, as they may read it. */
export async function exportAccount({ table, clock, ownership }: Needs, profile: Stored<Profile>) {
  const { v: _, endedBefore: __, ...account } = profile;
  const things = await Promise.all(
    Object.entries(ownership).map(
      async ([name, { exported }]) => [name, await exported(table, profile)] as const,
    ),
  );
  return {
    exportedAt: clock.now().toISOString(),
    account,
    ...Object.fromEntries(things),
  };
}

const MOST_AT_ONCE = 100;

/**
 * Forgets somebody. The account itself goes last, so that whoever is cut off half-way can ask again; its address
 * and its Google account are free in the same moment.
 */
export async function deleteAccount({ table, ownership }: Needs, profile: Stored<Profile>) {
  const { userId, email, googleSubject } = profile;
  try {
    for (const { erased } of Object.values(ownership)) {
      const writes = await erased(table, profile);
      while (writes.length > 0) await table.write(...writes.splice(0, MOST_AT_ONCE));
    }
    const login = email === undefined ? undefined : await table.get(logins, { email }, { consistent: true });
    const link =
      googleSubject === undefined
        ? undefined
        : await table.get(googleLinks, { subject: googleSubject }, { consistent: true });
    await table.write(
      taking(profiles, profile),
      ...(login?.userId === userId ? [removing(logins, login)] : []),
      ...(link ? [removing(googleLinks, link)] : []),
    );
  } catch (failure) {
    if (failure instanceof Conflict)
      throw new Refusal("conflict", "Something was changed at the same moment. Please try again.");
    throw failure;
  }
  await removeSessions({ table }, userId);
}
