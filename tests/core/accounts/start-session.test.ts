import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { registerGuest } from "../../../functions/core/accounts/guests/guests.ts";
import { profiles, sessions } from "../../../functions/core/accounts/items.ts";
import { type Owned, stays } from "../../../functions/core/accounts/ownership.ts";
import { callerOf } from "../../../functions/core/accounts/sessions.ts";
import { startSession } from "../../../functions/core/accounts/start-session.ts";
import type { Write } from "../../../functions/lib/table/engine.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

const anOwned: Owned = { moves: stays, exported: stays, erased: stays, kept: "nothing", ends: "never" };
const userId = "user-1" as UserId;

/** A guest with so many things signs in; how many writes each transaction had. */
async function open({ things = 0 } = {}) {
  const { shop } = aShop({ kept: lateEngine(memoryEngine()) });
  const { profile } = await registerGuest(shop, { ipAddress: "192.0.2.1" });
  const guest = callerOf({ ...profile, v: 1 });
  const removal = (n: number): Write => ({
    kind: "delete",
    key: { pk: `THING#${n}`, sk: "T" },
    expect: { version: 1 },
  });
  const moves = async () => Array.from({ length: things }, (_, n) => [removal(n)]);
  shop.ownership = { things: { ...anOwned, moves } };
  const { table } = shop;
  const transactions: number[] = [];
  /** Whatever is written fails so often with this. */
  const failing = (times: number, failure: Error) => {
    shop.table = {
      ...table,
      write: (...all) =>
        transactions.push(all.length) <= times ? Promise.reject(failure) : table.write(...all),
    };
  };
  const guestIsGone = async () => (await table.get(profiles, guest, { consistent: true })) === undefined;
  return { shop, guest, transactions, failing, guestIsGone };
}

test.for<[things: number, transactions: number[]]>([
  // The guest's end and the session go last, with as many things as there is room for.
  [98, [100]],
  [99, [1, 100]],
  [250, [99, 53, 100]],
])("a guest with %i things moves in transactions of %o", async ([things, sizes]) => {
  const { shop, guest, transactions } = await open({ things });
  shop.table = { ...shop.table, write: async (...all) => void transactions.push(all.length) };
  await startSession(shop, userId, guest);
  expect(transactions.slice(0, sizes.length)).toEqual(sizes);
});

test("what changes meanwhile of a guest's is tried five times", async () => {
  const healing = await open();
  healing.failing(4, new Conflict());
  await startSession(healing.shop, userId, healing.guest);
  expect(await healing.guestIsGone()).toBe(true);
  const { table } = healing.shop;
  expect(await table.all(sessions, { pk: `U#${healing.guest.userId}`, prefix: "SESS#" })).toEqual([]);
  const lasting = await open();
  lasting.failing(9, new Conflict());
  await expect(startSession(lasting.shop, userId, lasting.guest)).rejects.toThrow(Conflict);
  expect(lasting.transactions).toHaveLength(5);
});

test("without a guest, or with another failure, nothing is tried twice", async () => {
  const { shop, failing, transactions } = await open();
  failing(9, new Conflict());
  await expect(startSession(shop, userId, undefined)).rejects.toThrow(Conflict);
  expect(transactions).toHaveLength(1);
  const broken = await open();
  broken.failing(9, new Error("no disk"));
  await expect(startSession(broken.shop, userId, broken.guest)).rejects.toThrow("no disk");
  expect(broken.transactions).toHaveLength(1);
});

test("a guest who signs in to the account that is theirs by now loses nothing", async () => {
  const { shop, guest, guestIsGone } = await open();
  await startSession(shop, guest.userId, guest);
  expect(await guestIsGone()).toBe(false);
});

// A tab that is still a guest's may be late: another one has made an account of it.
test.for(["guest", "registered"] as const)(
  "whoever has an account and is let in as %s keeps it, and stays signed in there",
  async (userType) => {
    const { shop, guest, guestIsGone } = await open();
    const { table } = shop;
    const profile = await table.get(profiles, guest, { consistent: true });
    if (profile) await table.replace(profiles, { ...profile, userType: "registered" });
    await startSession(shop, userId, { ...guest, userType });
    expect(await guestIsGone()).toBe(false);
    expect(await table.all(sessions, { pk: `U#${guest.userId}`, prefix: "SESS#" })).toHaveLength(1);
  },
);
