import { expect, test } from "vitest";
import type { GooglePerson } from "../../../functions/core/accounts/google.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

const adaAtGoogle: GooglePerson = {
  subject: "108",
  email: "Ada@example.com",
  emailVerified: true,
  firstName: "Ada",
  lastName: "Lovelace",
};

function open() {
  const shop = anOpenShop();
  const holds = (access_token: string, person: Partial<GooglePerson> = {}) => {
    shop.people[access_token] = { ...adaAtGoogle, ...person };
  };
  const signIn = (browser = shop.visitor(), access_token = "ya29") =>
    browser.post("/auth/google-oauth", { access_token });
  return { ...shop, holds, signIn };
}

test("somebody new gets an account that is verified at once", async () => {
  const { holds, signIn, visitor } = open();
  holds("ya29");
  const browser = visitor();
  const { status, body } = await signIn(browser);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ userType: "registered", email: "ada@example.com", firstName: "Ada" });
  expect((await browser.get("/user")).status).toBe(200);
});

test("a guest keeps the account", async () => {
  const { holds, signIn, visitor } = open();
  holds("ya29");
  const browser = visitor();
  const guest = (await browser.post("/auth/register-guest")).body.user;
  expect((await signIn(browser)).body.user._id).toBe(guest._id);
});

test("who comes back is known by the subject, whatever the address is by now", async () => {
  const { holds, signIn } = open();
  holds("ya29");
  const first = await signIn();
  holds("later", { email: "ada@elsewhere.example", emailVerified: false });
  expect((await signIn(undefined, "later")).body.user._id).toBe(first.body.user._id);
});

test("a verified account with the same address is the same person's, and keeps its password", async () => {
  const { holds, signIn, aRegistered, visitor } = open();
  const known = (await (await aRegistered()).get("/user")).body.user;
  holds("ya29");
  expect((await signIn()).body.user._id).toBe(known._id);
  expect((await visitor().post("/auth/login", ada)).status).toBe(200);
});

test("an address that Google has not verified opens no account, neither old nor new", async () => {
  const { holds, signIn, aRegistered } = open();
  await aRegistered();
  holds("ya29", { emailVerified: false });
  holds("new", { emailVerified: false, email: "eve@example.com" });
  for (const token of ["ya29", "new"]) {
    const { status, body } = await signIn(undefined, token);
    expect([status, body.code]).toEqual([401, "not_signed_in"]);
  }
});

test("who had an address once, and not from Google, does not get the account of who has it now", async () => {
  const { holds, signIn, aRegistered } = open();
  await aRegistered();
  holds("former", { onceTheirs: true });
  const { status, body } = await signIn(undefined, "former");
  expect([status, body.error]).toEqual([401, expect.stringContaining("log in with its password")]);
});

test("whoever resets the password of an address is alone in its account", async () => {
  const { holds, signIn, visitor, mailedToken } = open();
  holds("former", { onceTheirs: true });
  const former = visitor();
  expect((await signIn(former, "former")).status).toBe(200);
  const owner = visitor();
  await owner.post("/auth/forgot-password", { email: ada.email });
  const reset = { token: mailedToken(), password: "another good one" };
  expect((await owner.post("/auth/reset-password", reset)).status).toBe(200);
  expect((await signIn(visitor(), "former")).status).toBe(401);
  expect((await former.get("/user")).status).toBe(403);
  holds("owner", { subject: "110" });
  expect((await signIn(visitor(), "owner")).status).toBe(200);
});

test("an address that was given to somebody else does not open the first owner's account", async () => {
  const { holds, signIn } = open();
  holds("ya29");
  await signIn();
  holds("second", { subject: "109" });
  expect((await signIn(undefined, "second")).status).toBe(401);
});

test("whoever claimed the address beforehand has nothing of it: no password, no mailed token, no session", async () => {
  const { holds, signIn, visitor, mailedToken, clock } = open();
  const thief = visitor();
  const guest = (await thief.post("/auth/register-guest")).body.user;
  await thief.post("/auth/register", ada);
  const emailToken = mailedToken();
  holds("ya29");
  const owner = visitor();
  const { body } = await signIn(owner);
  expect(body.user._id).not.toBe(guest._id);
  expect((await visitor().post("/auth/login", ada)).status).toBe(401);
  expect((await visitor().post("/auth/verify-email", { emailToken })).status).toBe(404);
  clock.advance({ minutes: 16 });
  expect((await thief.get("/user")).body.user).toMatchObject({ _id: guest._id, userType: "guest" });
  expect((await owner.get("/user")).body.user.email).toBe("ada@example.com");
});

test("a token that Google does not vouch for signs nobody in, and logs nobody out", async () => {
  const { signIn, aRegistered } = open();
  const browser = await aRegistered();
  const { status, body } = await signIn(browser, "issued to another shop");
  expect([status, body.code]).toEqual([401, "not_signed_in"]);
  expect((await browser.get("/user")).status).toBe(200);
});

test("Google being out of order is said in a sentence, and logs nobody out", async () => {
  const { shop, signIn, visitor, logged } = open();
  shop.google = { ...shop.google, whoHolds: () => Promise.reject(new SyntaxError("Unexpected token '<'")) };
  const browser = visitor();
  await browser.post("/auth/register-guest");
  const { status, body } = await signIn(browser);
  expect([status, body.code, body.error]).toEqual([503, "try_again", expect.stringMatching(/^Google .+\.$/)]);
  expect((await browser.get("/user")).status).toBe(200);
  expect(logged.map(({ event }) => event)).toContain("google.silent");
});

test("two tabs that sign in at once come to the same account", async () => {
  const { holds, signIn } = open();
  holds("ya29");
  const both = await Promise.all([signIn(), signIn()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0].body.user._id).toBe(both[1].body.user._id);
});

test("the site is told where to send people, as who, and for what", async () => {
  const { body, headers } = await open().visitor().get("/auth/providers");
  expect(body).toEqual({
    google: {
      clientId: "the-shop",
      authorizeUrl: "https://google.test/auth",
      scope: "openid email profile",
    },
  });
  expect(headers.get("cache-control")).toContain("public");
});
