import { Message } from "../core/contact/message.ts";
import { sendMessage } from "../core/contact/send-message.ts";
import { HOUR_SECONDS } from "../lib/clock.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";

export const sendContactForm = operation({
  method: "POST",
  path: "/contact-form",
  summary: "A message to the shop",
  credentials: "none",
  body: z.extend(Message, {
    /** People do not see this field; programs that fill in everything do. */
    website: z.optional(z.string()),
  }),
  answer: z.object({ received: z.literal(true) }),
  limit: { scope: "contact", most: 5, withinSeconds: HOUR_SECONDS },
  async handle(shop, { body: { website, ...message } }) {
    if (!website) await sendMessage(shop, message);
    return { received: true as const };
  },
});
