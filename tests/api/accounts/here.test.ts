import { expect, test } from "vitest";
import { anOpenShop } from "../../support/visitor.ts";

test("a cookie that scripts can read says that the session's is there and nothing else, and comes and goes with it", async () => {
  const { aRegistered, visitor, clock } = anOpenShop();
  const browser = await aRegistered();
  expect(browser.here).toBe("__Host-here=1");
  clock.advance({ days: 2 });
  const set = (await browser.post("/auth/authenticate")).headers.getSetCookie();
  expect(set.find((one) => one.includes("here="))).toBe(
    "__Host-here=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax",
  );
  await browser.post("/auth/logout");
  expect([browser.cookie, browser.here]).toEqual([undefined, undefined]);

  for (const end of ["/auth/logout-everywhere", "/user/delete"]) {
    const guest = visitor();
    await guest.post("/auth/register-guest");
    expect(guest.here).toBeDefined();
    expect((await guest.post(end, {})).status).toBe(200);
    expect([guest.cookie, guest.here]).toEqual([undefined, undefined]);
  }
  const late = visitor();
  await late.post("/auth/register-guest");
  clock.advance({ days: 31 });
  expect((await late.post("/auth/authenticate")).status).toBe(403);
  expect(late.here).toBeUndefined();
});

test("a refusal takes no session away that another tab has begun meanwhile", async () => {
  const { aRegistered, visitor } = anOpenShop();
  const tab = await aRegistered();
  const other = Object.assign(visitor(), { cookie: tab.cookie, token: tab.token });
  const passwords = { currentPassword: "correct horse", newPassword: "another horse" };
  expect((await tab.post("/auth/change-password", passwords)).status).toBe(200);
  const { status, headers } = await other.post("/auth/authenticate");
  expect(status).toBe(403);
  expect(headers.getSetCookie().filter((one) => one.includes("session="))).toEqual([]);
});
