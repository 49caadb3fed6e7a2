import type { Clock } from "../../lib/clock.ts";
import { tryUse } from "../../lib/limit.ts";
import type { Log } from "../../lib/log.ts";
import type { Table } from "../../lib/table/table.ts";
import type { Email, Mailer } from "./mailer.ts";

type Needs = { table: Pick<Table, "count">; clock: Clock; limited: boolean; mailer: Mailer; log: Log };

const HOUR = 60 * 60;

/** Of all kinds together: nobody can have somebody's inbox flooded. */
const perMailbox = { scope: "mailbox", most: 5, withinSeconds: HOUR };
/** Whoever has not asked yet is not locked out by those who asked too often. */
const perMailboxAndNetwork = { scope: "mailbox-network", most: 1, withinSeconds: HOUR };
const perMailboxAtAll = { scope: "mailbox-day", most: 20, withinSeconds: 24 * HOUR };

async function mayBeSent(needs: Needs, to: string, network: string): Promise<boolean> {
  const first = await tryUse(needs, perMailboxAndNetwork, `${to}#${network}`);
  const few = await tryUse(needs, perMailbox, to);
  return (few ?? first) !== undefined && (await tryUse(needs, perMailboxAtAll, to)) !== undefined;
}

/** A mail that must not fail what it tells of: the shop goes on, and the log says so. */
export async function sendOrLog({ mailer, log }: Pick<Needs, "mailer" | "log">, email: Email) {
  try {
    await mailer.send(email);
  } catch (failure) {
    // The text of a failure may name the address.
    log.error("mail.failed", { failure: failure instanceof Error ? failure.name : "unknown" });
  }
}

/**
 * A mail that anybody can have sent to anybody. Who asks learns neither that it was not sent, as there were too many,
 * nor that it failed: both would tell something of somebody else's mailbox.
 */
export async function sendUnasked(needs: Needs, email: Email, network: string) {
  if (await mayBeSent(needs, email.to, network)) await sendOrLog(needs, email);
}
