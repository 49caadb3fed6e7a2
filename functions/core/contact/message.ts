import { emailAddress, filled } from "../../lib/fields.ts";
import * as z from "../../lib/schema.ts";

/** How long each part may be: the form says it, and the shop holds to it. */
export const messageLimits = { name: 100, email: 254, subject: 150, message: 5_000 } as const;

/** What somebody wrote to the shop. */
export type Message = z.infer<typeof Message>;
export const Message = z.object({
  name: filled(messageLimits.name),
  email: emailAddress(messageLimits.email),
  subject: filled(messageLimits.subject),
  message: filled(messageLimits.message),
});

export const DAYS_KEPT = 365;
