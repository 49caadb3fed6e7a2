import { Refusal } from "../errors.ts";
import { parsedJson } from "../json.ts";
import type { Item, Key, Query } from "./engine.ts";

/** Where a page ended, within its own partition: a cursor of one owner leads nowhere in another's list. */
export type Place = Key & { indexSk?: string | undefined };

export const cursorAt = ({ pk, sk, indexSk }: Place): string =>
  Buffer.from(JSON.stringify(indexSk === undefined ? [sk] : [sk, pk, indexSk])).toString("base64url");

export function startOf({ cursor, index, pk }: Query): Place | undefined {
  if (cursor === undefined) return undefined;
  const parts = read(cursor);
  const [sk, owner, indexSk] = parts;
  if (sk !== undefined && index === undefined && parts.length === 1) return { pk, sk };
  if (sk !== undefined && index !== undefined && owner !== undefined && indexSk !== undefined)
    return { pk: owner, sk, indexSk };
  throw new Refusal("invalid_input", "This list cannot be continued from there.", {
    fields: { cursor: "Please leave it out to start from the beginning." },
  });
}

function read(cursor: string): string[] {
  const parts = parsedJson(Buffer.from(cursor, "base64url").toString());
  const isOurs = (part: unknown) => typeof part === "string" && part !== "" && part.isWellFormed();
  return Array.isArray(parts) && parts.every(isOurs) ? parts : [];
}

/** The two attributes that an item is sorted by in an index, or in the table itself. */
export const keysIn = (item: Key & Partial<Item>, index: Query["index"]) =>
  index === undefined ? item : { pk: item[`${index}pk`], sk: item[`${index}sk`] };
