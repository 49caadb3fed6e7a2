import { expect, test } from "vitest";
import { createApp } from "../../../functions/api/app.ts";
import { logins } from "../../../functions/core/accounts/items.ts";
import { openPasswords } from "../../../functions/core/accounts/passwords.ts";
import { ada, anOpenShop, aVisitor } from "../../support/visitor.ts";

const NEW = "a better horse";

async function open() {
  const shop = anOpenShop();
  const browser = await shop.aRegistered();
  const forgot = (email = ada.email) => shop.visitor().post("/auth/forgot-password", { email });
  const reset = (token: string, password = NEW, from = shop.visitor()) =>
    from.post("/auth/reset-password", { token, password });
  const logIn = (password: string) => shop.visitor().post("/auth/login", { ...ada, password });
  return { ...shop, browser, forgot, reset, logIn };
}

test("a forgotten password is replaced by way of a mail, and its owner is in", async () => {
  const { forgot, reset, logIn, inbox, mailedToken, visitor } = await open();
  expect((await forgot()).body).toEqual({ sent: true });
  expect(inbox.at(-1)).toMatchObject({ to: ada.email, subject: "Choose a new password" });
  expect(inbox.at(-1)?.text).toContain(`https://wallflower.test/reset-password?token=${mailedToken()}`);
  const owner = visitor();
  const { status, body } = await reset(mailedToken(), NEW, owner);
  expect([status, body.user.email]).toEqual([200, ada.email]);
  expect((await owner.get("/user")).status).toBe(200);
  expect((await logIn(ada.password)).status).toBe(401);
  expect((await logIn(NEW)).status).toBe(200);
  expect(inbox.at(-1)).toMatchObject({ to: ada.email, subject: "Your password was changed" });
});

test("a reset ends every other session, and every token that was given out before", async () => {
  const { forgot, reset, mailedToken, browser, clock } = await open();
  await forgot();
  clock.advance({ seconds: 2 });
  await reset(mailedToken());
  expect((await browser.get("/user")).status).toBe(403);
  expect((await browser.post("/auth/authenticate")).status).toBe(403);
  // Nor does the cookie alone open anything.
  browser.token = undefined;
  expect((await browser.get("/user")).status).toBe(403);
});

test("a reset token works once, also when it is used twice at the same time", async () => {
  const { forgot, reset, mailedToken } = await open();
  await forgot();
  const token = mailedToken();
  const both = await Promise.all([reset(token, "the first"), reset(token, "the second")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await reset(token)).status).toBe(404);
});

test("after a reset, other mails that were asked for open nothing", async () => {
  const { forgot, reset, mailedToken } = await open();
  await forgot();
  const first = mailedToken();
  await forgot();
  await reset(mailedToken());
  expect((await reset(first)).status).toBe(404);
});

test("a reset token is good for a day", async () => {
  const { forgot, reset, mailedToken, clock } = await open();
  await forgot();
  clock.advance({ hours: 24 });
  expect((await reset(mailedToken())).status).toBe(404);
});

test("a token for one purpose is none for the other", async () => {
  const { forgot, reset, mailedToken, visitor } = await open();
  await forgot();
  expect((await visitor().post("/auth/verify-email", { emailToken: mailedToken() })).status).toBe(404);
  await visitor().post("/auth/register", { ...ada, email: "eve@example.com" });
  expect((await reset(mailedToken())).status).toBe(404);
});

test("links in mails lead to the shop, whatever host the request names", async () => {
  const { visitor, inbox } = await open();
  const foreign = { "x-forwarded-host": "evil.example", host: "evil.example" };
  await visitor().post("/auth/forgot-password", { email: ada.email }, foreign);
  expect(inbox.at(-1)?.text).not.toContain("evil.example");
  expect(inbox.at(-1)?.html).not.toContain("evil.example");
});

test("who knows the old password changes it; other browsers are out, this one stays", async () => {
  const { browser, logIn, visitor, clock, inbox } = await open();
  const other = visitor();
  await other.post("/auth/login", ada);
  clock.advance({ seconds: 2 });
  const change = { currentPassword: ada.password, newPassword: NEW };
  expect((await browser.post("/auth/change-password", change)).status).toBe(200);
  expect((await browser.get("/user")).status).toBe(200);
  expect((await browser.post("/auth/authenticate")).status).toBe(200);
  expect((await other.get("/user")).status).toBe(403);
  expect((await logIn(ada.password)).status).toBe(401);
  expect((await logIn(NEW)).status).toBe(200);
  expect(inbox.at(-1)?.subject).toBe("Your password was changed");
});

test("a wrong old password is said at its field, logs nobody out, and is tried five times at most", async () => {
  const { browser } = await open();
  const change = { currentPassword: "wrong", newPassword: NEW };
  for (let n = 0; n < 5; n++) {
    const { status, body } = await browser.post("/auth/change-password", change);
    expect([status, body.fields]).toEqual([422, { currentPassword: "This is not your current password." }]);
  }
  expect((await browser.post("/auth/change-password", change)).status).toBe(429);
});

test("a login renews a hash that was made at another cost", async () => {
  const { shop, app } = await open();
  const stronger = createApp({ ...shop, passwords: openPasswords({ memory: 16, passes: 1 }) });
  expect((await aVisitor(stronger).post("/auth/login", ada)).status).toBe(200);
  const login = await shop.table.get(logins, { email: ada.email });
  expect(login?.passwordHash).toContain("m=16,t=1");
  expect((await aVisitor(app).post("/auth/login", ada)).status).toBe(200);
});

test("a login that was on its way with the old password does not outlive a reset", async () => {
  const { shop, forgot, reset, mailedToken, visitor, clock } = await open();
  await forgot();
  const token = mailedToken();
  const slow = createApp({
    ...shop,
    passwords: {
      ...shop.passwords,
      async matches(password, hash) {
        const right = await shop.passwords.matches(password, hash);
        clock.advance({ seconds: 2 });
        await reset(token, NEW, visitor());
        return right;
      },
    },
  });
  const thief = aVisitor(slow);
  expect((await thief.post("/auth/login", ada)).status).toBe(409);
  expect(thief.cookie).toBeUndefined();
});

test("a token that was mailed to verify an address resets no password", async () => {
  const { visitor, mailedToken } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register", ada);
  const token = mailedToken();
  expect((await visitor().post("/auth/reset-password", { token, password: NEW })).status).toBe(404);
  expect((await browser.post("/auth/verify-email", { emailToken: token })).status).toBe(200);
});

test("a token that was mailed to choose a password verifies nothing", async () => {
  const { forgot, mailedToken, visitor, reset } = await open();
  await forgot();
  const token = mailedToken();
  expect((await visitor().post("/auth/verify-email", { emailToken: token })).status).toBe(404);
  expect((await reset(token)).status).toBe(200);
});

test("a mail that fails costs nobody the new password, nor the session", async () => {
  const { shop, browser, logIn } = await open();
  shop.mailer = { send: () => Promise.reject(new Error("SES is down")) };
  const change = { currentPassword: ada.password, newPassword: NEW };
  expect((await browser.post("/auth/change-password", change)).status).toBe(200);
  expect((await browser.post("/auth/authenticate")).status).toBe(200);
  expect((await logIn(NEW)).status).toBe(200);
});
