import { expect, test } from "vitest";
import { NETWORK_PREFIX, networks } from "../../../functions/core/accounts/items.ts";
import { messages, messagesOf } from "../../../functions/core/contact/messages.ts";
import { subscribers } from "../../../functions/core/newsletter/subscriber.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

test("an export holds everything about its owner, and no secret", async () => {
  const { aRegistered } = anOpenShop();
  const browser = await aRegistered();
  const { status, body } = await browser.get("/user/export");
  expect(status).toBe(200);
  expect(body).toEqual({
    exportedAt: "2026-11-20T12:00:00.000Z",
    account: {
      userId: expect.any(String),
      userType: "registered",
      locale: "en-US",
      createdAt: "2026-11-20T12:00:00.000Z",
      email: ada.email,
      firstName: "Ada",
      lastName: "Lovelace",
    },
    sessions: [{ startedAt: "2026-11-20T12:00:00.000Z", lastSeenAt: "2026-11-20T12:00:00.000Z" }],
    networks: [{ network: "192.0.2.1", lastAt: "2026-11-20T12:00:00.000Z" }],
    cart: [],
    images: [],
    orders: [],
    newsletter: null,
    messages: [],
  });
});

async function withWords(email: string) {
  const parts = anOpenShop();
  const browser = await parts.aRegistered();
  const message = { name: "Ada", email, subject: "A frame", message: "Which one is oak?" };
  await browser.post("/contact-form", message);
  await browser.post("/newsletter/subscribe", { email });
  await browser.post("/newsletter/confirm", { token: parts.mailedToken() });
  return { ...parts, browser };
}

test("what was written under one's address, and the newsletter, are exported and forgotten as well", async () => {
  const { browser, shop } = await withWords("Ada@Example.com");
  const { body } = await browser.get("/user/export");
  expect(body.newsletter).toEqual({ email: ada.email, since: expect.any(String) });
  expect(body.messages).toEqual([
    { sentAt: expect.any(String), subject: "A frame", message: "Which one is oak?" },
  ]);
  await browser.delete("/user", { password: ada.password });
  expect((await shop.table.list(messages, messagesOf(ada.email), { limit: 9 })).items).toEqual([]);
  expect(await shop.table.get(subscribers, { email: ada.email })).toBeUndefined();
});

test("what somebody else wrote is nobody else's to read", async () => {
  const { browser } = await withWords("bob@example.com");
  const { body } = await browser.get("/user/export");
  expect([body.newsletter, body.messages]).toEqual([null, []]);
});

test("who is deleted is forgotten, in every browser, and the address is free again", async () => {
  const { aRegistered, visitor } = anOpenShop();
  const browser = await aRegistered();
  const other = visitor();
  await other.post("/auth/login", ada);
  const before = (await browser.get("/user")).body.user._id;
  const { status, body } = await browser.delete("/user", { password: ada.password });
  expect([status, body]).toEqual([200, { deleted: true }]);
  expect(browser.cookie).toBeUndefined();
  expect((await other.get("/user")).status).toBe(403);
  expect((await visitor().post("/auth/login", ada)).status).toBe(401);
  const anew = await aRegistered();
  expect((await anew.get("/user")).body.user._id).not.toBe(before);
});

test("where somebody has come in is theirs to read, and is forgotten with them", async () => {
  const { aRegistered, visitor, shop } = anOpenShop();
  const browser = await aRegistered();
  const addresses = ["203.0.113.5", "2001:db8:7::1"];
  for (const address of addresses) await visitor({ address }).post("/auth/login", ada);
  expect((await browser.get("/user/export")).body.networks).toEqual([
    { network: "192.0.2.1", lastAt: "2026-11-20T12:00:00.000Z" },
    { network: "2001:db8:7:0::/64", lastAt: "2026-11-20T12:00:00.000Z" },
    { network: "203.0.113.5", lastAt: "2026-11-20T12:00:00.000Z" },
  ]);
  await browser.delete("/user", { password: ada.password });
  const { pk } = networks.key({ email: ada.email, network: "" });
  expect(await shop.table.all(networks, { pk, prefix: NETWORK_PREFIX })).toEqual([]);
});

test("who came by way of Google and is deleted comes back as somebody new", async () => {
  const { visitor, people } = anOpenShop();
  people.ya29 = { subject: "1", email: ada.email, emailVerified: true, firstName: "Ada", lastName: "" };
  const browser = visitor();
  const first = await browser.post("/auth/google-oauth", { access_token: "ya29" });
  await browser.delete("/user", {});
  browser.token = undefined;
  const again = await browser.post("/auth/google-oauth", { access_token: "ya29" });
  expect(again.status).toBe(200);
  expect(again.body.user._id).not.toBe(first.body.user._id);
});

test("a page of another site cannot delete anybody", async () => {
  const { aRegistered } = anOpenShop();
  const browser = await aRegistered();
  const headers = { origin: "https://elsewhere.example", "x-forwarded-host": "wallflower.test" };
  const { status, body } = await browser.call("DELETE", "/user", { password: ada.password }, headers);
  expect([status, body.code]).toEqual([400, "foreign_origin"]);
  expect((await browser.get("/user")).status).toBe(200);
});
