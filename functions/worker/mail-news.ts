import type { Shop } from "../composition.ts";
import { closeMailbox } from "../core/mail/closed-mailboxes.ts";
import { endSubscription } from "../core/newsletter/subscribe.ts";
import { letterCameBack } from "../core/orders/letters/send-letter.ts";
import { normalEmail } from "../lib/fields.ts";
import type { MailNews } from "../partners/ses-news.ts";
import type { Handlers } from "./batch.ts";

type Needs = Pick<Shop, "table" | "clock" | "log" | "mailbox">;

/** What becomes of a mail that was sent: no further one goes where none arrives, or none is wanted. */
export function newsHandlers(needs: Needs): Handlers<MailNews> {
  /** All but the shop's own: closed, it would lose what shoppers write, and nobody would hear. */
  function shoppersOf(emails: readonly string[], why: MailNews["kind"]) {
    const others = emails.filter((email) => normalEmail(email) !== normalEmail(needs.mailbox));
    if (others.length < emails.length) needs.log.error("mailbox.refuses", { why });
    return others;
  }
  async function close(emails: readonly string[], why: "came back" | "unwanted") {
    for (const email of shoppersOf(emails, why)) {
      await closeMailbox(needs, email, why);
      await endSubscription(needs, email);
    }
  }
  return {
    "came back": async ({ emails, about }) => {
      for (const _ of emails) needs.log.info("mail.came-back", { ...about });
      await close(emails, "came back");
      if (about) await letterCameBack(needs, about);
    },
    unwanted: async ({ emails }) => {
      for (const _ of emails) needs.log.info("mail.unwanted");
      await close(emails, "unwanted");
    },
    delayed: async ({ emails, about }) => {
      for (const _ of shoppersOf(emails, "delayed")) needs.log.info("mail.delayed", { ...about });
      if (about) await letterCameBack(needs, about, "no room");
    },
    passing: async () => {},
  };
}
