import { entity } from "../../lib/table/entity.ts";

/** What somebody wrote to the shop. */
export type Message = { name: string; email: string; subject: string; message: string };

export type KeptMessage = Message & { id: string; sentAt: string };

const DAYS_KEPT = 365;

export const messages = entity<{ id: string }, KeptMessage>({
  type: "contact",
  key: ({ id }) => ({ pk: `CONTACT#${id}`, sk: "MESSAGE" }),
  expires: ({ sentAt }) => new Date(Date.parse(sentAt) + DAYS_KEPT * 24 * 60 * 60 * 1000),
});
