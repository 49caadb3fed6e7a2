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

test("an object has its methods, its shape and its kind before anybody has read with it", () => {
  const long = ({ name }: { name: string }) => name.length > 4;
  const fresh = z.object(shape).check(plain.refine(long));
  const other = plain.object(shape).check(plain.refine(long));
  for (const value of [{ name: "Ada" }, { name: "Augusta" }])
    expect(z.safeParse(fresh, value).success).toBe(plain.safeParse(other, value).success);

  expect(Object.keys(z.object(shape).shape)).toEqual(Object.keys(shape));
  expect(z.object(shape)).toBeInstanceOf(plain.ZodMiniObject);
  expect(z.object(shape).def.type).toBe("object");
});

test("what is said of one text is not said of another", () => {
  const short = z.string().check(z.maxLength(2));
  expect(z.safeParse(z.string(), "longer").success).toBe(true);
  expect(z.safeParse(short, "longer").success).toBe(false);
  expect(z.safeParse(z.string({ error: "Say a name." }), 1).error?.issues[0]?.message).toBe("Say a name.");
});
