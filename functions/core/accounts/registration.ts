import { Refusal } from "../../lib/errors.ts";
import type { NewId } from "../../lib/ids.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { creating, replacing } from "../../lib/table/writes.ts";
import { accountExistsLetter } from "../mail/letters/account-exists.ts";
import { noAccountLetter } from "../mail/letters/no-account.ts";
import { verificationLetter } from "../mail/letters/verification.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Caller, UserId } from "./caller.ts";
import { atMost, type Limiting, placeOf } from "./limits.ts";
import { emptyToken, newMailToken } from "./mailed-tokens.ts";
import type { Passwords } from "./passwords.ts";
import type { NewSecret } from "./secrets.ts";
import { type Login, logins, normalEmail } from "./words.ts";

type Needs = Limiting & {
  table: Table;
  mailer: Mailer;
  newId: NewId;
  newSecret: NewSecret;
  passwords: Passwords;
  siteUrl: string;
};

type Registration = { email: string; password: string; firstName: string; lastName: string };

/**
 * Claims an address and mails its owner. Nobody learns from the answer, or from the work behind it, whether the
 * address has an account: if it has, the mail says so instead. A guest who registers keeps the account, once the
 * address is verified.
 */
export async function register(
  needs: Needs,
  registration: Registration,
  from: { caller: Caller | undefined; address: string },
) {
  if (from.caller?.userType === "registered") throw new Refusal("conflict", "You are logged in already.");
  await atMost(needs, "registrationsPerAddress", placeOf(from.address));
  const email = normalEmail(registration.email);
  await atMost(needs, "mailsPerAccount", `register#${email}`);
  const passwordHash = await needs.passwords.hash(registration.password);
  const known = await needs.table.get(logins, { email }, { consistent: true });
  if (known?.verified) {
    await needs.table.write(emptyToken(needs, email));
    return needs.mailer.send({ to: email, ...accountExistsLetter(needs) });
  }
  const login: Login = {
    email,
    userId: from.caller?.userId ?? (needs.newId() as UserId),
    passwordHash,
    verified: false,
    claim: needs.newId(),
    claimedAt: needs.clock.now().toISOString(),
    firstName: registration.firstName,
    lastName: registration.lastName,
  };
  const token = newMailToken(needs, login, "verify");
  const claiming = known ? replacing(logins, { ...login, v: known.v }) : creating(logins, login);
  try {
    await needs.table.write(claiming, token.write);
  } catch (failure) {
    // Somebody claimed the address in the same moment, and has been mailed: the answer is the same for both.
    if (failure instanceof Conflict) return;
    throw failure;
  }
  await needs.mailer.send({ to: email, ...verificationLetter(needs, { ...login, ...token }) });
}

/** Mails the link once more. To an address that waits for none, the mail says how things stand. */
export async function resendVerification(needs: Needs, wanted: string, from: { address: string }) {
  const email = normalEmail(wanted);
  await atMost(needs, "mailsPerAddress", placeOf(from.address));
  await atMost(needs, "mailsPerAccount", `resend#${email}`);
  const login = await needs.table.get(logins, { email }, { consistent: true });
  const token = login && !login.verified ? newMailToken(needs, login, "verify") : undefined;
  await needs.table.write(token?.write ?? emptyToken(needs, email));
  const letter =
    login && token
      ? verificationLetter(needs, { ...login, ...token })
      : login
        ? accountExistsLetter(needs)
        : noAccountLetter(needs);
  await needs.mailer.send({ to: email, ...letter });
}
