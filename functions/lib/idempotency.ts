import { DAY_MS } from "./clock.ts";
import { Refusal } from "./errors.ts";
import { fingerprint } from "./fingerprint.ts";
import * as z from "./schema.ts";
import { entity } from "./table/entity.ts";
import type { Table } from "./table/table.ts";
import { creating } from "./table/writes.ts";

/** A request that its sender has named, and what came of it: sent again, it is the same. */
const text = z.string();
const known = z.object({ scope: text, key: text, asked: text, result: text, at: text });
type Known = z.infer<typeof known>;

const knownRequests = entity<Pick<Known, "scope" | "key">, Known>({
  type: "idempotency",
  schema: known,
  key: ({ scope, key }) => ({ pk: `IDEM#${scope}#${key}`, sk: "PRESS" }),
  expires: ({ at }) => new Date(Date.parse(at) + DAY_MS),
});

export type IdempotentRequest = {
  /** Whose request, and of which operation. */
  scope: string;
  /** The sender's own name for it; without one, every request is another. */
  key: string | undefined;
  /** What was asked for. */
  asked: unknown;
};

const hashOf = (asked: unknown) => fingerprint(JSON.stringify(asked));

/** The write that remembers a request; it conflicts if the same was sent before. */
export const rememberingResult = ({ scope, key, asked }: IdempotentRequest, result: string, at: Date) =>
  key === undefined
    ? []
    : [creating(knownRequests, { scope, key, asked: hashOf(asked), result, at: at.toISOString() })];

/** What came of this very request before; a key that was used for something else is a mistake. */
export async function earlierResult(
  { table }: { table: Table },
  { scope, key, asked }: IdempotentRequest,
): Promise<string | undefined> {
  const earlier =
    key === undefined ? undefined : await table.get(knownRequests, { scope, key }, { consistent: true });
  if (earlier && earlier.asked !== hashOf(asked))
    throw new Refusal("conflict", "This Idempotency-Key was used for something else already.");
  return earlier?.result;
}
