import type { Table } from "../../lib/table/table.ts";
import { removing } from "../../lib/table/writes.ts";
import { type Owned, type Owner, stays } from "../accounts/ownership.ts";
import { DAYS_KEPT } from "./message.ts";
import { messages, messagesOf } from "./messages.ts";

const messagesFrom = async (table: Table, { email }: Owner) =>
  email === undefined ? [] : table.wholeList(messages, messagesOf(email));

export const ownedMessages: Owned = {
  moves: stays,
  exported: async (table, owner) =>
    (await messagesFrom(table, owner)).map(({ sentAt, subject, message }) => ({ sentAt, subject, message })),
  erased: async (table, owner) =>
    (await messagesFrom(table, owner)).map((message) => [removing(messages, message)]),
  kept: "nothing",
  ends: `${DAYS_KEPT} days after it was sent`,
};
