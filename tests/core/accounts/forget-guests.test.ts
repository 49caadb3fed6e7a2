import { expect, test } from "vitest";
import type { Profile } from "../../../functions/core/accounts/account.ts";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { forgetGuests } from "../../../functions/core/accounts/guests/forget-guests.ts";
import { profiles } from "../../../functions/core/accounts/items.ts";
import type { Owned } from "../../../functions/core/accounts/ownership.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

const userId = "guest-1" as UserId;
const keyOf = (userId: string, sk = "PROFILE") => ({ pk: `U#${userId}`, sk });

async function open(over: Partial<Profile> = {}) {
  const kept = memoryEngine();
  const { shop, clock } = aShop({ kept: lateEngine(kept) });
  const createdAt = clock.now().toISOString();
  await shop.table.create(profiles, { userId, userType: "guest", locale: "en-US", createdAt, ...over });
  const profile = () => shop.table.get(profiles, { userId }, { consistent: true });
  const sweep = (needs: object = {}, keys = [keyOf(userId)]) => forgetGuests({ ...shop, ...needs }, keys);
  /** A shop in which something of theirs does this. */
  const owning = (over: object) => ({ ownership: { cart: { ...shop.ownership.cart, ...over } } });
  return { shop, clock, profile, sweep, owning };
}

test("a guest is forgotten 90 days after the last visit, and not a moment before", async () => {
  const { clock, profile, sweep } = await open();
  clock.advance({ days: 89, hours: 23, minutes: 59 });
  await sweep();
  expect(await profile()).toBeDefined();
  clock.advance({ minutes: 1 });
  await sweep();
  expect(await profile()).toBeUndefined();
});

test("who has registered since, or is gone, is left alone; other work is not the guests'", async () => {
  const { clock, profile, sweep } = await open({ userType: "registered" });
  clock.advance({ days: 200 });
  expect(await sweep({}, [keyOf(userId), keyOf("nobody"), keyOf(userId, "ORDER#1")])).toBe(2);
  expect(await profile()).toBeDefined();
});

test("work that is no profile's is not taken for one", async () => {
  const { clock, profile, sweep } = await open();
  clock.advance({ days: 200 });
  expect(await sweep({}, [keyOf(userId, "ORDER#1")])).toBe(0);
  expect(await profile()).toBeDefined();
});

test("who is kept because of an order is looked at again in 90 days", async () => {
  const { clock, profile, sweep, owning } = await open();
  clock.advance({ days: 90 });
  const keptUntil = new Date(clock.now().getTime() + 90 * 86_400_000).toISOString();
  await sweep(owning({ outlasts: async () => true }));
  expect(await profile()).toMatchObject({ keptUntil });
});

test("one who cannot be forgotten keeps nobody else from it", async () => {
  const { clock, shop, profile, sweep, owning } = await open();
  const other = { userId: "guest-2" as UserId, userType: "guest", locale: "en-US" } as const;
  await shop.table.create(profiles, { ...other, createdAt: clock.now().toISOString() });
  clock.advance({ days: 90 });
  const erased: Owned["erased"] = async (_, owner) => {
    if (owner.userId === userId) throw new Error("unreadable");
    return [];
  };
  await expect(sweep(owning({ erased }), [keyOf(userId), keyOf("guest-2")])).rejects.toThrow("unreadable");
  expect(await profile()).toBeDefined();
  expect(await shop.table.get(profiles, other, { consistent: true })).toBeUndefined();
});

test("what changes in the same moment is for the next sweep; anything else is told", async () => {
  const { clock, profile, sweep, owning } = await open();
  clock.advance({ days: 90 });
  const failing = (failure: Error) => owning({ erased: () => Promise.reject(failure) });
  await sweep(failing(new Conflict()));
  expect(await profile()).toBeDefined();
  await expect(sweep(failing(new Error("no disk")))).rejects.toThrow("no disk");
});
