import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import {
  confirmFreshSession,
  confirmPassword,
  loginOf,
} from "../../../functions/core/accounts/confirming.ts";
import { logins } from "../../../functions/core/accounts/items.ts";
import type { Visit } from "../../../functions/core/accounts/visit.ts";
import { aShop } from "../../support/shop.ts";

const userId = "user-1" as UserId;
const email = "ada@example.com";

async function open() {
  const { shop, clock } = aShop();
  const passwordHash = await shop.passwords.hash("correct horse");
  const login = { email, userId, passwordHash, claim: "c" };
  await shop.table.create(logins, login);
  const visit = (profile: object): Visit => ({
    profile: { userId, userType: "registered", locale: "en-US", createdAt: "", v: 1, ...profile },
    session: { userId, hash: "h", startedAt: clock.now().toISOString(), v: 1 },
    beside: undefined,
  });
  const typed = (password?: string) =>
    confirmPassword(shop, visit({}), login, { password, field: "currentPassword" });
  return { shop, clock, login, visit, typed };
}

test("a login is its account's alone; a guest has none", async () => {
  const { shop, login, visit } = await open();
  expect(await loginOf(shop, visit({ email }))).toMatchObject(login);
  const looksFor = { table: { ...shop.table, get: () => Promise.reject(new Error("looked")) } };
  expect(await loginOf(looksFor, visit({}))).toBeUndefined();
  // The address went to somebody else since.
  expect(await loginOf(shop, visit({ email, userId: "user-2" }))).toBeUndefined();
});

test("the password is asked for, and a wrong one is said at its field", async () => {
  const { typed } = await open();
  for (const [password, sentence] of [
    [undefined, "Please type your password."],
    ["another horse", "This is not your current password."],
  ] as const)
    await expect(typed(password)).rejects.toMatchObject({
      code: "invalid_input",
      fields: { currentPassword: sentence },
    });
});

test("the right password may be typed as often as one likes, a wrong one five times", async () => {
  const { typed } = await open();
  for (let n = 0; n < 8; n++) await typed("correct horse");
  for (let n = 0; n < 5; n++) await expect(typed("wrong")).rejects.toMatchObject({ code: "invalid_input" });
  await expect(typed("correct horse")).rejects.toMatchObject({ code: "too_many_requests" });
});

test("a session is fresh for ten minutes", async () => {
  const { shop, clock, visit } = await open();
  const begun = visit({});
  clock.advance({ minutes: 10 });
  expect(() => confirmFreshSession(shop, begun)).not.toThrow();
  clock.advance({ seconds: 0.001 });
  expect(() => confirmFreshSession(shop, begun)).toThrow("sign in with Google once more");
});
