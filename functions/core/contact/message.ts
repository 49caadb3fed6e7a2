import { emailAddress, filled } from "../../lib/fields.ts";
import * as z from "../../lib/schema.ts";
import { LONGEST_MESSAGE, LONGEST_NAME, LONGEST_SUBJECT } from "./message-sizes.ts";

/** What somebody wrote to the shop. */
export type Message = z.infer<typeof Message>;
export const Message = z.object({
  name: filled(LONGEST_NAME),
  email: emailAddress(),
  subject: filled(LONGEST_SUBJECT),
  message: filled(LONGEST_MESSAGE),
});

export const DAYS_KEPT = 365;
