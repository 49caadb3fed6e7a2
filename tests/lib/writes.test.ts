import { expect, test } from "vitest";
import * as z from "../../functions/lib/schema.ts";
import { entity } from "../../functions/lib/table/entity.ts";
import { creating, replacing, superseding } from "../../functions/lib/table/writes.ts";

const letter = z.object({ email: z.string(), lines: z.array(z.object({ words: z.int() })) });
const letters = entity<{ email: string }, z.infer<typeof letter>>({
  type: "letter",
  schema: letter,
  key: ({ email }) => ({ pk: `LETTER#${email}`, sk: "LETTER" }),
});

const bad = { email: "ada@example.com", lines: [{ words: 3 }, { words: "from Ada" as unknown as number }] };
const says = /^no letter: (?!.*ada).*→ at lines\[1\]\.words$/is;

test.each([
  ["new", () => creating(letters, bad)],
  ["changed", () => replacing(letters, { ...bad, v: 1 })],
  ["numbered by its writer", () => superseding(letters, bad, 7)],
])(
  "what could not be read again is not written, %s: it says where, and nothing of what or whose",
  (_, write) => {
    expect(write).toThrow(
      expect.objectContaining({ name: "UnwritableItem", message: expect.stringMatching(says) }),
    );
  },
);
