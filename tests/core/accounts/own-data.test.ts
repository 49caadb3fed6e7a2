import { expect, test } from "vitest";
import type { Profile } from "../../../functions/core/accounts/account.ts";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { claims, googleLinks, logins, profiles, sessions } from "../../../functions/core/accounts/items.ts";
import { deleteAccount } from "../../../functions/core/accounts/own-data.ts";
import { stays } from "../../../functions/core/accounts/ownership.ts";
import { newSession } from "../../../functions/core/accounts/sessions.ts";
import { visitOf } from "../../../functions/core/accounts/visit.ts";
import type { Write } from "../../../functions/lib/table/engine.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

const userId = "user-1" as UserId;
const email = "ada@example.com";
const names = { firstName: "Ada", lastName: "L" };

/** Somebody who is here; plain reads have heard of nothing yet. */
async function open(over: Partial<Profile> = {}) {
  const parts = aShop({ kept: lateEngine(memoryEngine()) });
  const { shop, clock } = parts;
  const at = clock.now().toISOString();
  await shop.table.create(profiles, {
    userId,
    userType: "registered",
    locale: "en-US",
    createdAt: at,
    ...over,
  });
  const { write, hash } = newSession(shop, userId);
  await shop.table.write(write);
  const login = { email, userId, claim: "c" };
  const leave = async () => {
    const visit = await visitOf(shop, { userId, hash });
    if (!visit) throw new Error("nobody is here");
    return deleteAccount(shop, visit, undefined);
  };
  return { ...parts, leave, login };
}

test("nothing is left, neither login, nor Google's link, nor a session, but what somebody else registered under the address", async () => {
  const { shop, clock, leave, login } = await open({ email, googleSubject: "1" });
  const { table } = shop;
  await table.create(logins, login);
  await table.create(claims, {
    email,
    passwordHash: "h",
    browser: "b",
    claimedAt: clock.now().toISOString(),
    ...names,
  });
  await table.create(googleLinks, { subject: "1", userId });
  await leave();
  expect(await table.get(profiles, { userId }, { consistent: true })).toBeUndefined();
  expect(await table.get(logins, { email }, { consistent: true })).toBeUndefined();
  expect(await table.get(claims, { email }, { consistent: true })).toMatchObject({ passwordHash: "h" });
  expect(await table.get(googleLinks, { subject: "1" }, { consistent: true })).toBeUndefined();
  expect(await table.all(sessions, { pk: `U#${userId}`, prefix: "SESS#" })).toEqual([]);
});

test("an address that is somebody else's by now keeps its login", async () => {
  const { shop, leave, login } = await open({ email });
  await shop.table.create(logins, { ...login, userId: "user-2" as UserId });
  await leave();
  expect(await shop.table.get(logins, { email }, { consistent: true })).toMatchObject({ userId: "user-2" });
});

test("a guest leaves whenever they like, and has no address to look for", async () => {
  const { shop, leave, clock } = await open({ userType: "guest" });
  clock.advance({ days: 3 });
  const { table } = shop;
  const types: string[] = [];
  shop.table = {
    ...table,
    get: (kind, ...rest) => {
      types.push(kind.type);
      return table.get(kind, ...rest);
    },
  };
  await leave();
  expect(types).not.toContain("login");
  expect(types).not.toContain("claim");
  expect(types).not.toContain("google");
});

test("very many things go a hundred at a time", async () => {
  const { shop, leave } = await open();
  const written: number[] = [];
  const removal = (n: number): Write => ({
    kind: "delete",
    key: { pk: `THING#${n}`, sk: "T" },
    expect: { version: 1 },
  });
  const erased = async () => Array.from({ length: 205 }, (_, n) => [removal(n)]);
  shop.ownership = { things: { moves: stays, exported: stays, erased, kept: "nothing", ends: "never" } };
  const { table } = shop;
  shop.table = { ...table, write: async (...all) => void written.push(all.length) };
  await leave();
  expect(written.slice(0, 3)).toEqual([100, 100, 5]);
});
