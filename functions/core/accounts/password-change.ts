import { Refusal } from "../../lib/errors.ts";
import { cameFirst } from "../../lib/table/table.ts";
import { replacing } from "../../lib/table/writes.ts";
import { sendOrLog } from "../mail/unasked.ts";
import { confirmPassword, loginOf } from "./confirming.ts";
import { logins, profiles } from "./items.ts";
import { passwordChangedLetter } from "./letters.ts";
import type { ByMail } from "./mailed-tokens.ts";
import { newSession, removeSessions } from "./sessions.ts";
import type { Visit } from "./visit.ts";

const noPassword = "This account has no password yet. Log out and use 'Forgot password?' to choose one.";

/** A new password for who knows the old one. Every other browser has to log in anew. */
export async function changePassword(
  needs: ByMail,
  visit: Visit,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  const login = await loginOf(needs, visit);
  if (!login?.passwordHash)
    throw new Refusal("invalid_input", noPassword, { fields: { currentPassword: noPassword } });
  await confirmPassword(needs, visit, login, { password: currentPassword, field: "currentPassword" });

  const passwordHash = await needs.passwords.hash(newPassword);
  const profile = { ...visit.profile, endedBefore: needs.clock.now().toISOString() };
  const { write, ...session } = newSession(needs, profile.userId);
  const changed = needs.table.write(
    replacing(logins, { ...login, passwordHash, claim: needs.newId() }),
    replacing(profiles, profile),
    write,
  );
  if (!(await cameFirst(changed)))
    throw new Refusal("conflict", "Your account was changed at the same moment. Please try again.");
  await removeSessions(needs, profile.userId, session.hash);
  await sendOrLog(needs, { to: login.email, ...passwordChangedLetter(needs), owed: true });
  return { profile, session };
}
