import type { NewId } from "../../lib/ids.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { creating, replacing, taking } from "../../lib/table/writes.ts";
import type { Caller, UserId } from "./caller.ts";
import { letIn } from "./letting-in.ts";
import { atMost, type Limiting, placeOf } from "./limits.ts";
import { openMailToken, spent } from "./mailed-tokens.ts";
import type { Ownership } from "./ownership.ts";
import type { NewSecret } from "./secrets.ts";
import { removeSessions } from "./sessions.ts";
import { logins, mailTokens, type Profile, profiles } from "./words.ts";

type Needs = Limiting & { table: Table; newId: NewId; newSecret: NewSecret; ownership: Ownership };

const gone = () => spent("Please sign up again to get a new one.");

/** Makes the account that a mailed token stands for, and signs its owner in. Works once. */
export async function verifyEmail(
  needs: Needs,
  secret: string,
  from: { caller: Caller | undefined; address: string },
) {
  await atMost(needs, "mailedTokensPerAddress", placeOf(from.address));
  const opened = await openMailToken(needs, secret, "verify");
  if (!opened || opened.login.verified) throw gone();
  const { token, login } = opened;

  const claimed = await needs.table.get(profiles, { userId: login.userId }, { consistent: true });
  // A guest can claim several addresses, and not all of them its own: only the first one verified gets the account.
  const guest = claimed?.userType === "registered" ? undefined : claimed;
  const userId = claimed && !guest ? (needs.newId() as UserId) : login.userId;
  const now = needs.clock.now().toISOString();
  const profile: Profile = {
    userId,
    userType: "registered",
    locale: "en-US",
    createdAt: guest?.createdAt ?? now,
    // Whoever else sat in this account before its owner was known, does no longer.
    endedBefore: now,
    email: login.email,
    firstName: login.firstName,
    lastName: login.lastName,
  };
  const session = await letIn(
    needs,
    userId,
    from.caller,
    taking(mailTokens, token),
    replacing(logins, { ...login, userId, verified: true }),
    guest ? replacing(profiles, { ...profile, v: guest.v }) : creating(profiles, profile),
  ).catch((failure: unknown) => {
    throw failure instanceof Conflict ? gone() : failure;
  });
  await removeSessions(needs, userId, session.hash);
  return { profile, cookie: session.cookie };
}
