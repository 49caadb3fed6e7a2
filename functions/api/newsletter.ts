import { askForNewsletter, confirmNewsletter, leaveNewsletter } from "../core/newsletter/subscribe.ts";
import { LEAVES_AT_ONCE } from "../core/site/api-paths.ts";
import { HOUR_SECONDS } from "../lib/clock.ts";
import { emailAddress, text } from "../lib/fields.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";

const Token = text(600).check(z.minLength(1));

export const subscribeToNewsletter = operation({
  method: "POST",
  path: "/newsletter/subscribe",
  summary: "Asks for the newsletter; the address's owner confirms it by a mail",
  credentials: "none",
  body: z.object({
    email: emailAddress(),
    /** People do not see this field; programs that fill in everything do. */
    website: z.optional(z.string()),
  }),
  answer: z.object({ received: z.literal(true) }),
  // Each is a mail, to whoever is named.
  limit: { scope: "newsletter-address", most: 10, withinSeconds: HOUR_SECONDS },
  async handle(shop, { body: { website, email }, ipAddress }) {
    if (!website) await askForNewsletter(shop, email, { ipAddress });
    return { received: true as const };
  },
});

export const confirmSubscription = operation({
  method: "POST",
  path: "/newsletter/confirm",
  summary: "The click in the mail: from now on the newsletter comes",
  credentials: "none",
  body: z.object({ token: Token }),
  answer: z.object({ confirmed: z.literal(true) }),
  refuses: ["not_found"],
  async handle(shop, { body }) {
    await confirmNewsletter(shop, body.token);
    return { confirmed: true as const };
  },
});

export const leaveTheNewsletter = operation({
  method: "POST",
  path: "/newsletter/unsubscribe",
  summary: "Ends the newsletter for whoever holds one of its letters",
  credentials: "none",
  body: z.object({ token: Token }),
  answer: z.object({ unsubscribed: z.literal(true) }),
  async handle(shop, { body }) {
    await leaveNewsletter(shop, body.token);
    return { unsubscribed: true as const };
  },
});

/** Mail programs press it in a reader's name, with a form that says so (RFC 8058). */
export const leaveTheNewsletterAtOnce = operation({
  method: "POST",
  path: LEAVES_AT_ONCE,
  summary: "The same from a mail program's own button: List-Unsubscribe in one click",
  credentials: "none",
  params: z.object({ token: Token }),
  body: z.string(),
  rawBody: true,
  answer: z.object({ unsubscribed: z.literal(true) }),
  async handle(shop, { params }) {
    await leaveNewsletter(shop, params.token);
    return { unsubscribed: true as const };
  },
});
