import type { NewId } from "../../lib/ids.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { replacing, taking } from "../../lib/table/writes.ts";
import { noAccountLetter } from "../mail/letters/no-account.ts";
import { passwordChangedLetter } from "../mail/letters/password-changed.ts";
import { resetLetter } from "../mail/letters/reset.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Caller } from "./caller.ts";
import { letIn } from "./letting-in.ts";
import { atMost, type Limiting, placeOf } from "./limits.ts";
import { emptyToken, newMailToken, openMailToken, spent } from "./mailed-tokens.ts";
import type { Ownership } from "./ownership.ts";
import type { Passwords } from "./passwords.ts";
import type { NewSecret } from "./secrets.ts";
import { removeSessions } from "./sessions.ts";
import { logins, mailTokens, normalEmail, profiles } from "./words.ts";

type Needs = Limiting & {
  table: Table;
  mailer: Mailer;
  newId: NewId;
  newSecret: NewSecret;
  passwords: Passwords;
  ownership: Ownership;
  siteUrl: string;
};

/** Mails a link to choose a new password; where there is no account, a mail that says so, at the same effort. */
export async function forgotPassword(needs: Needs, wanted: string, from: { address: string }) {
  const email = normalEmail(wanted);
  await atMost(needs, "mailsPerAddress", placeOf(from.address));
  await atMost(needs, "mailsPerAccount", `forgot#${email}`);
  const login = await needs.table.get(logins, { email }, { consistent: true });
  const token = login?.verified ? newMailToken(needs, login, "reset") : undefined;
  await needs.table.write(token?.write ?? emptyToken(needs, email));
  await needs.mailer.send({ to: email, ...(token ? resetLetter(needs, token) : noAccountLetter(needs)) });
}

const gone = () => spent("Please ask for a new one.");

/** A new password for whoever reads the mail; all that was begun with the old one is over. Works once. */
export async function resetPassword(
  needs: Needs,
  { token: secret, password }: { token: string; password: string },
  from: { caller: Caller | undefined; address: string },
) {
  await atMost(needs, "mailedTokensPerAddress", placeOf(from.address));
  const opened = await openMailToken(needs, secret, "reset");
  if (!opened) throw gone();
  const { token, login } = opened;
  const before = await needs.table.get(profiles, { userId: login.userId }, { consistent: true });
  if (!before) throw gone();
  const passwordHash = await needs.passwords.hash(password);
  const profile = { ...before, endedBefore: needs.clock.now().toISOString() };
  const session = await letIn(
    needs,
    profile.userId,
    from.caller,
    taking(mailTokens, token),
    // A new claim: other tokens that were mailed for the old one open nothing any more.
    replacing(logins, { ...login, passwordHash, claim: needs.newId() }),
    replacing(profiles, profile),
  ).catch((failure: unknown) => {
    throw failure instanceof Conflict ? gone() : failure;
  });
  await removeSessions(needs, profile.userId, session.hash);
  await needs.mailer.send({ to: login.email, ...passwordChangedLetter(needs) });
  return { profile, cookie: session.cookie };
}
