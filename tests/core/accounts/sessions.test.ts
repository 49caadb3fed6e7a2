import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { sessions } from "../../../functions/core/accounts/items.ts";
import {
  endSession,
  keepNewest,
  newSession,
  parseCookie,
  removeSessions,
  sessionIsOver,
} from "../../../functions/core/accounts/sessions.ts";
import { fingerprint } from "../../../functions/lib/fingerprint.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

const userId = "user-1" as UserId;
const long = (length: number) => "x".repeat(length);

function open() {
  const { shop, clock } = aShop({ kept: lateEngine(memoryEngine()) });
  const { table } = shop;
  const begin = async () => {
    const { write, ...session } = newSession(shop, userId);
    await table.write(write);
    return session;
  };
  const all = async () =>
    (await table.all(sessions, { pk: `U#${userId}`, prefix: "SESS#" })).map(({ hash }) => hash);
  /** Nothing is removed from now on. */
  const failing = (failure: Error) => {
    const no = () => Promise.reject(failure);
    return { table: { ...table, write: no, remove: no } };
  };
  return { shop, clock, begin, all, failing };
}

test.for<[cookie: string, ours: boolean]>([
  ["user.secret", true],
  [`${long(64)}.${long(64)}`, true],
  [`${long(65)}.secret`, false],
  [`user.${long(65)}`, false],
  ["user.secret.more", false],
  ["user.", false],
  [".secret", false],
  ["user", false],
  ["", false],
])("the cookie %s may be ours: %s", ([cookie, ours]) => {
  const [userId, secret = ""] = cookie.split(".");
  expect(parseCookie(cookie)).toEqual(ours ? { userId, hash: fingerprint(secret) } : undefined);
});

test("a session is over that began before its account said so, and no later one", () => {
  const at = "2026-11-20T12:00:00.000Z";
  const session = (startedAt: string) => ({ userId, hash: "h", startedAt });
  const profile = { userId, userType: "guest", locale: "en-US", createdAt: at } as const;
  expect(sessionIsOver({ ...profile, endedBefore: at }, session("2026-11-20T11:59:59.999Z"))).toBe(true);
  expect(sessionIsOver({ ...profile, endedBefore: at }, session(at))).toBe(false);
  expect(sessionIsOver(profile, session(at))).toBe(false);
});

test("a session that is ended is gone; one that has gone already is fine", async () => {
  const { shop, begin, all } = open();
  const { hash } = await begin();
  await endSession(shop, { userId, hash });
  await endSession(shop, { userId, hash });
  expect(await all()).toEqual([]);
});

test("of more than twenty browsers the one that was used longest ago is logged out", async () => {
  const { shop, clock, begin, all } = open();
  const begun: string[] = [];
  for (let n = 0; n < 20; n++) {
    begun.push((await begin()).hash);
    clock.advance({ minutes: 1 });
  }
  const [first = "", second] = begun;
  const session = await shop.table.get(sessions, { userId, hash: first }, { consistent: true });
  if (!session) throw new Error("no session");
  // The first one has been used since.
  await shop.table.replace(sessions, { ...session, seenAt: clock.now().toISOString() });
  await keepNewest(shop, userId, begun[19] ?? "");
  expect(await all()).toHaveLength(20);
  const { hash } = await begin();
  await keepNewest(shop, userId, hash);
  expect((await all()).toSorted()).toEqual([...begun.filter((one) => one !== second), hash].toSorted());
});

test("what ends sessions does not mind that one has just ended, and hides no failure: it is not over then", async () => {
  const { begin, failing, shop } = open();
  const { hash } = await begin();
  for (const ending of [
    (needs: ReturnType<typeof failing>) => endSession(needs, { userId, hash }),
    (needs: ReturnType<typeof failing>) => removeSessions(needs, userId),
  ])
    for (const failure of [new Conflict("changed"), new Error("no disk")])
      await expect(ending(failing(failure))).rejects.toThrow(failure.message);
  for (let times = 0; times < 2; times++) {
    await endSession(shop, { userId, hash });
    await removeSessions(shop, userId);
  }
});
