import { Refusal } from "../../lib/errors.ts";
import type { NewId } from "../../lib/ids.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { replacing } from "../../lib/table/writes.ts";
import { passwordChangedLetter } from "../mail/letters/password-changed.ts";
import type { Mailer } from "../mail/mailer.ts";
import { atMost, type Limiting, placeOf } from "./limits.ts";
import type { Passwords } from "./passwords.ts";
import type { NewSecret } from "./secrets.ts";
import { newSession, removeSessions } from "./sessions.ts";
import { logins, type Profile, profiles } from "./words.ts";

type Needs = Limiting & {
  table: Table;
  mailer: Mailer;
  newId: NewId;
  newSecret: NewSecret;
  passwords: Passwords;
  siteUrl: string;
};

const refused = (sentence: string) =>
  new Refusal("invalid_input", sentence, { fields: { currentPassword: sentence } });

/** A new password for who knows the old one. Every other browser has to log in anew. */
export async function changePassword(
  needs: Needs,
  before: Stored<Profile>,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  from: { address: string },
) {
  const { email } = before;
  const login =
    email === undefined ? undefined : await needs.table.get(logins, { email }, { consistent: true });
  if (!login?.passwordHash)
    throw refused("This account has no password yet. Log out and use 'Forgot password?' to choose one.");
  const tried = await atMost(needs, "loginsPerAccountAndAddress", `${login.email}#${placeOf(from.address)}`);
  if (!(await needs.passwords.matches(currentPassword, login.passwordHash)))
    throw refused("This is not your current password.");

  const passwordHash = await needs.passwords.hash(newPassword);
  const profile = { ...before, endedBefore: needs.clock.now().toISOString() };
  const session = newSession(needs, profile.userId);
  try {
    await needs.table.write(
      replacing(logins, { ...login, passwordHash, claim: needs.newId() }),
      replacing(profiles, profile),
      session.write,
    );
  } catch (failure) {
    if (failure instanceof Conflict)
      throw new Refusal("conflict", "Your account was changed at the same moment. Please try again.");
    throw failure;
  }
  await tried.giveBack();
  await removeSessions(needs, profile.userId, session.hash);
  await needs.mailer.send({ to: login.email, ...passwordChangedLetter(needs) });
  return { profile, cookie: session.cookie };
}
