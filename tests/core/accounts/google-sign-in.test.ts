import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { signInWithGoogle } from "../../../functions/core/accounts/google-sign-in.ts";
import { registerGuest } from "../../../functions/core/accounts/guests/guests.ts";
import { logins, profiles, sessions } from "../../../functions/core/accounts/items.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

const ipAddress = "192.0.2.1";
const email = "ada@example.com";
const person = { subject: "1", email, emailVerified: true, firstName: "Ada", lastName: "L" };
const login = { email, userId: "user-1" as UserId, claim: "c" };

/** Plain reads have heard of nothing yet. */
function open() {
  const parts = aShop({ kept: lateEngine(memoryEngine()) });
  const { shop, people } = parts;
  people.hers = person;
  const signIn = (caller?: { userId: UserId; userType: "guest" | "registered" }, token = "hers") =>
    signInWithGoogle(shop, token, { caller, ipAddress });
  const sessionsOf = (userId: UserId) => shop.table.all(sessions, { pk: `U#${userId}`, prefix: "SESS#" });
  return { ...parts, signIn, sessionsOf };
}

test("who comes back is the same, whatever the address is, and stays signed in elsewhere", async () => {
  const { signIn, sessionsOf, people } = open();
  const { profile } = await signIn();
  people.later = { ...person, email: "elsewhere@example.com" };
  const again = await signIn(undefined, "later");
  expect([again.profile.userId, again.profile.email]).toEqual([profile.userId, email]);
  expect(await sessionsOf(profile.userId)).toHaveLength(2);
});

test("a guest who signs in is signed in here alone: nothing is left of other browsers", async () => {
  const { shop, signIn, sessionsOf, clock } = open();
  const { profile } = await registerGuest(shop, { ipAddress });
  clock.advance({ minutes: 1 });
  const { session } = await signIn({ userId: profile.userId, userType: "guest" });
  expect((await sessionsOf(profile.userId)).map(({ hash }) => hash)).toEqual([session.hash]);
});

test("the old token of a guest who has registered since gives nothing of that account away", async () => {
  const { shop, signIn } = open();
  const { profile } = await registerGuest(shop, { ipAddress });
  await shop.table.replace(profiles, {
    ...profile,
    v: 1,
    userType: "registered",
    email: "grace@example.com",
  });
  const signedIn = await signIn({ userId: profile.userId, userType: "guest" });
  expect(signedIn.profile.userId).not.toBe(profile.userId);
});

test("of two tabs that link an account, the slower one signs in to it all the same", async () => {
  const { shop, signIn, sessionsOf, clock } = open();
  const { userId } = login;
  await shop.table.create(logins, login);
  const createdAt = clock.now().toISOString();
  await shop.table.create(profiles, { userId, userType: "registered", locale: "en-US", createdAt, email });
  const { table } = shop;
  let reads = 0;
  shop.table = {
    ...table,
    async get(...what) {
      const found = await table.get(...what);
      // The link is not there yet; before anything else is read, the other tab has written it.
      if (++reads === 1) await signIn();
      return found;
    },
  };
  expect((await signIn()).profile.userId).toBe(userId);
  expect(await sessionsOf(userId)).toHaveLength(2);
});

test("what changes meanwhile is tried three times", async () => {
  const { shop, signIn } = open();
  let writes = 0;
  shop.table = { ...shop.table, write: async () => Promise.reject(++writes && new Conflict()) };
  await expect(signIn()).rejects.toMatchObject({ code: "conflict" });
  expect(writes).toBe(3);
});

test("an account is signed in to sixty times an hour at most, from wherever", async () => {
  const { shop } = open();
  const from = (n: number) => ({ caller: undefined, ipAddress: `192.0.2.${n}` });
  for (let n = 0; n < 60; n++) await signInWithGoogle(shop, "hers", from(n));
  await expect(signInWithGoogle(shop, "hers", from(60))).rejects.toMatchObject({ code: "too_many_requests" });
});

test("nor does a Google account that has not proven an address use up its owner's sign-ins", async () => {
  const { shop, signIn, people } = open();
  await shop.table.create(logins, login);
  const counted: string[] = [];
  const { count } = shop.table;
  shop.table = {
    ...shop.table,
    count(key, ...rest) {
      counted.push(key.pk);
      return count(key, ...rest);
    },
  };
  people.eves = { ...person, subject: "2", emailVerified: false };
  await expect(signIn(undefined, "eves")).rejects.toThrow("Google has not verified");
  expect(counted.filter((counter) => counter.includes("sessionsPerAccount"))).toEqual([]);
});

test("an account is counted under its own address, whatever Google calls it by now", async () => {
  const { shop, people, signIn } = open();
  await signIn();
  people.later = { ...person, email: "elsewhere@example.com" };
  const from = (n: number) => ({ caller: undefined, ipAddress: `192.0.2.${n}` });
  for (let n = 1; n < 60; n++) await signInWithGoogle(shop, "later", from(n));
  await expect(signInWithGoogle(shop, "hers", from(60))).rejects.toMatchObject({ code: "too_many_requests" });
});
