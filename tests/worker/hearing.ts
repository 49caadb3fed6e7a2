import type * as z from "../../functions/lib/schema.ts";
import { type MailNews, sesNews } from "../../functions/partners/ses-news.ts";
import { worker } from "../../functions/worker/batch.ts";
import { newsHandlers } from "../../functions/worker/mail-news.ts";
import { sqsEvent } from "../../stacks/local/lambda/sqs-event.ts";
import { eventOf, type Fate } from "../../stacks/local/ses/mails.ts";
import type { anOpenShop } from "../support/visitor.ts";

/** As the queue brings it: what SES said, in SES's words. */
export const hear = async ({ shop }: Pick<ReturnType<typeof anOpenShop>, "shop">, told: object) => {
  const schema: z.ZodMiniType<MailNews> = sesNews;
  const { batchItemFailures } = await worker(shop, { schema, handlers: newsHandlers(shop) })(
    sqsEvent("MailQueue", [{ MessageId: "m", ReceiptHandle: "r", Body: JSON.stringify(told) }]),
  );
  return batchItemFailures;
};
const mailTo = (to: string, tags: Record<string, string[]> = {}) => ({ id: "ses-1", to, tags });
export const said = (to: string, fate: Fate, tags?: Record<string, string[]>) =>
  eventOf(mailTo(to, tags), fate);
/** The same, in a report that names somebody else. */
export const saidOf = (reported: string, to: string, fate: Fate, tags?: Record<string, string[]>) =>
  eventOf(mailTo(to, tags), fate, { reported });
const tagged = (text: string) => [Buffer.from(text).toString("base64url")];
export const about = (orderId: string, letter: string) => ({
  order: tagged(orderId),
  letter: tagged(letter),
});
