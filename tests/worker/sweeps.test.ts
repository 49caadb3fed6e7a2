import { expect, test, vi } from "vitest";
import type { Profile } from "../../functions/core/accounts/account.ts";
import type { UserId } from "../../functions/core/accounts/caller.ts";
import { profiles } from "../../functions/core/accounts/items.ts";
import { memoryEngine } from "../support/memory-engine.ts";
import { aShop } from "../support/shop.ts";
import { ofLater } from "../support/unreadable.ts";

const parts = vi.hoisted(() => ({ shop: undefined as unknown }));
vi.mock("../../functions/shop.ts", () => parts);

test("who cannot be forgotten keeps a sweep from nothing that is due later, and is told at its end", async () => {
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
  await ofLater(kept, profiles.key(guest(0)));
  clock.advance({ days: 91 });
  const { sweep } = await import("../../functions/worker/sweeps.ts");
  await expect(sweep()).rejects.toThrow("is no profile");
  const left = await Promise.all(ids.map((n) => kept.get(profiles.key(guest(n)), { consistent: true })));
  expect(left.flatMap((item) => item?.pk ?? [])).toEqual(["U#guest-0"]);
  expect(logged.filter(({ event }) => event === "sweep.done")).toHaveLength(1);
});
