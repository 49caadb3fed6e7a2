import type { NewId } from "../../../lib/ids.ts";
import type { Table } from "../../../lib/table/table.ts";
import { creating } from "../../../lib/table/writes.ts";
import type { Profile } from "../account.ts";
import type { UserId } from "../caller.ts";
import { profiles } from "../items.ts";
import { countUseFrom, type Limiting } from "../limits.ts";
import type { NewSecret } from "../secrets.ts";
import { newSession } from "../sessions.ts";

type Needs = Limiting & { table: Table; newId: NewId; newSecret: NewSecret };

/** An account for somebody who has not said who they are. */
export async function registerGuest(needs: Needs, from: { ipAddress: string }) {
  await countUseFrom(needs, "guestsPerAddress", from.ipAddress);
  const profile: Profile = {
    userId: needs.newId() as UserId,
    userType: "guest",
    locale: "en-US",
    createdAt: needs.clock.now().toISOString(),
  };
  const { write, ...session } = newSession(needs, profile.userId);
  await needs.table.write(creating(profiles, profile), write);
  return { profile, session };
}
