import type { NewId } from "../../lib/ids.ts";
import type { Table } from "../../lib/table/table.ts";
import { creating } from "../../lib/table/writes.ts";
import type { UserId } from "./caller.ts";
import { atMost, type Limiting, placeOf } from "./limits.ts";
import type { NewSecret } from "./secrets.ts";
import { newSession } from "./sessions.ts";
import { type Profile, profiles } from "./words.ts";

type Needs = Limiting & { table: Table; newId: NewId; newSecret: NewSecret };

/** An account for somebody who has not said who they are. */
export async function registerGuest(needs: Needs, from: { address: string }) {
  await atMost(needs, "guestsPerAddress", placeOf(from.address));
  const profile: Profile = {
    userId: needs.newId() as UserId,
    userType: "guest",
    locale: "en-US",
    createdAt: needs.clock.now().toISOString(),
  };
  const session = newSession(needs, profile.userId);
  await needs.table.write(creating(profiles, profile), session.write);
  return { profile, cookie: session.cookie };
}
