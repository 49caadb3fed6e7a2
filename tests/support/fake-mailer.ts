import type { Email, Mailer } from "../../functions/core/mail/mailer.ts";
import { emailAddress } from "../../functions/lib/fields.ts";

/** An inbox in memory, oldest first. */
export function fakeMailer(): Mailer & { inbox: Email[] } {
  const inbox: Email[] = [];
  return {
    inbox,
    async send(email) {
      if (email.replyTo !== undefined) emailAddress().parse(email.replyTo);
      inbox.push({ ...email });
    },
  };
}
