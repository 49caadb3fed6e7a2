import { expect, test } from "vitest";
import * as plain from "zod/mini";
import * as z from "../../functions/lib/schema.ts";

const shape = {
  name: z.string().check(z.minLength(2)),
  size: z.optional(z.int()),
  kind: z.exactOptional(z.enum(["a", "b"])),
};
const [ours, theirs] = [z.object(shape), plain.object(shape)];

test.each([
  [{ name: "Ada" }],
  [{ name: "Ada", size: undefined, kind: "a", stray: 1 }],
  [{ name: "A", size: 1.5, kind: "c" }],
  [{ name: "Ada", kind: undefined }],
  [JSON.parse('{"name":"Ada","__proto__":{"size":1}}')],
  [[]],
  [null],
])("an object is read as zod reads it: %j", (value) => {
  const [read, expected] = [z.safeParse(ours, value), plain.safeParse(theirs, value)];
  expect(read.data).toEqual(expected.data);
  expect(read.error?.issues).toEqual(expected.error?.issues);
});

test("an object is described as zod describes it", () => {
  expect(z.toJSONSchema(ours)).toEqual(plain.toJSONSchema(theirs));
  const extended = z.extend(ours, { more: z.string() });
  expect(z.safeParse(extended, { name: "Ada", more: 1 }).success).toBe(false);
});
