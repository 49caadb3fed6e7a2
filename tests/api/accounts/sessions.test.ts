import { expect, test } from "vitest";
import { ada, anOpenShop } from "../../support/visitor.ts";

test("a guest gets an account, a token and a cookie that scripts cannot read", async () => {
  const browser = anOpenShop().visitor();
  const { status, body, headers } = await browser.post("/auth/register-guest");
  expect(status).toBe(200);
  const cart = { items: [], quotes: [] };
  expect(body.user).toEqual({ _id: expect.any(String), locale: "en-US", userType: "guest", cart });
  const cookie = headers.get("set-cookie");
  for (const part of ["__Host-session=", "HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=2592000"])
    expect(cookie).toContain(part);
});

test("a guest who asks again stays the same guest", async () => {
  const browser = anOpenShop().visitor();
  const first = await browser.post("/auth/register-guest");
  const second = await browser.post("/auth/register-guest");
  expect(second.body.user._id).toBe(first.body.user._id);
});

test("a browser that slept past its token is not logged out, and gets a fresh one", async () => {
  const { visitor, clock } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register-guest");
  const old = browser.token;
  clock.advance({ minutes: 16 });
  const { status, headers } = await browser.get("/user");
  expect(status).toBe(200);
  expect(headers.get("x-access-token")).toBe(browser.token);
  expect(browser.token).not.toBe(old);
});

test("without its cookie an old token is worth nothing", async () => {
  const { visitor, clock } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register-guest");
  browser.cookie = undefined;
  expect((await browser.get("/user")).status).toBe(200);
  clock.advance({ minutes: 16 });
  expect((await browser.get("/user")).status).toBe(403);
});

test("a session is over after 30 days, and the browser is told to forget it", async () => {
  const { visitor, clock } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register-guest");
  clock.advance({ days: 31 });
  expect((await browser.post("/auth/authenticate")).status).toBe(403);
  expect(browser.cookie).toBeUndefined();
  browser.token = undefined;
  expect((await browser.post("/auth/authenticate")).status).toBe(401);
});

test("logging out ends the session for whoever still has its cookie", async () => {
  const { aRegistered, clock } = anOpenShop();
  const browser = await aRegistered();
  const { cookie } = browser;
  await browser.post("/auth/logout");
  expect(browser.cookie).toBeUndefined();
  browser.cookie = cookie;
  clock.advance({ minutes: 16 });
  expect((await browser.get("/user")).status).toBe(403);
});

test("a session that was slipped in before a login is not the one that follows", async () => {
  const { visitor, aRegistered, clock } = anOpenShop();
  await aRegistered();
  const thief = visitor();
  await thief.post("/auth/register-guest");
  const victim = visitor();
  victim.cookie = thief.cookie;
  await victim.post("/auth/login", ada);
  expect(victim.cookie).not.toBe(thief.cookie);
  clock.advance({ minutes: 16 });
  expect((await thief.get("/user")).status).toBe(403);
  expect((await victim.get("/user")).body.user.email).toBe(ada.email);
});

test("GET /user costs one request to the table, also when it renews the token", async () => {
  const { visitor, clock, requests } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register-guest");
  const before = { ...requests };
  await browser.get("/user");
  expect(requests).toEqual({ ...before, get: (before.get ?? 0) + 1 });
  clock.advance({ minutes: 16 });
  await browser.get("/user");
  expect(requests).toEqual({ ...before, get: (before.get ?? 0) + 1, getMany: 1 });
});

test("a page of another site cannot sign anybody out", async () => {
  const { aRegistered } = anOpenShop();
  const browser = await aRegistered();
  const headers = { origin: "https://elsewhere.example", "x-forwarded-host": "wallflower.test" };
  const { status, body } = await browser.post("/auth/logout", undefined, headers);
  expect([status, body.code]).toEqual([400, "foreign_origin"]);
  expect((await browser.get("/user")).status).toBe(200);
});
