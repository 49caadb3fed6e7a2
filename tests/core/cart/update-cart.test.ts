import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { updateCart } from "../../../functions/core/cart/update-cart.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

const caller = { userId: "guest-1" as UserId, userType: "guest" as const };

function open() {
  const { shop, clock } = aShop({ kept: lateEngine(memoryEngine()) });
  const now = clock.now().getTime();
  const line = (copies: number) => ({
    name: "Art Paper Print",
    copies,
    productOptions: [
      { label: "Size", value: "16x24" },
      { label: "Frame", value: "none" },
    ],
    relatedImage: { _id: "batch~1tail", imageUrl: "", prompt: "" },
  });
  const put = (copies: number, version?: number, since?: number) =>
    updateCart(shop, caller, { items: [line(copies)], version, since, ipAddress: "192.0.2.7" });
  const copiesIn = ({ items }: Awaited<ReturnType<typeof put>>) => items.map(({ copies }) => copies);
  const failing = (failure: Error) => {
    shop.table = { ...shop.table, write: () => Promise.reject(failure) };
  };
  return { now, put, copiesIn, failing };
}

test("who comes late gets the cart that holds, with its version", async () => {
  const { now, put, copiesIn } = open();
  await put(3, now + 2);
  const late = await put(1, now + 1);
  expect([copiesIn(late), late.version]).toEqual([[3], now + 2]);
});

test("what somebody else wanted since is not overwritten, however late the clock", async () => {
  const { now, put, copiesIn } = open();
  await put(1, 10, 0);
  const theirs = await put(2, 20, 10);
  const late = await put(3, now, 10);
  expect([theirs, late].map((cart) => [copiesIn(cart), cart.version, cart.kept])).toEqual([
    [[2], 20, true],
    [[2], 20, false],
  ]);
  expect((await put(3, 30, late.version)).kept).toBe(true);
});

test("whose answer was lost learns of it from the cart that others have made of it since", async () => {
  const { put } = open();
  await put(1, 10, 0);
  await put(2, 20, 10);
  await put(3, 30, 20);
  expect(await put(4, 40, 0)).toMatchObject({ version: 30, kept: false, past: [10, 20] });
  // One that was made of nothing has no past.
  await put(5, 2_000_000_000_000);
  expect(await put(6, 50, 0)).not.toHaveProperty("past");
});

test("of its past a cart knows the last eight", async () => {
  const { put } = open();
  for (let version = 1; version <= 12; version++) await put(1, version, version - 1);
  expect(await put(1, 99, 0)).toMatchObject({ past: [4, 5, 6, 7, 8, 9, 10, 11] });
});

test("a call that comes a second time is answered as the first", async () => {
  const { put } = open();
  await put(1, 10, 0);
  expect(await put(1, 10, 0)).toMatchObject({ version: 10, kept: true });
});

test("a version that is no newer than what it was made of becomes so", async () => {
  const { put } = open();
  await put(1, 10, 0);
  expect(await put(2, 4, 10)).toMatchObject({ version: 11, kept: true });
});

test("a version from the future counts for five seconds ahead at most", async () => {
  const { now, put } = open();
  expect((await put(1, now + 5_000)).version).toBe(now + 5_000);
  expect((await put(1, now + 9_000)).version).toBe(now + 5_000);
  expect((await put(1)).version).toBe(now + 5_000);
});

test("a cart that was bought or emptied meanwhile is what was asked for", async () => {
  const { now, put, copiesIn, failing } = open();
  failing(new Conflict());
  const cart = await put(2, now);
  expect([copiesIn(cart), cart.version]).toEqual([[2], now]);
});

test("what fails otherwise is told", async () => {
  const { put, failing } = open();
  failing(new Error("no disk"));
  await expect(put(1)).rejects.toThrow("no disk");
});
