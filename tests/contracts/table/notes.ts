import * as z from "../../../functions/lib/schema.ts";
import { entity } from "../../../functions/lib/table/entity.ts";

type NoteId = { owner: string; id: string };

/** An entity with everything an entity can have, for the table's own tests. */
const note = z.object({
  owner: z.string(),
  id: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  dueAt: z.exactOptional(z.string()),
  until: z.exactOptional(z.string()),
});
export type Note = z.infer<typeof note>;

export const ownerOf = (owner: string) => `U#${owner}#NOTE`;

export const notes = entity<NoteId, Note>({
  type: "note",
  schema: note,
  key: ({ owner, id }) => ({ pk: `U#${owner}`, sk: `NOTE#${id}` }),
  listed: ({ owner, id, writtenAt }) => ({ pk: ownerOf(owner), sk: `${writtenAt}#${id}` }),
  due: ({ dueAt }) => (dueAt === undefined ? undefined : new Date(dueAt)),
  expires: ({ until }) => (until === undefined ? undefined : new Date(until)),
});

/** What one has at a time, and again when it has gone. */
export const guests = entity<{ owner: string }, { owner: string; name: string }>({
  type: "guest",
  schema: z.object({ owner: z.string(), name: z.string() }),
  key: ({ owner }) => ({ pk: `U#${owner}`, sk: "GUEST" }),
  comesAgain: true,
});

let made = 0;

/** An owner that no other test has, so that tests can share a table. */
export const anOwner = () => `owner-${process.pid}-${++made}`;

export const aNote = (owner: string, id: string, more: Partial<Note> = {}): Note => ({
  owner,
  id,
  text: "water the fern",
  writtenAt: "2026-11-20T12:00:00Z",
  ...more,
});
