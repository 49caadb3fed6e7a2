import { expect, test } from "vitest";
import { ada, anOpenShop } from "../../support/visitor.ts";

/** Somebody who is logged in, and a thief who has their token, but not the cookie. */
async function robbed() {
  const shop = anOpenShop();
  const owner = await shop.aRegistered();
  const thief = shop.visitor();
  thief.token = owner.token;
  /** The token only, and always the stolen one. */
  const steal = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) => {
    thief.token = owner.token ?? thief.token;
    return (await thief.call(method, path, body)).status;
  };
  return { ...shop, owner, thief, steal };
}

const cart = { items: [], shippingAddress: { countryCode: "US" } };

const personal = [
  ["GET", "/user"],
  ["GET", "/orders"],
  ["GET", "/user/export"],
  ["GET", "/user/generatedImages"],
  ["POST", "/auth/authenticate"],
  ["PUT", "/cart", cart],
  ["DELETE", "/user", { password: ada.password }],
] as const;

test.for(personal)("after a log-out, the last token opens nothing: %s %s", async ([method, path, body]) => {
  const { owner, steal, thief } = await robbed();
  const token = owner.token;
  await owner.post("/auth/logout");
  thief.token = token;
  owner.token = token;
  expect(await steal(method, path, body)).toBe(403);
});

test.for(personal)(
  "after a new password, the last token opens nothing: %s %s",
  async ([method, path, body]) => {
    const { owner, thief } = await robbed();
    await owner.post("/auth/change-password", { currentPassword: ada.password, newPassword: "third horse" });
    expect((await thief.call(method, path, body)).status).toBe(403);
  },
);

test("after a log-out, the token makes no guest's account of somebody's", async () => {
  const { owner, visitor } = await robbed();
  const stolen = visitor();
  stolen.token = owner.token;
  await owner.post("/auth/logout");
  const { body } = await stolen.post("/auth/register-guest");
  expect(body.user.userType).toBe("guest");
});

test("a token alone does not live longer by being shown", async () => {
  const { thief, clock } = await robbed();
  for (const minutes of [5, 5, 4]) {
    clock.advance({ minutes });
    expect((await thief.post("/auth/authenticate")).status).toBe(200);
    expect((await thief.post("/auth/register-guest")).status).toBe(200);
  }
  clock.advance({ minutes: 2 });
  expect((await thief.get("/user")).status).toBe(403);
});

test("with the cookie it does", async () => {
  const { owner, clock } = await robbed();
  for (const minutes of [14, 14, 14]) {
    clock.advance({ minutes });
    expect((await owner.post("/auth/authenticate")).status).toBe(200);
  }
  owner.cookie = undefined;
  clock.advance({ minutes: 14 });
  expect((await owner.get("/user")).status).toBe(200);
});

test("a log-out by token alone ends its session as well", async () => {
  const { owner, thief } = await robbed();
  await thief.post("/auth/logout");
  expect((await owner.get("/user")).status).toBe(403);
});

test("log out everywhere ends every browser at once", async () => {
  const { owner, visitor, thief } = await robbed();
  const other = visitor();
  await other.post("/auth/login", ada);
  expect((await owner.post("/auth/logout-everywhere")).status).toBe(200);
  for (const browser of [owner, other, thief])
    expect([401, 403]).toContain((await browser.get("/user")).status);
});

test("a token and a cookie of two people are the token's", async () => {
  const { owner, visitor } = await robbed();
  const mallory = visitor();
  await mallory.post("/auth/register-guest");
  const mixed = visitor();
  mixed.token = owner.token;
  mixed.cookie = mallory.cookie;
  expect((await mixed.get("/user")).body.user.email).toBe(ada.email);
});

test("an account has twenty browsers at most: the one that was used longest ago is out", async () => {
  const { owner, visitor, clock } = await robbed();
  const browsers = [];
  for (let n = 0; n < 20; n++) {
    clock.advance({ minutes: 1 });
    const browser = visitor();
    await browser.post("/auth/login", ada);
    browsers.push(browser);
  }
  expect((await owner.get("/user")).status).toBe(403);
  for (const browser of browsers) expect((await browser.get("/user")).status).toBe(200);
});

test("a session ends half a year after it began, however often it was used", async () => {
  const { owner, clock } = await robbed();
  for (let week = 0; week < 25; week++) {
    clock.advance({ days: 7 });
    expect((await owner.post("/auth/authenticate")).status).toBe(200);
  }
  clock.advance({ days: 7 });
  expect((await owner.post("/auth/authenticate")).status).toBe(403);
});

test("who sits at an open browser deletes no account without its password", async () => {
  const { owner } = await robbed();
  expect((await owner.delete("/user", {})).body.fields).toEqual({ password: expect.any(String) });
  expect((await owner.delete("/user", { password: "guessed" })).status).toBe(422);
  expect((await owner.get("/user")).status).toBe(200);
  expect((await owner.delete("/user", { password: ada.password })).status).toBe(200);
});

test("nor one that only ever signed in with Google, unless that was just now", async () => {
  const { visitor, people, clock } = anOpenShop();
  people.ya29 = { subject: "1", email: ada.email, emailVerified: true, firstName: "Ada", lastName: "" };
  const browser = visitor();
  await browser.post("/auth/google-oauth", { access_token: "ya29" });
  clock.advance({ minutes: 11 });
  expect((await browser.delete("/user", {})).status).toBe(422);
  await browser.post("/auth/google-oauth", { access_token: "ya29" });
  expect((await browser.delete("/user", {})).status).toBe(200);
});
