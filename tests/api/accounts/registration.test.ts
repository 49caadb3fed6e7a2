import { expect, test } from "vitest";
import { ada, anOpenShop } from "../../support/visitor.ts";

test("a guest who registers keeps the account", async () => {
  const { visitor, inbox, mailedToken } = anOpenShop();
  const browser = visitor();
  const guest = (await browser.post("/auth/register-guest")).body.user;
  expect((await browser.post("/auth/register", ada)).body).toEqual({ sent: true });
  expect(inbox[0]).toMatchObject({ to: ada.email, subject: "Verify your e-mail" });
  expect(inbox[0]?.html).toContain(`https://wallflower.test/verify-email?emailToken=${mailedToken()}`);

  const { status, body } = await browser.post("/auth/verify-email", { emailToken: mailedToken() });
  expect(status).toBe(200);
  expect(body.user).toEqual({
    _id: guest._id,
    locale: "en-US",
    userType: "registered",
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    cart: { items: [], quotes: [] },
  });
});

test("nobody can log in before the address is verified", async () => {
  const { visitor } = anOpenShop();
  const guest = visitor();
  await guest.post("/auth/register-guest");
  await guest.post("/auth/register", ada);
  expect((await visitor().post("/auth/login", ada)).status).toBe(401);
});

test("a mailed token works once, also when it is used twice at the same time", async () => {
  const { visitor, mailedToken } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register", ada);
  const emailToken = mailedToken();
  const both = await Promise.all([1, 2].map(() => browser.post("/auth/verify-email", { emailToken })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await browser.post("/auth/verify-email", { emailToken })).status).toBe(404);
});

test("a mailed token is good for a day", async () => {
  const { visitor, mailedToken, clock } = anOpenShop();
  await visitor().post("/auth/register", ada);
  clock.advance({ hours: 25 });
  expect((await visitor().post("/auth/verify-email", { emailToken: mailedToken() })).status).toBe(404);
});

test("registering an address that has an account answers the same, changes nothing, and tells its owner", async () => {
  const { visitor, aRegistered, inbox } = anOpenShop();
  await aRegistered();
  const again = await visitor().post("/auth/register", {
    ...ada,
    email: " ADA@example.com ".trim(),
    password: "another one",
  });
  expect([again.status, again.body]).toEqual([200, { sent: true }]);
  expect(inbox.at(-1)).toMatchObject({ to: ada.email, subject: "You already have an account" });
  expect((await visitor().post("/auth/login", ada)).status).toBe(200);
});

test("who is logged in does not register again", async () => {
  const { aRegistered } = anOpenShop();
  const browser = await aRegistered();
  expect((await browser.post("/auth/register", { ...ada, email: "b@example.com" })).status).toBe(409);
});

test("the mail can be sent once more, and either link works, but only one", async () => {
  const { visitor, mailedToken, inbox } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register", ada);
  const first = mailedToken();
  const { status, body } = await visitor().post("/auth/resend-verification", { email: ada.email });
  expect([status, body]).toEqual([200, { sent: true }]);
  expect(inbox.at(-1)?.subject).toBe("Verify your e-mail");
  const second = mailedToken();
  expect(second).not.toBe(first);
  expect((await browser.post("/auth/verify-email", { emailToken: second })).status).toBe(200);
  expect((await browser.post("/auth/verify-email", { emailToken: first })).status).toBe(404);
});

test("a claim that nobody verifies is forgotten after a week", async () => {
  const { visitor, clock, inbox } = anOpenShop();
  await visitor().post("/auth/register", ada);
  clock.advance({ days: 7 });
  await visitor().post("/auth/resend-verification", { email: ada.email });
  expect(inbox.at(-1)?.subject).toBe("There is no account for this address");
});

test("verifying costs nine requests, one of them the transaction that makes the account", async () => {
  const { visitor, mailedToken, requests } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register", ada);
  const before = { ...requests };
  await browser.post("/auth/verify-email", { emailToken: mailedToken() });
  const spent = Object.fromEntries(
    Object.entries(requests).map(([name, n]) => [name, n - (before[name as keyof typeof before] ?? 0)]),
  );
  expect(spent).toEqual({ count: 1, get: 3, getMany: 1, write: 2, query: 2 });
});
