import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import type { NewId } from "../../lib/ids.ts";
import { within } from "../../lib/limit.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { creating, replacing, taking } from "../../lib/table/writes.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Caller, UserId } from "./caller.ts";
import { accountExistsLetter, verificationLetter } from "./letters.ts";
import type { Passwords } from "./passwords.ts";
import { hashOf, type NewSecret } from "./secrets.ts";
import { endAllSessions, newSession } from "./sessions.ts";
import { type Login, logins, mailTokens, normalEmail, type Profile, profiles } from "./words.ts";

type Needs = {
  table: Table;
  mailer: Mailer;
  clock: Clock;
  newId: NewId;
  newSecret: NewSecret;
  passwords: Passwords;
  limited: boolean;
  siteUrl: string;
};

type Registration = { email: string; password: string; firstName: string; lastName: string };

const perAddress = { scope: "register", most: 10, withinSeconds: 60 * 60 };

/**
 * Claims an address and mails its owner. Nobody learns from the answer whether the address has an account: if it
 * has, the mail says so instead. A guest who registers keeps the account, once the address is verified.
 */
export async function register(
  needs: Needs,
  registration: Registration,
  from: { caller: Caller | undefined; address: string },
) {
  if (from.caller?.userType === "registered") throw new Refusal("conflict", "You are logged in already.");
  await within(needs, perAddress, from.address);
  const email = normalEmail(registration.email);
  const passwordHash = await needs.passwords.hash(registration.password);
  const known = await needs.table.get(logins, { email }, { consistent: true });
  if (known?.verified) return needs.mailer.send({ to: email, ...accountExistsLetter(needs) });

  const login: Login = {
    email,
    userId: from.caller?.userId ?? (needs.newId() as UserId),
    passwordHash,
    verified: false,
    claim: needs.newId(),
    firstName: registration.firstName,
    lastName: registration.lastName,
  };
  const secret = needs.newSecret();
  const token = {
    hash: hashOf(secret),
    purpose: "verify" as const,
    email,
    claim: login.claim,
    sentAt: needs.clock.now().toISOString(),
  };
  await needs.table.write(
    known ? replacing(logins, { ...login, v: known.v }) : creating(logins, login),
    creating(mailTokens, token),
  );
  await needs.mailer.send({
    to: email,
    ...verificationLetter(needs, { firstName: login.firstName, secret }),
  });
}

const spent = () =>
  new Refusal(
    "not_found",
    "This link has expired or was used already. Please sign up again to get a new one.",
  );

/** Makes the account that a mailed token stands for, and signs its owner in. Works once. */
export async function verifyEmail(needs: Needs, secret: string) {
  const token = await needs.table.get(mailTokens, { hash: hashOf(secret) }, { consistent: true });
  if (token?.purpose !== "verify") throw spent();
  const login = await needs.table.get(logins, { email: token.email }, { consistent: true });
  if (!login || login.claim !== token.claim || login.verified) throw spent();

  const claimed = await needs.table.get(profiles, { userId: login.userId }, { consistent: true });
  // A guest may have claimed several addresses: the first to be verified keeps the account, the others get their own.
  const before = claimed?.userType === "guest" ? claimed : undefined;
  const userId = claimed?.userType === "registered" ? (needs.newId() as UserId) : login.userId;
  const profile: Profile = {
    userId,
    userType: "registered",
    locale: "en-US",
    createdAt: before?.createdAt ?? needs.clock.now().toISOString(),
    email: login.email,
    firstName: login.firstName,
    lastName: login.lastName,
  };
  const session = newSession(needs, userId);
  // Whoever else held a session of this account before its owner was known, no longer does.
  await endAllSessions(needs, userId);
  await needs.table
    .write(
      taking(mailTokens, token),
      replacing(logins, { ...login, userId, verified: true }),
      before ? replacing(profiles, { ...profile, v: before.v }) : creating(profiles, profile),
      session.write,
    )
    .catch((failure: unknown) => {
      throw failure instanceof Conflict ? spent() : failure;
    });
  return { profile, cookie: session.cookie };
}
