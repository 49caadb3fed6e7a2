import { expect, test, vi } from "vitest";
import type { Profile } from "../../functions/core/accounts/account.ts";
import type { UserId } from "../../functions/core/accounts/caller.ts";
import { profiles } from "../../functions/core/accounts/items.ts";
import { discards } from "../../functions/core/images/items.ts";
import { orders } from "../../functions/core/orders/items.ts";
import { anOrder } from "../core/orders/an-order.ts";
import { memoryEngine } from "../support/memory-engine.ts";
import { aShop } from "../support/shop.ts";
import { ofLater } from "../support/unreadable.ts";

const parts = vi.hoisted(() => ({ shop: undefined as unknown }));
vi.mock("../../functions/shop.ts", () => parts);

test("who cannot be forgotten keeps a sweep from nothing that is due later, and each is told at its end", async () => {
  const kept = memoryEngine();
  const { shop, clock, logged } = aShop({ kept });
  parts.shop = shop;
  const guest = (n: number): Profile => ({
    userId: `guest-${n}` as UserId,
    userType: "guest",
    locale: "en-US",
    createdAt: clock.now().toISOString(),
  });
  // More of one shard than are looked at in one go.
  const ids = Array.from({ length: 5 * 260 }, (_, n) => n);
  for (const n of ids) await shop.table.create(profiles, guest(n));
  // Two of each go, as they are looked at in the order of their names.
  const odd = [0, 1, 998, 999];
  for (const n of odd) await ofLater(kept, profiles.key(guest(n)));
  clock.advance({ days: 91 });
  const { sweep } = await import("../../functions/worker/sweeps.ts");
  const failure = await sweep().catch(String);
  for (const n of odd) expect(failure).toContain(`U#guest-${n} PROFILE is no profile`);
  const left = await Promise.all(ids.map((n) => kept.get(profiles.key(guest(n)), { consistent: true })));
  expect(left.flatMap((item) => item?.pk ?? [])).toEqual(odd.map((n) => `U#guest-${n}`));
  expect(logged.filter(({ event }) => event === "sweep.done")).toHaveLength(1);
});

test("an order waits for no file of those that are to be deleted before it", async () => {
  const { shop, clock, queues, logged } = aShop({ kept: memoryEngine() });
  parts.shop = shop;
  const since = clock.now().toISOString();
  // More of one shard than are looked at in one go, and S3 takes its time for each.
  const prefixes = Array.from({ length: 5 * 260 }, (_, n) => `images/${n}`);
  for (const prefix of prefixes) await shop.table.create(discards, { prefix, keys: ["public/x"], since });
  clock.advance({ minutes: 1 });
  await shop.table.create(orders, { ...anOrder("paid"), dueAt: clock.now().toISOString() });
  clock.advance({ minutes: 1 });
  let passed = 0;
  const remove = async () => {
    passed += 1_000;
  };
  const now = vi.spyOn(performance, "now").mockImplementation(() => passed);
  shop.pictures = { ...shop.pictures, remove };
  const { sweep } = await import("../../functions/worker/sweeps.ts");
  await sweep();
  now.mockRestore();
  expect(queues.orders.sent).toMatchObject([{ job: { kind: "look", orderIds: ["order"] } }]);
  const done = logged.find(({ event }) => event === "sweep.done")?.fields;
  expect(done).toMatchObject({ due: 1301, orders: 1, discarded: passed / 1_000 });
});
