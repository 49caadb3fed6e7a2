import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { createApp } from "../../../functions/api/app.ts";
import type { Passwords } from "../../../functions/core/accounts/passwords.ts";
import { KEY_RING } from "../../support/shop.ts";
import { ada, anOpenShop, aVisitor } from "../../support/visitor.ts";

const email = (address: string) => ({ email: address, password: "wrong" });

test("e-mail and password sign in, however the address is typed", async () => {
  const { visitor, aRegistered } = anOpenShop();
  await aRegistered();
  const { status, body } = await visitor().post("/auth/login", { ...ada, email: "Ada@Example.com" });
  expect(status).toBe(200);
  expect(body.user.firstName).toBe("Ada");
});

test("an unknown address and a wrong password are answered alike, with the same work", async () => {
  const { shop, aRegistered } = anOpenShop();
  await aRegistered();
  let hashes = 0;
  const passwords: Passwords = {
    ...shop.passwords,
    matches: (password, hash) => {
      hashes++;
      return shop.passwords.matches(password, hash);
    },
  };
  const app = createApp({ ...shop, passwords });
  const known = await aVisitor(app).post("/auth/login", email(ada.email));
  const unknown = await aVisitor(app).post("/auth/login", email("nobody@example.com"));
  expect(known.status).toBe(401);
  expect(unknown.body).toEqual(known.body);
  // Each is compared with the account's password, and with one that waits for its mail to be opened.
  expect(hashes).toBe(4);
});

test("five tries in a quarter of an hour for an account from one place, then a pause", async () => {
  const { visitor, aRegistered, clock } = anOpenShop();
  await aRegistered();
  for (let n = 0; n < 5; n++)
    expect((await visitor().post("/auth/login", email(ada.email))).status).toBe(401);
  const { status, headers } = await visitor().post("/auth/login", ada);
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await visitor({ address: "192.0.2.9" }).post("/auth/login", ada)).status).toBe(200);
  clock.advance({ minutes: 15 });
  expect((await visitor().post("/auth/login", ada)).status).toBe(200);
});

test("a login that succeeds does not count as a try", async () => {
  const { visitor, aRegistered } = anOpenShop();
  await aRegistered();
  for (let n = 0; n < 8; n++) expect((await visitor().post("/auth/login", ada)).status).toBe(200);
});

test("a token without a signature, or signed by our own key with another algorithm, is nobody's", async () => {
  const { aRegistered, visitor } = anOpenShop();
  const token = (await aRegistered()).token ?? "";
  const [, payload = ""] = token.split(".");
  const unsigned = `${btoa('{"alg":"none","kid":"test"}').replace(/=+$/, "")}.${payload}.`;
  const [kid = "", secret = ""] = KEY_RING.split(".");
  const otherwise = await new SignJWT(JSON.parse(atob(payload)))
    .setProtectedHeader({ alg: "HS512", kid })
    .sign(new TextEncoder().encode(secret));
  for (const forged of [unsigned, otherwise]) {
    const browser = visitor();
    browser.token = forged;
    expect((await browser.get("/user")).status).toBe(403);
  }
});
