import { Refusal } from "../../lib/errors.ts";
import { normalEmail } from "../../lib/fields.ts";
import { fingerprint } from "../../lib/fingerprint.ts";
import { networkOf } from "../../lib/ip-address.ts";
import { cameFirst } from "../../lib/table/table.ts";
import { creating, replacing } from "../../lib/table/writes.ts";
import { sendUnasked } from "../mail/unasked.ts";
import type { Caller } from "./caller.ts";
import { claims, knownOf } from "./items.ts";
import { accountExistsLetter, noAccountLetter, verificationLetter } from "./letters.ts";
import { countUseFrom } from "./limits.ts";
import { type ByMail, emptyToken, verificationToken } from "./mailed-tokens.ts";

type Asked = { email: string; password: string; firstName: string; lastName: string };

/** Where a registration comes from; its browser can prove later that it was this one. */
type From = { caller: Caller | undefined; ipAddress: string; browser: string };

/**
 * Keeps what somebody typed, and mails the owner of the address. It opens nothing, and nobody learns from the answer,
 * or from the work behind it, whether the address has an account: if it has, the mail says so instead.
 */
export async function register(needs: ByMail, { password, ...asked }: Asked, from: From) {
  if (from.caller?.userType === "registered") throw new Refusal("conflict", "You are logged in already.");
  await countUseFrom(needs, "registrationsPerAddress", from.ipAddress);
  const email = normalEmail(asked.email);
  const registration = {
    passwordHash: await needs.passwords.hash(password),
    firstName: asked.firstName,
    lastName: asked.lastName,
    browser: fingerprint(from.browser),
  };
  const [login, before, familiar] = await needs.table.getAll(...knownOf(email, networkOf(from.ipAddress)));
  const claim = { ...registration, email, claimedAt: needs.clock.now().toISOString() };
  const token = login ? undefined : verificationToken(needs, email, registration);
  const tokenWrite = token?.write ?? emptyToken(needs, email);
  const claiming = before ? replacing(claims, { ...claim, v: before.v }) : creating(claims, claim);
  // Somebody else may register the address in the same moment. Each gets a mail, and each mail its own account.
  if (!(await cameFirst(needs.table.write(claiming, tokenWrite)))) await needs.table.write(tokenWrite);
  const letter = token ? verificationLetter(needs, token) : accountExistsLetter(needs);
  await sendUnasked(needs, { to: email, ...letter }, { ...from, isFamiliar: familiar !== undefined });
}

/** Mails the link once more. To an address that waits for none, the mail says how things stand. */
export async function resendVerification(needs: ByMail, wanted: string, from: { ipAddress: string }) {
  const email = normalEmail(wanted);
  await countUseFrom(needs, "mailsPerAddress", from.ipAddress);
  const [login, claim, familiar] = await needs.table.getAll(...knownOf(email, networkOf(from.ipAddress)));
  const token = claim && !login ? verificationToken(needs, email, claim) : undefined;
  await needs.table.write(token?.write ?? emptyToken(needs, email));
  const letter = token
    ? verificationLetter(needs, token)
    : login
      ? accountExistsLetter(needs)
      : noAccountLetter(needs);
  await sendUnasked(needs, { to: email, ...letter }, { ...from, isFamiliar: familiar !== undefined });
}
