import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import type { Table } from "../../lib/table/table.ts";
import { creating } from "../../lib/table/writes.ts";
import { hashOf, type NewSecret } from "./secrets.ts";
import { type Login, logins, type MailToken, mailTokens } from "./words.ts";

type Needs = { clock: Clock; newSecret: NewSecret };

/** A token that is about to be mailed: the secret goes into the mail, its hash into the table. */
export function newMailToken(
  { clock, newSecret }: Needs,
  { email, claim }: Pick<Login, "email" | "claim">,
  purpose: MailToken["purpose"],
) {
  const secret = newSecret();
  const token = { hash: hashOf(secret), purpose, email, claim, sentAt: clock.now().toISOString() };
  return { secret, write: creating(mailTokens, token) };
}

/** Opens nothing: it is written where there is nothing to open, so that nobody can tell by the work that is done. */
export const emptyToken = (needs: Needs, email: string) =>
  newMailToken(needs, { email, claim: "" }, "nothing").write;

/** The token behind a mailed secret, with the login that it is good for; undefined if it is good for none. */
export async function openMailToken(
  { table }: { table: Table },
  secret: string,
  purpose: "verify" | "reset",
) {
  const token = await table.get(mailTokens, { hash: hashOf(secret) }, { consistent: true });
  if (token?.purpose !== purpose) return undefined;
  const login = await table.get(logins, { email: token.email }, { consistent: true });
  return login?.claim === token.claim ? { token, login } : undefined;
}

export const spent = (advice: string) =>
  new Refusal("not_found", `This link has expired or was used already. ${advice}`);
