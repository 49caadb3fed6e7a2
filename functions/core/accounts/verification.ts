import { Refusal } from "../../lib/errors.ts";
import type { NewId } from "../../lib/ids.ts";
import { repeated, unlessLate } from "../../lib/table/table.ts";
import { taking } from "../../lib/table/writes.ts";
import type { Profile } from "./account.ts";
import type { Caller } from "./caller.ts";
import { mailTokens, type Registration } from "./items.ts";
import { countUseFrom, type Limiting } from "./limits.ts";
import { isFrom, openMailToken, spent } from "./mailed-tokens.ts";
import { newAccount } from "./new-account.ts";
import type { Passwords } from "./passwords.ts";
import { remember } from "./remembering.ts";
import { removeSessions } from "./sessions.ts";
import { type LettingIn, startSession } from "./start-session.ts";

type Needs = Limiting & LettingIn & { newId: NewId; passwords: Passwords };

type Asked = Pick<Profile, "firstName" | "lastName"> & { emailToken: string; password?: string | undefined };
type From = { caller: Caller | undefined; browser: string | undefined };

const gone = () => spent("Please sign up again to get a new one.");

/** The password is what whoever opens the mail says: now, or when they registered in this same browser. */
async function passwordOf(
  { passwords }: Needs,
  registration: Registration,
  { password, isHere }: { password: string | undefined; isHere: boolean },
): Promise<string> {
  if (password !== undefined) return passwords.hash(password);
  if (isHere) return registration.passwordHash;
  const sentence = "You signed up in another browser: please type the password that you want.";
  throw new Refusal("invalid_input", sentence, { fields: { password: sentence } });
}

/**
 * Makes the account that a mailed token stands for, and signs its owner in. Works once. Anybody can have asked for the
 * mail: only who opens it decides which password and which names the account has. And anybody can have passed its link on: what a guest
 * has comes along only in the browser that registered.
 */
export async function verifyEmail(needs: Needs, asked: Asked, from: From & { ipAddress: string }) {
  await countUseFrom(needs, "mailedTokensPerAddress", from.ipAddress);
  // Something else of the account may be written meanwhile: a link is spent by who has opened it alone.
  const verified = await unlessLate(repeated(() => verify(needs, asked, from)));
  if (!verified) throw gone();
  const { email, ...begun } = verified;
  await removeSessions(needs, begun.profile.userId, begun.session.hash);
  await remember(needs, { email, ipAddress: from.ipAddress });
  return begun;
}

async function verify(needs: Needs, { emailToken, password, ...names }: Asked, from: From) {
  const opened = await openMailToken(needs, emailToken, "verify");
  const { token, login } = opened ?? {};
  const registration = token?.registration;
  if (!registration || login) throw gone();
  const isHere = isFrom(from.browser, token);
  const caller = isHere ? from.caller : undefined;
  const passwordHash = await passwordOf(needs, registration, { password, isHere });

  const { firstName, lastName } = registration;
  // What stands in a registration may be a stranger's words where this is not the browser that sent it.
  const newcomer = { email: token.email, passwordHash, ...(isHere ? { firstName, lastName } : names) };
  const { profile, writes } = await newAccount(needs, newcomer, caller);
  const session = await startSession(needs, profile.userId, caller, taking(mailTokens, token), ...writes);
  return { profile, session, email: token.email };
}
