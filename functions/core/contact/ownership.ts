import type { Table } from "../../lib/table/table.ts";
import { removing } from "../../lib/table/writes.ts";
import { type Owned, type Owner, stays } from "../accounts/ownership.ts";
import { DAYS_KEPT } from "./message.ts";
import { messages, messagesOf } from "./messages.ts";

/** More than anybody writes in a year. */
const MOST = 500;

async function messagesFrom(table: Table, { email }: Owner) {
  if (email === undefined) return [];
  return (await table.list(messages, messagesOf(email), { limit: MOST })).items;
}

export const ownedMessages: Owned = {
  moves: stays,
  exported: async (table, owner) =>
    (await messagesFrom(table, owner)).map(({ sentAt, subject, message }) => ({ sentAt, subject, message })),
  erased: async (table, owner) =>
    (await messagesFrom(table, owner)).map((message) => [removing(messages, message)]),
  kept: "nothing",
  ends: `${DAYS_KEPT} days after it was sent`,
};
