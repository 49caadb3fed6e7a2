import { emailAddress, filled } from "../../lib/fields.ts";
import * as z from "../../lib/schema.ts";
import { messageSizes } from "./message-sizes.ts";

/** What somebody wrote to the shop. */
export type Message = z.infer<typeof Message>;
export const Message = z.object({
  name: filled(messageSizes.name),
  email: emailAddress(),
  subject: filled(messageSizes.subject),
  message: filled(messageSizes.message),
});

export const DAYS_KEPT = 365;
