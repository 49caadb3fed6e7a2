import { expect, test } from "vitest";
import { forgetGuests } from "../../../functions/core/accounts/guests/forget-guests.ts";
import { profiles } from "../../../functions/core/accounts/items.ts";
import type { Owned } from "../../../functions/core/accounts/ownership.ts";
import { carts } from "../../../functions/core/cart/items.ts";
import { dueWork } from "../../support/due.ts";
import { aTill } from "../../support/till.ts";

const cart = { shippingAddress: { countryCode: "US" } };

/** A guest with pictures and a cart, who does not come back. */
async function aGuestWhoLeft() {
  const till = aTill();
  const { browser, line, image } = await till.aShopper();
  await browser.call("PUT", "/cart", { items: [line()], ...cart });
  const { _id: userId } = (await browser.get("/user")).body.user;
  const { shop, clock } = till;
  const sweep = async (over: object = {}) =>
    forgetGuests({ ...shop, ...over }, await dueWork(shop.table, clock.now()));
  const isThere = async () => ({
    profile: (await shop.table.get(profiles, { userId })) !== undefined,
    cart: (await shop.table.get(carts, { userId })) !== undefined,
    picture: (await till.visitor().get(`/images/${image._id}`)).status === 200,
  });
  return { ...till, browser, sweep, isThere, userId };
}

const all = { profile: true, cart: true, picture: true };
const none = { profile: false, cart: false, picture: false };

test("a guest who has not been here for 90 days is forgotten, with cart and pictures", async () => {
  const { clock, sweep, isThere } = await aGuestWhoLeft();
  clock.advance({ days: 89 });
  await sweep();
  expect(await isThere()).toEqual(all);
  clock.advance({ days: 2 });
  await sweep();
  expect(await isThere()).toEqual(none);
  await sweep();
});

test("who came back in between stays, and so does who registered", async () => {
  const { clock, sweep, isThere, browser } = await aGuestWhoLeft();
  for (let month = 0; month < 4; month++) {
    clock.advance({ days: 29 });
    await browser.post("/auth/authenticate");
  }
  await sweep();
  expect(await isThere()).toEqual(all);
});

test("something that outlasts a visit keeps the guest, until it is looked at again", async () => {
  const { clock, sweep, isThere, shop, userId } = await aGuestWhoLeft();
  let kept = true;
  const order = { ...(shop.ownership.cart as Owned), outlasts: async () => kept };
  const ownership = { ...shop.ownership, cart: order };
  clock.advance({ days: 91 });
  await sweep({ ownership });
  expect(await isThere()).toEqual(all);
  expect((await shop.table.get(profiles, { userId }))?.keptUntil).toBeDefined();
  kept = false;
  clock.advance({ days: 91 });
  await sweep({ ownership });
  expect(await isThere()).toEqual(none);
});
