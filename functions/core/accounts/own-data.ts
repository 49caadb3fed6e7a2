import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { packed } from "../../lib/table/packing.ts";
import { cameFirst, repeated, type Table } from "../../lib/table/table.ts";
import { removing, taking } from "../../lib/table/writes.ts";
import type { Profile } from "./account.ts";
import { confirmFreshSession, confirmPassword, loginOf } from "./confirming.ts";
import { claims, googleLinks, logins, profiles } from "./items.ts";
import type { Limiting } from "./limits.ts";
import type { Owner, Ownership } from "./ownership.ts";
import type { Passwords } from "./passwords.ts";
import { removeSessions } from "./sessions.ts";
import type { Visit } from "./visit.ts";

type Needs = { table: Table; clock: Clock; ownership: Ownership };

/** All that somebody owns, by its kinds. */
export async function exportOwned({ table, ownership }: Omit<Needs, "clock">, owner: Owner) {
  const things = await Promise.all(
    Object.entries(ownership).map(
      async ([name, { exported }]) => [name, await exported(table, owner)] as const,
    ),
  );
  return Object.fromEntries(things);
}

/** Everything that the shop keeps of somebody, as they may read it. */
export async function exportAccount(needs: Needs, profile: Stored<Profile>) {
  const { v: _, endedBefore: __, ...account } = profile;
  const things = await exportOwned(needs, profile);
  return { exportedAt: needs.clock.now().toISOString(), account, ...things };
}

/** Removes what somebody owns, and not the account. */
export async function erase({ table, ownership }: Omit<Needs, "clock">, owner: Owner) {
  for (const { erased } of Object.values(ownership)) {
    for (const writes of packed(await erased(table, owner))) await table.write(...writes);
  }
}

/**
 * Forgets somebody. The account itself goes after all else, so that what was cut off half-way can be done again; its
 * address and its Google account are free in the same moment.
 */
export async function forget(needs: Omit<Needs, "clock">, profile: Stored<Profile>) {
  const { table } = needs;
  const { userId, email, googleSubject: subject } = profile;
  await erase(needs, profile);
  const login = email === undefined ? undefined : await table.get(logins, { email }, { consistent: true });
  const claim = email === undefined ? undefined : await table.get(claims, { email }, { consistent: true });
  const own = login?.userId === userId ? login : undefined;
  // What else was registered may be a stranger's, who would see from its going that there is no account any more.
  const isOwnClaim = claim !== undefined && claim.passwordHash === own?.passwordHash;
  const link =
    subject === undefined ? undefined : await table.get(googleLinks, { subject }, { consistent: true });
  await table.write(
    taking(profiles, profile),
    ...(own ? [removing(logins, own)] : []),
    ...(isOwnClaim ? [removing(claims, claim)] : []),
    ...(link ? [removing(googleLinks, link)] : []),
  );
  await removeSessions({ table }, userId);
}

/** And what another tab asked for while all that was removed: nothing is written to an account that is gone. */
export async function forgetWholly(needs: Omit<Needs, "clock">, profile: Stored<Profile>) {
  if (!(await cameFirst(forget(needs, profile))))
    throw new Refusal("conflict", "Something was changed at the same moment. Please try again.");
  await repeated(() => erase(needs, profile));
}

/** Somebody wants to be forgotten, and shows that they are who they seem to be. */
export async function deleteAccount(
  needs: Needs & Limiting & { table: Table; passwords: Passwords },
  visit: Visit,
  password: string | undefined,
) {
  const login = await loginOf(needs, visit);
  if (login?.passwordHash) await confirmPassword(needs, visit, login, { password, field: "password" });
  else if (visit.profile.userType === "registered") confirmFreshSession(needs, visit);
  await forgetWholly(needs, visit.profile);
}
