import { expect, test } from "vitest";
import { Email, PersonName, TypedPassword } from "../../../functions/core/accounts/account.ts";
import { accountSizes } from "../../../functions/core/accounts/account-sizes.ts";
import { NewPassword } from "../../../functions/core/accounts/new-password.ts";
import * as z from "../../../functions/lib/schema.ts";

const long = (length: number) => "correct horse ".repeat(20).slice(0, length);
const mailbox = (length: number) => `${"a".repeat(length - "@example.com".length)}@example.com`;

test.for([
  ["an address", Email, mailbox(254), mailbox(255)],
  ["a name", PersonName, long(80), long(81)],
  ["a password that is typed", TypedPassword, long(200), long(201)],
  ["a new password", NewPassword, long(199), long(201)],
] as const)("%s can be so long and no longer", ([, schema, longest, longer]) => {
  expect(z.safeParse(schema, longest).success).toBe(true);
  expect(z.safeParse(schema, longer).success).toBe(false);
});

test("a password that is typed has one character at least, and a new one six", () => {
  for (const [schema, typed, good] of [
    [TypedPassword, "", false],
    [TypedPassword, "a", true],
    [NewPassword, "horse", false],
    [NewPassword, "horses", true],
  ] as const)
    expect([typed, z.safeParse(schema, typed).success]).toEqual([typed, good]);
  expect(accountSizes).toEqual({ name: 80, password: { least: 6, most: 200 } });
});

test.for(["password", "PassWord", "aaaaaaaa", "🦊🦊🦊🦊🦊🦊", "wallflower"])(
  "%s is guessed first, and no password",
  (guessed) => {
    expect(z.safeParse(NewPassword, guessed).success).toBe(false);
  },
);
