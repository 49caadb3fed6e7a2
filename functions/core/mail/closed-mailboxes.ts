import { type Clock, DAY_MS } from "../../lib/clock.ts";
import { normalEmail } from "../../lib/fields.ts";
import { fingerprint } from "../../lib/fingerprint.ts";
import * as z from "../../lib/schema.ts";
import { entity } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import { creating, removing, replacing } from "../../lib/table/writes.ts";
import type { Mailer } from "./mailer.ts";

/** Mail to it came back for good, or its owner has told their provider that they want none, and gets what is owed alone. */
const reason = z.enum(["came back", "unwanted"]);
type Reason = z.infer<typeof reason>;

/** By its fingerprint alone: a list of those who want no mail is nothing to read. */
const closed = z.object({ fingerprint: z.string(), why: reason, since: z.string() });

/** Mailboxes are mended, and given to others; who wants no mail does not want it later either. */
const CAME_BACK_MS = 90 * DAY_MS;

export const closedMailboxes = entity<{ fingerprint: string }, z.infer<typeof closed>>({
  type: "closed-mailbox",
  schema: closed,
  key: ({ fingerprint }) => ({ pk: `MAILBOX#${fingerprint}`, sk: "CLOSED" }),
  comesAgain: true,
  expires: ({ why, since }) => (why === "unwanted" ? undefined : new Date(Date.parse(since) + CAME_BACK_MS)),
});

const fingerprintOf = (email: string) => fingerprint(normalEmail(email));

type Needs = { table: Table; clock: Clock };

const read = ({ table }: Pick<Needs, "table">, email: string) =>
  table.get(closedMailboxes, { fingerprint: fingerprintOf(email) }, { consistent: true });

/** Nothing is sent there, or what is owed alone. Twice is as once, and what its owner said outweighs what came back. */
export async function closeMailbox({ table, clock }: Needs, email: string, why: Reason): Promise<void> {
  const before = await read({ table }, email);
  if (before?.why === "unwanted") return;
  const next = { fingerprint: fingerprintOf(email), why, since: clock.now().toISOString() };
  await table.write(
    before ? replacing(closedMailboxes, { ...next, v: before.v }) : creating(closedMailboxes, next),
  );
}

/** Its owner has asked for mail again; false if nothing was in the way. */
export async function openMailbox({ table }: Pick<Needs, "table">, email: string): Promise<boolean> {
  const before = await read({ table }, email);
  if (before) await table.write(removing(closedMailboxes, before));
  return before !== undefined;
}

/** Nothing was sent: it would not arrive, or is not wanted. */
export class MailboxClosed extends Error {
  override name = "MailboxClosed";
  readonly why: Reason;

  constructor(why: Reason) {
    super();
    this.why = why;
  }
}

/** The shop's own mailer, whoever carries its mail. A complaint, often of what a stranger asked for, ends no order's letters. */
export const consideringClosed = ({ table }: Pick<Needs, "table">, mailer: Mailer): Mailer => ({
  async send({ owed, ...email }) {
    const closed = await read({ table }, email.to);
    if (closed && !(owed && closed.why === "unwanted")) throw new MailboxClosed(closed.why);
    await mailer.send(email);
  },
});
