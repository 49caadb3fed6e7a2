import type { Email, Mailer } from "../../functions/core/mail/mailer.ts";

/** An inbox in memory, oldest first. */
export function fakeMailer(): Mailer & { inbox: Email[] } {
  const inbox: Email[] = [];
  return {
    inbox,
    async send(email) {
      inbox.push({ ...email });
    },
  };
}
