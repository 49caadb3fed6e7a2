import type { Clock } from "../../lib/clock.ts";
import type { NewId } from "../../lib/ids.ts";
import type { Stored } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import { creating, replacing } from "../../lib/table/writes.ts";
import type { Profile } from "./account.ts";
import type { Caller, UserId } from "./caller.ts";
import { type Login, logins, profiles } from "./items.ts";

type Needs = { table: Table; clock: Clock; newId: NewId };

/** Who has proven that the address is theirs, and what opens the account from now on. */
type Person = Pick<Login, "email" | "firstName" | "lastName" | "passwordHash"> &
  Pick<Profile, "googleSubject">;

/**
 * A new account, or the guest's own, and what is written for it. Who merely registered the address before gets
 * nothing of it: that may have been anybody.
 */
export async function newAccount(
  { table, clock, newId }: Needs,
  { passwordHash, googleSubject, ...names }: Person,
  { unproven, caller }: { unproven: Stored<Login> | undefined; caller: Caller | undefined },
) {
  const own =
    caller?.userType === "guest" ? await table.get(profiles, caller, { consistent: true }) : undefined;
  const guest = own?.userType === "guest" ? own : undefined;
  const now = clock.now().toISOString();
  const profile: Profile = {
    userId: guest?.userId ?? (newId() as UserId),
    userType: "registered",
    locale: "en-US",
    createdAt: guest?.createdAt ?? now,
    endedBefore: now,
    ...(googleSubject !== undefined && { googleSubject }),
    ...names,
  };
  const login: Login = {
    ...names,
    userId: profile.userId,
    ...(passwordHash !== undefined && { passwordHash }),
    verified: true,
    claim: newId(),
    claimedAt: now,
  };
  const writes = [
    unproven ? replacing(logins, { ...login, v: unproven.v }) : creating(logins, login),
    guest ? replacing(profiles, { ...profile, v: guest.v }) : creating(profiles, profile),
  ];
  return { profile, writes };
}
