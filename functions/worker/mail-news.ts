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
  const isOurs = (email: string) => normalEmail(email) === normalEmail(needs.mailbox);
  const oursRefuses = (why: MailNews["kind"]) => needs.log.error("mailbox.refuses", { why });
  /** The shop's own is not closed: it would lose what shoppers write, and nobody would hear. */
  async function close(email: string, why: "came back" | "unwanted") {
    if (isOurs(email)) return oursRefuses(why);
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
      if (isOurs(email)) oursRefuses("delayed");
      else needs.log.info("mail.delayed", { ...about });
      if (about) await letterCameBack(needs, about, "no room");
    },
    passing: async () => {},
  };
}
