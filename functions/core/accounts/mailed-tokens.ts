import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import { fingerprint } from "../../lib/fingerprint.ts";
import type { NewId } from "../../lib/ids.ts";
import type { Log } from "../../lib/log.ts";
import type { Table } from "../../lib/table/table.ts";
import { creating } from "../../lib/table/writes.ts";
import type { Mailer } from "../mail/mailer.ts";
import { type Login, logins, type MailToken, mailTokens, type Registration } from "./items.ts";
import { countUseFrom, type Limiting } from "./limits.ts";
import type { Passwords } from "./passwords.ts";
import type { NewSecret } from "./secrets.ts";

/** What it takes to do something that is told or confirmed by mail. */
export type ByMail = Limiting & {
  table: Table;
  mailer: Mailer;
  log: Log;
  newId: NewId;
  newSecret: NewSecret;
  passwords: Passwords;
  siteUrl: string;
};

type Needs = { clock: Clock; newSecret: NewSecret };
type Opening = { table: Table };

/** A token that is about to be mailed: the secret goes into the mail, its hash into the table. */
function newToken({ clock, newSecret }: Needs, about: Omit<MailToken, "hash" | "sentAt">) {
  const secret = newSecret();
  const token = { ...about, hash: fingerprint(secret), sentAt: clock.now().toISOString() };
  return { secret, write: creating(mailTokens, token) };
}

/** Makes an account of a registration; each carries its own, so that another one's cannot slip in. */
export const verificationToken = (
  needs: Needs,
  email: string,
  { passwordHash, firstName, lastName, browser }: Registration,
) =>
  newToken(needs, {
    purpose: "verify",
    email,
    claim: "",
    registration: { passwordHash, firstName, lastName, browser },
  });

export const resetToken = (needs: Needs, { email, claim }: Login, browser: string) =>
  newToken(needs, { purpose: "reset", email, claim, browser: fingerprint(browser) });

/** Opens nothing: it is written where there is nothing to open, so that nobody can tell by the work that is done. */
export const emptyToken = (needs: Needs, email: string) =>
  newToken(needs, { purpose: "nothing", email, claim: "" }).write;

/** The token behind a mailed secret, with the login of its address; undefined if it is good for nothing. */
export async function openMailToken({ table }: Opening, secret: string, purpose: "verify" | "reset") {
  const token = await table.get(mailTokens, { hash: fingerprint(secret) }, { consistent: true });
  if (token?.purpose !== purpose) return undefined;
  return { token, login: await table.get(logins, { email: token.email }, { consistent: true }) };
}

/** Whether a link is opened in the browser that asked for it. */
export const isFrom = (browser: string | undefined, token: MailToken) =>
  browser !== undefined && fingerprint(browser) === (token.registration ?? token).browser;

/** To whom a link was mailed, for whoever holds it: they may have been sent somebody else's. */
export async function mailedTo(needs: Opening & Limiting, secret: string, from: { ipAddress: string }) {
  await countUseFrom(needs, "mailedTokensPerAddress", from.ipAddress);
  return (await needs.table.get(mailTokens, { hash: fingerprint(secret) }))?.email;
}

export const spent = (advice: string) =>
  new Refusal("not_found", `This link has expired or was used already. ${advice}`);
