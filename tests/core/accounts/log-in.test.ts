import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { type Login, logins, networks, profiles, sessions } from "../../../functions/core/accounts/items.ts";
import { logIn } from "../../../functions/core/accounts/log-in.ts";
import { changePassword } from "../../../functions/core/accounts/password-change.ts";
import { forgotPassword, resetPassword } from "../../../functions/core/accounts/password-reset.ts";
import { visitOf } from "../../../functions/core/accounts/visit.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

const userId = "user-1" as UserId;
const email = "ada@example.com";
const password = "correct horse";
const ipAddress = "192.0.2.1";
const from = { caller: undefined, ipAddress, browser: "browser" };

/** An account with a password; plain reads have heard of nothing yet. */
async function open() {
  const parts = aShop({ kept: lateEngine(memoryEngine()) });
  const { shop, clock } = parts;
  const at = clock.now().toISOString();
  const passwordHash = await shop.passwords.hash(password);
  await shop.table.create(profiles, {
    userId,
    userType: "registered",
    locale: "en-US",
    createdAt: at,
    email,
  });
  await shop.table.create(logins, { email, userId, passwordHash, claim: "c" });
  const enter = () => logIn(shop, { email, password }, from);
  const sessionsOf = async () =>
    (await shop.table.all(sessions, { pk: `U#${userId}`, prefix: "SESS#" })).map(({ hash }) => hash);
  const mailed = async () => {
    await forgotPassword(shop, email, from);
    return parts.mailedToken();
  };
  return { ...parts, enter, sessionsOf, mailed };
}

test("a network is remembered once", async () => {
  const { shop, enter } = await open();
  await enter();
  const network = await shop.table.get(networks, { email, network: ipAddress }, { consistent: true });
  expect(network).toMatchObject({ v: 1 });
  shop.table = { ...shop.table, create: () => Promise.reject(new Error("once more")) };
  await expect(enter()).resolves.toBeDefined();
});

test("who is first from a network twice at one moment is in; a failure is not hidden", async () => {
  const { shop, enter } = await open();
  const { table } = shop;
  shop.table = { ...table, create: () => Promise.reject(new Conflict()) };
  await expect(enter()).resolves.toBeDefined();
  shop.table = { ...table, create: () => Promise.reject(new Error("no disk")) };
  await expect(enter()).rejects.toThrow("no disk");
});

test("a password that is changed or chosen anew leaves one session, and nothing of the others", async () => {
  const { shop, enter, sessionsOf, clock, mailed } = await open();
  const { session } = await enter();
  await enter();
  clock.advance({ minutes: 1 });
  const visit = await visitOf(shop, { userId, hash: session.hash });
  if (!visit) throw new Error("nobody is here");
  const changed = await changePassword(shop, visit, { currentPassword: password, newPassword: "another" });
  expect(await sessionsOf()).toEqual([changed.session.hash]);
  clock.advance({ minutes: 1 });
  const reset = await resetPassword(shop, { token: await mailed(), password: "a third" }, from);
  expect(await sessionsOf()).toEqual([reset.session.hash]);
});

test("who has no password is told how to get one, instead of being asked for it", async () => {
  const { shop, enter } = await open();
  const { profile, session } = await enter();
  const login = await shop.table.get(logins, { email }, { consistent: true });
  if (!login) throw new Error("no login");
  const { passwordHash: _, ...byGoogle } = login;
  await shop.table.replace(logins, byGoogle);
  const visit = await visitOf(shop, { userId: profile.userId, hash: session.hash });
  if (!visit) throw new Error("nobody is here");
  const changing = changePassword(shop, visit, { currentPassword: "x", newPassword: "another" });
  await expect(changing).rejects.toThrow("no password yet");
});

test.for<[what: string, over: Partial<Login> | undefined]>([
  ["is gone", undefined],
  ["has another password by now", { claim: "another" }],
])("a mailed token opens nothing where the login %s", async ([, over]) => {
  const { shop, mailed } = await open();
  const token = await mailed();
  const login = await shop.table.get(logins, { email }, { consistent: true });
  if (!login) throw new Error("no login");
  await (over ? shop.table.replace(logins, { ...login, ...over }) : shop.table.remove(logins, login));
  await expect(resetPassword(shop, { token, password: "another" }, from)).rejects.toMatchObject({
    code: "not_found",
  });
});
