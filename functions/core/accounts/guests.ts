import type { Clock } from "../../lib/clock.ts";
import type { NewId } from "../../lib/ids.ts";
import { within } from "../../lib/limit.ts";
import type { Table } from "../../lib/table/table.ts";
import { creating } from "../../lib/table/writes.ts";
import type { UserId } from "./caller.ts";
import type { NewSecret } from "./secrets.ts";
import { newSession } from "./sessions.ts";
import { type Profile, profiles } from "./words.ts";

type Needs = { table: Table; clock: Clock; newId: NewId; newSecret: NewSecret; limited: boolean };

const perAddress = { scope: "guests", most: 30, withinSeconds: 24 * 60 * 60 };

/** An account for somebody who has not said who they are. */
export async function registerGuest(needs: Needs, from: { address: string }) {
  await within(needs, perAddress, from.address);
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
