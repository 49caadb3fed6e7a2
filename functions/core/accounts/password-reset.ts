import { normalEmail } from "../../lib/fields.ts";
import { networkOf } from "../../lib/ip-address.ts";
import { at, repeated, unlessLate } from "../../lib/table/table.ts";
import { removing, replacing, taking } from "../../lib/table/writes.ts";
import { sendOrLog, sendUnasked } from "../mail/unasked.ts";
import type { Caller } from "./caller.ts";
import { googleLinks, logins, mailTokens, networks, profiles } from "./items.ts";
import { noAccountLetter, passwordChangedLetter, resetLetter } from "./letters.ts";
import { countUseFrom } from "./limits.ts";
import { type ByMail, emptyToken, isFrom, openMailToken, resetToken, spent } from "./mailed-tokens.ts";
import { remember } from "./remembering.ts";
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
  const token = login ? resetToken(needs, login, browser) : undefined;
  await needs.table.write(token?.write ?? emptyToken(needs, email));
  const letter = token ? resetLetter(needs, token) : noAccountLetter(needs);
  const from = { ipAddress, isFamiliar: familiar !== undefined, opens: token !== undefined };
  await sendUnasked(needs, { to: email, ...letter }, from);
}

type Needs = ByMail & LettingIn;
type Asked = { token: string; password: string };
type From = { caller: Caller | undefined; browser: string | undefined };

const gone = () => spent("Please ask for a new one.");

/**
 * A new password for whoever reads the mail; all that was begun with the old one is over. Works once. What a guest
 * has comes along only in the browser that asked: the link may have been passed on by whoever the account belongs to.
 */
export async function resetPassword(needs: Needs, asked: Asked, from: From & { ipAddress: string }) {
  await countUseFrom(needs, "mailedTokensPerAddress", from.ipAddress);
  // Something else of the account may be written meanwhile: a link is spent by who has opened it alone.
  const done = await unlessLate(repeated(() => reset(needs, asked, from)));
  if (!done) throw gone();
  const { email, ...begun } = done;
  await removeSessions(needs, begun.profile.userId, begun.session.hash);
  await remember(needs, { email, ipAddress: from.ipAddress });
  await sendOrLog(needs, { to: email, ...passwordChangedLetter(needs), owed: true });
  return begun;
}

async function reset(needs: Needs, { token: secret, password }: Asked, from: From) {
  const opened = await openMailToken(needs, secret, "reset");
  const { token, login } = opened ?? {};
  // A login whose password was chosen since is another one.
  if (!token || login?.claim !== token.claim) throw gone();
  const before = await needs.table.get(profiles, { userId: login.userId }, { consistent: true });
  if (!before) throw gone();
  const passwordHash = await needs.passwords.hash(password);
  // Whoever has the mailbox is alone in there: a Google account may be somebody's who had it before.
  const { googleSubject: subject, ...own } = before;
  const link = subject && (await needs.table.get(googleLinks, { subject }, { consistent: true }));
  const profile = { ...own, endedBefore: needs.clock.now().toISOString() };
  const session = await startSession(
    needs,
    profile.userId,
    isFrom(from.browser, token) ? from.caller : undefined,
    taking(mailTokens, token),
    // A new claim: other tokens that were mailed for the old one open nothing any more.
    replacing(logins, { ...login, passwordHash, claim: needs.newId() }),
    replacing(profiles, profile),
    ...(link ? [removing(googleLinks, link)] : []),
  );
  return { profile, session, email: login.email };
}
