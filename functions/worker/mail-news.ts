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
  /** The shop's own is not closed: it would lose what shoppers write, and nobody would hear. */
  function isOurs(email: string, why: MailNews["kind"]) {
    const ours = normalEmail(email) === normalEmail(needs.mailbox);
    if (ours) needs.log.error("mailbox.refuses", { why });
    return ours;
  }
  async function close(email: string, why: "came back" | "unwanted") {
    if (isOurs(email, why)) return;
    await closeMailbox(needs, email, why);
    await endSubscription(needs, email);
  }
  return {
    "came back": async ({ email, about }) => {
      needs.log.info("mail.came-back", { ...about });
      await close(email, "came back");
      if (about) await letterCameBack(needs, about);
    },
    unwanted: async ({ email }) => {
      needs.log.info("mail.unwanted");
      await close(email, "unwanted");
    },
    delayed: async ({ email, about }) => {
      if (!isOurs(email, "delayed")) needs.log.info("mail.delayed", { ...about });
      if (about) await letterCameBack(needs, about, "no room");
    },
    passing: async () => {},
  };
}
