import { DAY_MS } from "../../lib/clock.ts";
import { normalEmail } from "../../lib/fields.ts";
import * as z from "../../lib/schema.ts";
import { entity } from "../../lib/table/entity.ts";
import { DAYS_KEPT, type Message } from "./message.ts";

const text = z.string();

/** A message as it is kept: all that the form asks for, whatever its limits are by then. */
export type KeptMessage = z.infer<typeof KeptMessage>;
const KeptMessage = z.object({
  id: text,
  name: text,
  email: text,
  subject: text,
  message: text,
  sentAt: text,
} satisfies Record<keyof Message | "id" | "sentAt", typeof text>);

export const messagesOf = (email: string) => `CONTACT-OF#${normalEmail(email)}`;

export const messages = entity<{ id: string }, KeptMessage>({
  type: "contact",
  schema: KeptMessage,
  key: ({ id }) => ({ pk: `CONTACT#${id}`, sk: "MESSAGE" }),
  // Whoever proves that the address is theirs may read and delete what was written under it.
  listed: ({ email, sentAt, id }) => ({ pk: messagesOf(email), sk: `${sentAt}#${id}` }),
  expires: ({ sentAt }) => new Date(Date.parse(sentAt) + DAYS_KEPT * DAY_MS),
});
