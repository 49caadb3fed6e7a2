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

test("a session is over after 30 days, and pages are told that nobody is here", async () => {
  const { visitor, clock } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register-guest");
  clock.advance({ days: 31 });
  expect((await browser.post("/auth/authenticate")).status).toBe(403);
  expect(browser.here).toBeUndefined();
  browser.token = undefined;
  expect((await browser.post("/auth/authenticate")).status).toBe(403);
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

test("a login ends the session that the browser had, whoever kept a copy of it", async () => {
  const { visitor, aRegistered, clock } = anOpenShop();
  const browser = await aRegistered();
  const copy = visitor();
  copy.cookie = browser.cookie;
  await browser.post("/auth/login", ada);
  clock.advance({ minutes: 16 });
  expect((await copy.get("/user")).status).toBe(403);
  expect((await browser.get("/user")).status).toBe(200);
});

test("GET /user costs one request to the table, also when it renews the token", async () => {
  const { visitor, clock, requests } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register-guest");
  const before = { ...requests };
  await browser.get("/user");
  expect(requests).toEqual({ ...before, getMany: (before.getMany ?? 0) + 1 });
  clock.advance({ minutes: 16 });
  await browser.get("/user");
  expect(requests).toEqual({ ...before, getMany: (before.getMany ?? 0) + 2 });
});

test("a page of another site cannot sign anybody out", async () => {
  const { aRegistered } = anOpenShop();
  const browser = await aRegistered();
  const headers = { origin: "https://elsewhere.example", "x-forwarded-host": "wallflower.test" };
  const { status, body } = await browser.post("/auth/logout", undefined, headers);
  expect([status, body.code]).toEqual([400, "foreign_origin"]);
  expect((await browser.get("/user")).status).toBe(200);
});

test("authenticate costs one request to the table, with a good token, an old one, or the cookie alone", async () => {
  const { visitor, clock, requests } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register-guest");
  const before = { ...requests };
  const spent = () => ({ ...requests, getMany: (requests.getMany ?? 0) - (before.getMany ?? 0) });
  await browser.post("/auth/authenticate");
  expect(spent()).toEqual({ ...before, getMany: 1 });
  clock.advance({ minutes: 16 });
  const { body, headers } = await browser.post("/auth/authenticate");
  expect(spent()).toEqual({ ...before, getMany: 2 });
  expect(body.user.cart).toEqual({ items: [], quotes: [] });
  expect(headers.get("x-access-token")).toEqual(expect.any(String));
  browser.token = undefined;
  expect((await browser.post("/auth/authenticate")).status).toBe(200);
  expect(spent()).toEqual({ ...before, getMany: 3 });
});

test("a token that is nonsense does no harm next to a session that holds", async () => {
  const { aRegistered } = anOpenShop();
  const browser = await aRegistered();
  browser.token = "nonsense";
  const { status, headers } = await browser.get("/user");
  expect([status, headers.get("x-access-token")]).toEqual([200, browser.token]);
});

test("an old token does not become somebody else's by a cookie that was slipped in", async () => {
  const { aRegistered, visitor, clock } = anOpenShop();
  const victim = await aRegistered();
  const thief = visitor();
  await thief.post("/auth/register-guest");
  clock.advance({ minutes: 16 });
  victim.cookie = thief.cookie;
  const { status, headers } = await victim.get("/user");
  expect([status, headers.get("x-access-token")]).toEqual([403, null]);
  expect(victim.cookie).toBe(thief.cookie);
});

test("a session that was ended elsewhere is over at the next start, although its last token would still do", async () => {
  const { visitor, aRegistered } = anOpenShop();
  const browser = await aRegistered();
  const otherTab = visitor();
  Object.assign(otherTab, { cookie: browser.cookie, token: browser.token });
  await browser.post("/auth/logout");
  expect((await otherTab.post("/auth/authenticate")).status).toBe(403);
});

test("a tab that still has the guest's token is let in as who the browser has become", async () => {
  const { visitor, mailedToken } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register-guest");
  const guestToken = browser.token;
  await browser.post("/auth/register", ada);
  await browser.post("/auth/verify-email", { emailToken: mailedToken() });
  browser.token = guestToken;
  const change = { currentPassword: "wrong", newPassword: "something" };
  expect((await browser.post("/auth/change-password", change)).status).toBe(422);
});

test("who keeps coming stays: a session ends 30 days after the last visit, a guest 90", async () => {
  const { visitor, clock, requests } = anOpenShop();
  const browser = visitor();
  const { _id } = (await browser.post("/auth/register-guest")).body.user;
  // A guest has no way to log in again: also after the 180 days of which an account's session is at most.
  for (let month = 0; month < 8; month++) {
    clock.advance({ days: 29 });
    const { body, headers } = await browser.post("/auth/authenticate");
    expect(body.user?._id).toBe(_id);
    expect(headers.get("set-cookie")).toContain("Max-Age=2592000");
  }
  const writes = requests.write;
  clock.advance({ hours: 23 });
  await browser.post("/auth/authenticate");
  expect(requests.write).toBe(writes);
  clock.advance({ days: 30 });
  expect((await browser.post("/auth/authenticate")).status).toBe(403);
});

test("an account's session ends 180 days after it began, however often it is used", async () => {
  const { aRegistered, clock } = anOpenShop();
  const browser = await aRegistered();
  for (let week = 0; week < 25; week++) {
    clock.advance({ days: 7 });
    expect((await browser.post("/auth/authenticate")).status).toBe(200);
  }
  clock.advance({ days: 6 });
  expect((await browser.post("/auth/authenticate")).status).toBe(403);
});

test("what is the same for everybody neither reads the cookie nor sets one", async () => {
  const { aRegistered, requests } = anOpenShop();
  const browser = await aRegistered();
  const before = { ...requests };
  for (const path of ["/products", "/journeys", "/health", "/auth/providers"])
    expect((await browser.get(path)).headers.get("set-cookie")).toBeNull();
  expect(requests).toEqual(before);
});

test("a page of another site can neither log anybody in nor change a password", async () => {
  const { visitor, aRegistered } = anOpenShop();
  const browser = await aRegistered();
  const foreign = { origin: "https://elsewhere.example", "x-forwarded-host": "wallflower.test" };
  const tries = [
    await visitor().post("/auth/login", ada, foreign),
    await visitor().post("/auth/google-oauth", { access_token: "theirs" }, foreign),
    await browser.post(
      "/auth/change-password",
      { currentPassword: ada.password, newPassword: "123456" },
      foreign,
    ),
    await browser.post("/auth/logout", undefined, foreign),
  ];
  expect(tries.map(({ status, body }) => [status, body.code])).toEqual(
    tries.map(() => [400, "foreign_origin"]),
  );
  expect((await browser.get("/user")).status).toBe(200);
});

test("a form of another site cannot send what signs somebody in", async () => {
  const { visitor, aRegistered } = anOpenShop();
  await aRegistered();
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
    expect((await visitor().post("/auth/login", ada, { "content-type": type })).status).toBe(415);
});
