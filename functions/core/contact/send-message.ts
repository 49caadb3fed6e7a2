import type { Clock } from "../../lib/clock.ts";
import type { NewId } from "../../lib/ids.ts";
import type { Log } from "../../lib/log.ts";
import type { Table } from "../../lib/table/table.ts";
import type { Mailer } from "../mail/mailer.ts";
import { contactLetter } from "./letters.ts";
import type { Message } from "./message.ts";
import { messages } from "./messages.ts";

type Needs = {
  table: Table;
  clock: Clock;
  mailer: Mailer;
  newId: NewId;
  log: Log;
  /** Where the shop reads its mail. */
  mailbox: string;
};

/** Keeps the message first: if the mail to the shop fails, it is not lost and nobody has to write it again. */
export async function sendMessage(needs: Needs, message: Message) {
  const kept = { ...message, id: needs.newId(), sentAt: needs.clock.now().toISOString() };
  await needs.table.create(messages, kept);
  try {
    await needs.mailer.send({ to: needs.mailbox, replyTo: kept.email, ...contactLetter(kept) });
  } catch (failure) {
    // Its text may name the address.
    const name = failure instanceof Error ? failure.name : "unknown";
    needs.log.error("contact.mail-failed", { id: kept.id, failure: name });
  }
}
