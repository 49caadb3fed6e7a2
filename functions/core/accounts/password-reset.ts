import { normalEmail } from "../../lib/fields.ts";
import { networkOf } from "../../lib/ip-address.ts";
import { at, unlessLate } from "../../lib/table/table.ts";
import { replacing, taking } from "../../lib/table/writes.ts";
import { sendOrLog, sendUnasked } from "../mail/unasked.ts";
import type { Caller } from "./caller.ts";
import { logins, mailTokens, networks, profiles } from "./items.ts";
import { noAccountLetter } from "./letters/no-account.ts";
import { passwordChangedLetter } from "./letters/password-changed.ts";
import { resetLetter } from "./letters/reset.ts";
import { countUseFrom } from "./limits.ts";
import { type ByMail, emptyToken, isFrom, openMailToken, resetToken, spent } from "./mailed-tokens.ts";
import { removeSessions } from "./sessions.ts";
import { type LettingIn, startSession } from "./start-session.ts";

/** Mails a link to choose a new password; where there is no account, a mail that says so, at the same effort. */
export async function forgotPassword(
  needs: ByMail,
  wanted: string,
  { ipAddress, browser }: { ipAddress: string; browser: string },
) {
  const email = normalEmail(wanted);
  const network = networkOf(ipAddress);
  await countUseFrom(needs, "mailsPerAddress", ipAddress);
  const [login, familiar] = await needs.table.getAll(at(logins, { email }), at(networks, { email, network }));
  const token = login?.verified ? resetToken(needs, login, browser) : undefined;
  await needs.table.write(token?.write ?? emptyToken(needs, email));
  const letter = token ? resetLetter(needs, token) : noAccountLetter(needs);
  await sendUnasked(needs, { to: email, ...letter }, { ipAddress, isFamiliar: familiar !== undefined });
}

const gone = () => spent("Please ask for a new one.");

/**
 * A new password for whoever reads the mail; all that was begun with the old one is over. Works once. What a guest
 * has comes along only in the browser that asked: the link may have been passed on by whoever the account belongs to.
 */
export async function resetPassword(
  needs: ByMail & LettingIn,
  { token: secret, password }: { token: string; password: string },
  from: { caller: Caller | undefined; ipAddress: string; browser: string | undefined },
) {
  await countUseFrom(needs, "mailedTokensPerAddress", from.ipAddress);
  const opened = await openMailToken(needs, secret, "reset");
  const { token, login } = opened ?? {};
  // A login whose password was chosen since is another one.
  if (!token || !login?.verified || login.claim !== token.claim) throw gone();
  const before = await needs.table.get(profiles, { userId: login.userId }, { consistent: true });
  if (!before) throw gone();
  const passwordHash = await needs.passwords.hash(password);
  const profile = { ...before, endedBefore: needs.clock.now().toISOString() };
  const starting = startSession(
    needs,
    profile.userId,
    isFrom(from.browser, token) ? from.caller : undefined,
    taking(mailTokens, token),
    // A new claim: other tokens that were mailed for the old one open nothing any more.
    replacing(logins, { ...login, passwordHash, claim: needs.newId() }),
    replacing(profiles, profile),
  );
  const session = await unlessLate(starting);
  if (!session) throw gone();
  await removeSessions(needs, profile.userId, session.hash);
  await sendOrLog(needs, { to: login.email, ...passwordChangedLetter(needs) });
  return { profile, session };
}
