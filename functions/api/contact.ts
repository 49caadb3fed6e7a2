import * as z from "zod/mini";
import { sendMessage } from "../core/contact/send-message.ts";
import { operation } from "./operation.ts";

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const sendContactForm = operation({
  method: "POST",
  path: "/contact-form",
  summary: "A message to the shop",
  credentials: "none",
  body: z.object({
    name: text(100),
    email: z.email().check(z.maxLength(254)),
    subject: text(150),
    message: text(5_000),
    /** People do not see this field; programs that fill in everything do. */
    website: z.optional(z.string()),
  }),
  answer: z.object({ received: z.literal(true) }),
  refuses: ["too_many_requests"],
  async handle(shop, { body: { website, ...message }, address }) {
    if (!website) await sendMessage(shop, message, { address });
    return { received: true as const };
  },
});
