import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { profiles } from "../../../functions/core/accounts/items.ts";
import { carts } from "../../../functions/core/cart/items.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

const eve = { ...ada, email: "eve@example.com" };

/** A guest with a cart, to whom somebody sends the link that was mailed to them. */
async function open() {
  const shop = anOpenShop();
  const { table } = shop.shop;
  const browser = shop.visitor();
  const userId = (await browser.post("/auth/register-guest")).body.user._id as UserId;
  await table.create(carts, { userId, items: [], quotes: [] });
  const isStillTheirs = async () =>
    (await table.get(profiles, { userId }))?.userType === "guest" &&
    (await table.get(carts, { userId })) !== undefined;
  return { ...shop, browser, userId, isStillTheirs };
}

test("a link that verifies a sender's address brings nothing of the guest who opens it", async () => {
  const { browser, visitor, mailedToken, isStillTheirs, userId } = await open();
  await visitor().post("/auth/register", eve);
  const opened = { emailToken: mailedToken(), password: ada.password };
  const { status, body } = await browser.post("/auth/verify-email", opened);
  expect([status, body.user._id === userId]).toEqual([200, false]);
  expect(await isStillTheirs()).toBe(true);
});

test("a link that verifies what was registered in this browser makes its guest the account", async () => {
  const { browser, mailedToken, userId } = await open();
  await browser.post("/auth/register", ada);
  const { body } = await browser.post("/auth/verify-email", { emailToken: mailedToken() });
  expect(body.user).toMatchObject({ _id: userId, email: ada.email });
});

test("a typed password proves no browser, and the browser needs none to be known", async () => {
  const { browser, visitor, mailedToken, userId } = await open();
  await browser.post("/auth/register", ada);
  const own = mailedToken();
  await visitor().post("/auth/register", eve);
  const { body } = await browser.post("/auth/verify-email", { emailToken: own, password: "another horse" });
  expect(body.user._id).toBe(userId);
});

test("a link to a new password brings what a guest has in the browser that asked for it", async () => {
  const { browser, aRegistered, mailedToken, isStillTheirs, shop } = await open();
  await aRegistered(eve);
  await browser.post("/auth/forgot-password", { email: eve.email });
  const chosen = { token: mailedToken(), password: "another horse" };
  const { user } = (await browser.post("/auth/reset-password", chosen)).body;
  expect(await isStillTheirs()).toBe(false);
  expect(await shop.table.get(carts, { userId: user._id })).toBeDefined();
});

test("a link to a new password brings nothing of the guest who opens it", async () => {
  const { browser, visitor, aRegistered, mailedToken, isStillTheirs } = await open();
  await aRegistered(eve);
  await visitor().post("/auth/forgot-password", { email: eve.email });
  const chosen = { token: mailedToken(), password: "another horse" };
  expect((await browser.post("/auth/reset-password", chosen)).body.user.email).toBe(eve.email);
  expect(await isStillTheirs()).toBe(true);
});

test("whoever holds a link is told to whom it was mailed, for as long as it opens something", async () => {
  const { visitor, mailedToken, aRegistered } = await open();
  const addressOf = async (token: string) => (await visitor().post("/auth/mailed-link", { token })).body;
  const verifying = visitor();
  await verifying.post("/auth/register", eve);
  const emailToken = mailedToken();
  expect(await addressOf(emailToken)).toEqual({ email: eve.email });
  await verifying.post("/auth/verify-email", { emailToken });
  expect(await addressOf(emailToken)).toEqual({ email: null });

  await aRegistered();
  await visitor().post("/auth/forgot-password", { email: ada.email });
  expect(await addressOf(mailedToken())).toEqual({ email: ada.email });
  expect(await addressOf("guessed")).toEqual({ email: null });
});
