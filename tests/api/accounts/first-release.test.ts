import { expect, test } from "vitest";
import { DAY_SECONDS, seconds } from "../../../functions/lib/clock.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

/**
 * Somebody registered with the first release, which kept a login before the address was proven, and never opened the
 * mail. It counts for a week; the database may leave it there for days longer.
 */
async function registeredEarly({ daysLeft }: { daysLeft: number }) {
  const open = anOpenShop();
  const { engine, clock, passwords } = open.shop;
  const { password, ...person } = ada;
  const login = { ...person, userId: "a-guest", passwordHash: await passwords.hash(password) };
  const data = { ...login, verified: false, claim: "claim-1", claimedAt: clock.now().toISOString() };
  const ttl = seconds(clock.now()) + daysLeft * DAY_SECONDS;
  const item = { pk: `EMAIL#${ada.email}`, sk: "LOGIN", type: "login", v: 1, w: "w", ttl, data };
  await engine.write([{ kind: "put", item, expect: "absent" }], 0);
  return open;
}

test("a login that was never proven and is over is as if it were not there, though it lies there still", async () => {
  const { visitor, inbox, aRegistered } = await registeredEarly({ daysLeft: 0 });
  const { status, body } = await visitor().post("/auth/login", ada);
  expect([status, body.code]).toEqual([401, "wrong_password"]);
  expect((await visitor().post("/auth/forgot-password", { email: ada.email })).status).toBe(200);
  expect(inbox.at(-1)?.subject).toBe("There is no account for this address");
  const browser = await aRegistered();
  expect((await browser.get("/user")).body.user).toMatchObject({ email: ada.email, userType: "registered" });
  expect((await visitor().post("/auth/login", ada)).status).toBe(200);
});

test("nor does it stand in the way of the address's owner who comes by way of Google", async () => {
  const { visitor, people } = await registeredEarly({ daysLeft: 0 });
  const { firstName, lastName, email } = ada;
  people.ya29 = { subject: "1", email, emailVerified: true, firstName, lastName };
  const { status, body } = await visitor().post("/auth/google-oauth", { access_token: "ya29" });
  expect([status, body.user.email]).toEqual([200, email]);
  expect(body.user._id).not.toBe("a-guest");
});

test("as long as it counts it opens nothing", async () => {
  const { visitor, inbox } = await registeredEarly({ daysLeft: 1 });
  expect((await visitor().post("/auth/login", ada)).body).not.toHaveProperty("accessToken");
  await visitor().post("/auth/forgot-password", { email: ada.email });
  expect(inbox.map(({ subject }) => subject)).not.toContain("Choose a new password");
});
