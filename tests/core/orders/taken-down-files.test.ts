import { expect, test } from "vitest";
import { pictureUrl } from "../../../functions/core/images/pictures.ts";
import { discardFiles } from "../../../functions/core/images/remove.ts";
import { takeDownPicture } from "../../../functions/core/orders/operators/taking-down.ts";
import { dueWork } from "../../support/due.ts";
import { aTakedown } from "./a-takedown.ts";

/** The files that prints are made of, as they can be seen from outside. */
async function filed() {
  const found = await aTakedown();
  const { shop, kept, clock } = found;
  const keysOf = async (orderId: string) => (await kept(orderId)).lines.map(({ fileKey = "" }) => fileKey);
  const isThere = async (key: string) => (await shop.pictures.head(key)) !== undefined;
  const sweep = async () => {
    clock.advance({ minutes: 5 });
    return discardFiles(shop, await dueWork(shop.table, clock.now()));
  };
  return { ...found, keysOf, isThere, sweep };
}

test("the file of a print goes with its picture, here and at the edge; that of another picture stays", async () => {
  const { buyTwo, takeDown, keysOf, isThere, cleared, ops, pass, printer } = await filed();
  const orderId = await buyTwo();
  const [other = "", own = ""] = await keysOf(orderId);
  expect(await takeDown()).toContain("The edge forgets it within minutes.");
  expect([await isThere(other), await isThere(own)]).toEqual([true, false]);
  const below = pictureUrl(own).replace(/[^/]+$/, "*");
  expect(cleared.flat()).toContain(below);
  // The rest goes on with the file that it has.
  await ops("refund", orderId, "lines", "2");
  await ops("release", orderId);
  await pass({ minutes: 31 });
  expect(printer.find(orderId)?.order.items).toMatchObject([
    { fileUrl: `https://wallflower.test${pictureUrl(other)}` },
  ]);
});

test("so does that of what was sent long ago, also of a picture that its owner has deleted", async () => {
  const { buy, browser, picture, takeDown, ops, printer, pass, kept, keysOf, isThere } = await filed();
  const orderId = await buy({ method: "Express" });
  printer.ship(orderId);
  await ops("retry", orderId);
  await browser.delete(`/images/${picture}`);
  await pass({ days: 30 });
  expect(await kept(orderId)).toMatchObject({ state: "completed" });
  const [key = ""] = await keysOf(orderId);
  expect(await takeDown()).toBe("Its owner has deleted it already.");
  expect(await isThere(key)).toBe(false);
});

test("what the print house may still fetch is there for a month, or until it is called off", async () => {
  const { buy, takeDown, ops, clock, keysOf, isThere, sweep } = await filed();
  const calledOff = await buy({ method: "Express" });
  const printed = await buy({ method: "Express" });
  const [[one = ""], [two = ""]] = [await keysOf(calledOff), await keysOf(printed)];
  await takeDown();
  await sweep();
  expect([await isThere(one), await isThere(two)]).toEqual([true, true]);
  await ops("refund", calledOff);
  await takeDown();
  expect([await isThere(one), await isThere(two)]).toEqual([false, true]);
  clock.advance({ days: 32 });
  await sweep();
  expect(await isThere(two)).toBe(false);
});

test("what cannot be deleted at once goes with the next sweep, and says so", async () => {
  const { shop, buy, takeDown, keysOf, isThere, sweep } = await filed();
  const [key = ""] = await keysOf(await buy());
  const { remove } = shop.pictures;
  shop.pictures.remove = async (name) => {
    if (name === key) throw new Error("no disk");
    return remove(name);
  };
  expect(await takeDown()).toContain("The next sweep clears what is left.");
  shop.pictures.remove = remove;
  await sweep();
  expect(await isThere(key)).toBe(false);
});

test("a file that is made while its picture is taken down goes with the next sweep", async () => {
  const { shop, buy, picture, isThere, sweep } = await filed();
  const { put } = shop.pictures;
  const keys: string[] = [];
  shop.pictures.put = async (key, file) => {
    if (key.includes("prints/") && keys.push(key) === 1) await takeDownPicture(shop, picture);
    return put(key, file);
  };
  await buy();
  expect(keys).toHaveLength(1);
  await sweep();
  expect(await isThere(keys[0] ?? "")).toBe(false);
});
