import { createHash } from "node:crypto";
import { Refusal } from "./errors.ts";
import { entity } from "./table/entity.ts";
import type { Table } from "./table/table.ts";
import { creating } from "./table/writes.ts";

/** A press of a button that its presser has named, and what came of it: pressed again, it is the same. */
type Press = { scope: string; key: string; asked: string; result: string; at: string };

const DAY_MS = 24 * 60 * 60 * 1000;

const presses = entity<Pick<Press, "scope" | "key">, Press>({
  type: "idempotency",
  key: ({ scope, key }) => ({ pk: `IDEM#${scope}#${key}`, sk: "PRESS" }),
  expires: ({ at }) => new Date(Date.parse(at) + DAY_MS),
});

export type Named = {
  /** Whose press, and of which button. */
  scope: string;
  key: string | undefined;
  /** What was asked for. */
  asked: unknown;
};

const fingerprint = (asked: unknown) =>
  createHash("sha256").update(JSON.stringify(asked)).digest("base64url");

/** The write that remembers a press; it conflicts if the same was pressed before. */
export const remembering = ({ scope, key, asked }: Named, result: string, at: Date) =>
  key === undefined
    ? []
    : [creating(presses, { scope, key, asked: fingerprint(asked), result, at: at.toISOString() })];

/** What came of this very press before; a key that was used for something else is a mistake. */
export async function cameOf({ table }: { table: Table }, { scope, key, asked }: Named) {
  const press =
    key === undefined ? undefined : await table.get(presses, { scope, key }, { consistent: true });
  if (press && press.asked !== fingerprint(asked))
    throw new Refusal("conflict", "This Idempotency-Key was used for something else already.");
  return press?.result;
}
