import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { profiles } from "../../../functions/core/accounts/items.ts";
import type { CartLine, ShippingQuote } from "../../../functions/core/cart/cart.ts";
import { carts } from "../../../functions/core/cart/items.ts";
import { currency } from "../../../functions/lib/money.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

const aLine = (over: Partial<CartLine> = {}): CartLine => ({
  sku: "GLOBAL-FAP-16X24",
  name: "Art Paper Print",
  description: "A print",
  copies: 1,
  unitCost: { amount: 45 },
  productOptions: [],
  relatedImage: { _id: "image-1", imageUrl: "/pictures/1.webp", prompt: "A heron" },
  ...over,
});

const aQuote: ShippingQuote = {
  shipmentMethod: "Budget",
  cost: { amount: 7.1, currency },
  estimated: false,
  businessDays: { from: 10, to: 14 },
};

function open() {
  const shop = anOpenShop();
  const { table } = shop.shop;
  const fill = async (userId: UserId, items: CartLine[]) => {
    await table.create(carts, { userId, items, quotes: [aQuote] });
  };
  const aGuest = async (items: CartLine[]) => {
    const browser = shop.visitor();
    const { _id } = (await browser.post("/auth/register-guest")).body.user;
    await fill(_id, items);
    return { browser, _id: _id as UserId };
  };
  const aUser = async (items: CartLine[]) => {
    const browser = await shop.aRegistered();
    const { _id } = (await browser.get("/user")).body.user;
    if (items.length > 0) await fill(_id, items);
    return { browser, _id: _id as UserId };
  };
  const cartOf = (userId: UserId) => table.get(carts, { userId });
  return { ...shop, table, aGuest, aUser, cartOf };
}

test("a guest who logs in brings the cart along: what is alike becomes one line of ten copies at most", async () => {
  const { aUser, aGuest, cartOf, table } = open();
  const known = await aUser([aLine({ copies: 6 }), aLine({ name: "Another print" })]);
  const other = aLine({ relatedImage: { ...aLine().relatedImage, _id: "image-2" } });
  const guest = await aGuest([aLine({ copies: 7 }), other]);

  const { status, body } = await guest.browser.post("/auth/login", ada);
  expect(status).toBe(200);
  expect(body.user._id).toBe(known._id);
  expect(body.user.cart).toEqual({
    items: [aLine({ copies: 10 }), aLine({ name: "Another print" }), other],
    quotes: [],
  });
  expect(await cartOf(guest._id)).toBeUndefined();
  expect(await table.get(profiles, { userId: guest._id })).toBeUndefined();
});

test("a user without a cart gets the guest's", async () => {
  const { aUser, aGuest } = open();
  await aUser([]);
  const guest = await aGuest([aLine()]);
  expect((await guest.browser.post("/auth/login", ada)).body.user.cart.items).toEqual([aLine()]);
});

test("a guest is merged once, also by two logins at the same time", async () => {
  const { aUser, aGuest, cartOf } = open();
  const known = await aUser([]);
  const { browser } = await aGuest([aLine({ copies: 2 })]);
  const both = await Promise.all([browser.post("/auth/login", ada), browser.post("/auth/login", ada)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await cartOf(known._id))?.items).toEqual([aLine({ copies: 2 })]);
});

test("the guest's cookie is enough to be known as that guest", async () => {
  const { aUser, aGuest } = open();
  await aUser([]);
  const { browser } = await aGuest([aLine()]);
  browser.token = undefined;
  expect((await browser.post("/auth/login", ada)).body.user.cart.items).toHaveLength(1);
});

test("nobody takes a foreign guest's things by naming the guest", async () => {
  const { aUser, aGuest, cartOf, visitor } = open();
  const known = await aUser([]);
  const victim = await aGuest([aLine()]);
  const thief = visitor();
  const named = { guestId: victim._id, userId: victim._id, _id: victim._id };
  await thief.post("/auth/login", { ...ada, ...named }, { "x-guest-id": victim._id });
  thief.cookie = `__Host-session=${victim._id}.guessed`;
  thief.token = undefined;
  await thief.post("/auth/login", { ...ada, ...named });
  expect((await cartOf(victim._id))?.items).toHaveLength(1);
  expect(await cartOf(known._id)).toBeUndefined();
});

test("a registered user who logs in to another account leaves everything where it is", async () => {
  const { aUser, aRegistered, cartOf } = open();
  const known = await aUser([aLine()]);
  const eve = { ...ada, email: "eve@example.com" };
  await aRegistered(eve);
  expect((await known.browser.post("/auth/login", eve)).body.user.cart.items).toEqual([]);
  expect((await cartOf(known._id))?.items).toHaveLength(1);
});

test("what the guest left behind in other browsers is over", async () => {
  const { aUser, aGuest, visitor, clock } = open();
  await aUser([]);
  const { browser } = await aGuest([]);
  const copy = visitor();
  copy.cookie = browser.cookie;
  await browser.post("/auth/login", ada);
  expect((await copy.get("/user")).status).toBe(403);
  clock.advance({ minutes: 16 });
  expect((await browser.get("/user")).status).toBe(200);
});

test("a login with a merge costs one transaction", async () => {
  const { aUser, aGuest, requests } = open();
  await aUser([aLine()]);
  const { browser } = await aGuest([aLine()]);
  const before = requests.write ?? 0;
  const sessionsOfTheGuest = 1;
  await browser.post("/auth/login", ada);
  expect((requests.write ?? 0) - before).toBe(1 + sessionsOfTheGuest);
});

test("a guest's token that is still about does not give away what has become a user's", async () => {
  const { aGuest, aUser, cartOf, mailedToken, table, visitor } = open();
  await aUser([]);
  const { browser, _id } = await aGuest([aLine()]);
  const old = visitor();
  old.token = browser.token;
  await browser.post("/auth/register", { ...ada, email: "grace@example.com" });
  await browser.post("/auth/verify-email", { emailToken: mailedToken() });
  await old.post("/auth/login", ada);
  expect((await cartOf(_id))?.items).toEqual([aLine()]);
  expect(await table.get(profiles, { userId: _id })).toMatchObject({ email: "grace@example.com" });
});
