import type { Clock } from "../../lib/clock.ts";
import type { NewId } from "../../lib/ids.ts";
import type { Table } from "../../lib/table/table.ts";
import { creating, replacing } from "../../lib/table/writes.ts";
import type { Profile } from "./account.ts";
import type { Caller, UserId } from "./caller.ts";
import { type Login, logins, profiles } from "./items.ts";

type Needs = { table: Table; clock: Clock; newId: NewId };

/** Who has proven that the address is theirs, and what opens the account from now on. */
type Person = Pick<Login, "email" | "passwordHash"> &
  Pick<Profile, "firstName" | "lastName" | "googleSubject">;

/** A new account, or the guest's own, and what is written for it. */
export async function newAccount(
  { table, clock, newId }: Needs,
  { email, passwordHash, googleSubject, ...names }: Person,
  caller: Caller | undefined,
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
    email,
    ...names,
  };
  const login: Login = {
    email,
    userId: profile.userId,
    ...(passwordHash !== undefined && { passwordHash }),
    claim: newId(),
  };
  const writes = [
    creating(logins, login),
    guest ? replacing(profiles, { ...profile, v: guest.v }) : creating(profiles, profile),
  ];
  return { profile, writes };
}
