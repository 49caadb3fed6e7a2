import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { carts } from "../../../functions/core/cart/items.ts";
import { subscribers } from "../../../functions/core/newsletter/subscriber.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { type Answered, ada, anOpenShop } from "../../support/visitor.ts";

// The table may answer a plain read with what was there a moment ago. Nothing about an account is decided by one.

const open = () => anOpenShop({ kept: lateEngine(memoryEngine()) });
const fine = async (answer: Promise<Answered>) => {
  const { status, body } = await answer;
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};

test("a guest registers, and it is the same account", async () => {
  const { visitor, mailedToken } = open();
  const browser = visitor();
  const guest = await fine(browser.post("/auth/register-guest"));
  await browser.post("/auth/register", ada);
  const { user } = await fine(browser.post("/auth/verify-email", { emailToken: mailedToken() }));
  expect(user._id).toBe(guest.user._id);
});

test("a guest's cart comes along at once, and the guest is gone", async () => {
  const { aRegistered, visitor, shop } = open();
  await aRegistered();
  const browser = visitor();
  const { user } = await fine(browser.post("/auth/register-guest"));
  await shop.table.create(carts, { userId: user._id as UserId, items: [], quotes: [] });
  await fine(browser.post("/auth/login", ada));
  expect(await shop.table.get(carts, { userId: user._id }, { consistent: true })).toBeUndefined();
});

test("a password is forgotten, chosen anew and changed", async () => {
  const { aRegistered, visitor, mailedToken } = open();
  await aRegistered();
  const browser = visitor();
  await fine(browser.post("/auth/forgot-password", { email: ada.email }));
  await fine(browser.post("/auth/reset-password", { token: mailedToken(), password: "a new horse" }));
  const changed = { currentPassword: "a new horse", newPassword: "another horse" };
  await fine(browser.post("/auth/change-password", changed));
  await fine(visitor().post("/auth/login", { ...ada, password: "another horse" }));
});

test("who comes by way of Google is known, linked, or keeps the guest's account", async () => {
  const { aRegistered, visitor, people } = open();
  const person = { subject: "1", email: ada.email, emailVerified: true, firstName: "Ada", lastName: "" };
  people.hers = person;
  people.his = { ...person, subject: "2", email: "bob@example.com" };
  const { user } = await fine((await aRegistered()).get("/user"));
  for (let n = 0; n < 2; n++) {
    const signedIn = await fine(visitor().post("/auth/google-oauth", { access_token: "hers" }));
    expect(signedIn.user._id).toBe(user._id);
  }
  const browser = visitor();
  const guest = await fine(browser.post("/auth/register-guest"));
  const signedIn = await fine(browser.post("/auth/google-oauth", { access_token: "his" }));
  expect(signedIn.user._id).toBe(guest.user._id);
});

test("who logs out is out, whoever has copied the cookie", async () => {
  const { aRegistered, visitor } = open();
  const browser = await aRegistered();
  const thief = visitor();
  thief.cookie = browser.cookie;
  await fine(browser.post("/auth/logout"));
  expect((await thief.post("/auth/authenticate")).status).toBe(403);
});

test("who is deleted is forgotten, and address and Google account are free at once", async () => {
  const { aRegistered, visitor, people } = open();
  people.hers = { subject: "1", email: ada.email, emailVerified: true, firstName: "Ada", lastName: "" };
  const browser = await aRegistered();
  await fine(visitor().post("/auth/google-oauth", { access_token: "hers" }));
  const { user } = await fine(browser.get("/user"));
  expect((await browser.get("/user/export")).body.cart).toEqual([]);
  await fine(browser.delete("/user", { password: ada.password }));
  expect((await visitor().post("/auth/login", ada)).status).toBe(401);
  const anew = await fine(visitor().post("/auth/google-oauth", { access_token: "hers" }));
  expect(anew.user._id).not.toBe(user._id);
  await aRegistered({ ...ada, email: "second@example.com" });
});

test("a newsletter that was confirmed a moment ago is exported, and forgotten with its reader", async () => {
  const { aRegistered, mailedToken, shop } = open();
  const browser = await aRegistered();
  await browser.post("/newsletter/subscribe", { email: ada.email });
  await fine(browser.post("/newsletter/confirm", { token: mailedToken() }));
  expect((await browser.get("/user/export")).body.newsletter).toMatchObject({ email: ada.email });
  await fine(browser.delete("/user", { password: ada.password }));
  expect(await shop.table.get(subscribers, { email: ada.email }, { consistent: true })).toBeUndefined();
});
