import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { logins, mailTokens } from "../../../functions/core/accounts/items.ts";
import { fingerprint } from "../../../functions/lib/fingerprint.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

/** Somebody registered with the release before, and opens the mail now. */
async function halfWay() {
  const shop = anOpenShop();
  const { table, clock, passwords } = shop.shop;
  const at = clock.now().toISOString();
  const { email, firstName, lastName } = ada;
  const claim = "claim-1";
  const passwordHash = await passwords.hash(ada.password);
  const userId = "a-guest" as UserId;
  const login = { email, userId, passwordHash, verified: false, claim, claimedAt: at, firstName, lastName };
  await table.create(logins, login);
  await table.create(mailTokens, {
    hash: fingerprint("mailed"),
    purpose: "verify",
    email,
    claim,
    sentAt: at,
  });
  return shop;
}

test("a link of the release before still makes the account; its password is chosen at the click", async () => {
  const { visitor } = await halfWay();
  expect((await visitor().post("/auth/verify-email", { emailToken: "mailed" })).status).toBe(422);
  const done = await visitor().post("/auth/verify-email", { emailToken: "mailed", password: "chosen now" });
  expect(done.body.user).toMatchObject({ email: ada.email, firstName: "Ada", userType: "registered" });
  expect((await visitor().post("/auth/login", ada)).status).toBe(401);
  expect((await visitor().post("/auth/login", { ...ada, password: "chosen now" })).status).toBe(200);
});

test("until then it opens nothing", async () => {
  const { visitor } = await halfWay();
  expect((await visitor().post("/auth/login", ada)).status).toBe(401);
  await visitor().post("/auth/forgot-password", { email: ada.email });
  expect(
    (await visitor().post("/auth/reset-password", { token: "mailed", password: "x-x-x-x" })).status,
  ).toBe(404);
});
