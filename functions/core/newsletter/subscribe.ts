import { Refusal } from "../../lib/errors.ts";
import { normalEmail } from "../../lib/fields.ts";
import { fingerprint } from "../../lib/fingerprint.ts";
import type { Log } from "../../lib/log.ts";
import { cameFirst, type Table } from "../../lib/table/table.ts";
import { creating, removing, replacing } from "../../lib/table/writes.ts";
import type { Limiting } from "../accounts/limits.ts";
import type { NewSecret } from "../accounts/secrets.ts";
import type { Mailer } from "../mail/mailer.ts";
import { sendOrLog, sendUnasked } from "../mail/unasked.ts";
import { alreadyLetter, confirmLetter, welcomeLetter } from "./letters.ts";
import { leaveToken, readLeaveToken, requests, subscribers } from "./subscriber.ts";

type Needs = Limiting & {
  table: Table;
  mailer: Mailer;
  log: Log;
  newSecret: NewSecret;
  siteUrl: string;
};

/**
 * The first half of the double opt-in. The same is read, written and answered whether the address is on the list
 * or not: who is subscribed is between the shop and the mailbox.
 */
export async function askForNewsletter(needs: Needs, given: string, from: { ipAddress: string }) {
  const email = normalEmail(given);
  const subscriber = await needs.table.get(subscribers, { email }, { consistent: true });
  const secret = needs.newSecret();
  const askedAt = needs.clock.now().toISOString();
  await needs.table.create(requests, { hash: fingerprint(secret), email, askedAt, confirmed: false });
  const letter = subscriber
    ? alreadyLetter(needs, { token: leaveToken(subscriber) })
    : confirmLetter(needs, { secret });
  // A list may wait for a day: what is kept for the owner is for getting in.
  await sendUnasked(needs, { to: email, ...letter }, { ...from, isFamiliar: false });
}

/** The second half. Asked twice, or after its answer was lost, it is the same yes. */
export async function confirmNewsletter(needs: Needs, secret: string) {
  const request = await needs.table.get(requests, { hash: fingerprint(secret) }, { consistent: true });
  const known = request?.confirmed && (await needs.table.get(subscribers, request, { consistent: true }));
  if (known) return;
  // Whoever was on the list and has left since is not brought back.
  if (!request || request.confirmed)
    throw new Refusal("not_found", "This link has expired. Please subscribe again at the foot of any page.");
  const subscriber = {
    email: request.email,
    since: needs.clock.now().toISOString(),
    leaveSecret: needs.newSecret(),
  };
  const write = needs.table.write(
    creating(subscribers, subscriber),
    replacing(requests, { ...request, confirmed: true }),
  );
  // By another of their clicks, they are on the list already.
  if (!(await cameFirst(write))) return;
  const letter = welcomeLetter(needs, { token: leaveToken(subscriber) });
  await sendOrLog(needs, { to: subscriber.email, ...letter });
}

/** Gone is gone, also the second time; a wrong link is answered as a right one, and changes nothing. */
export async function leaveNewsletter({ table }: Pick<Needs, "table">, token: string) {
  const proof = readLeaveToken(token);
  const subscriber = proof && (await table.get(subscribers, { email: proof.email }, { consistent: true }));
  if (!subscriber || subscriber.leaveSecret !== proof.leaveSecret) return;
  await table.write(removing(subscribers, subscriber));
}

/** Their mailbox takes no more mail, or wants none. */
export async function endSubscription({ table }: Pick<Needs, "table">, given: string) {
  const subscriber = await table.get(subscribers, { email: normalEmail(given) }, { consistent: true });
  if (subscriber) await table.write(removing(subscribers, subscriber));
}
