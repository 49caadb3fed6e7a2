import { expect, test } from "vitest";
import { profiles } from "../../../functions/core/accounts/items.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

// Something else is written in the same moment: each use case says so in its own words, and takes nothing else for it.

async function open() {
  const shop = anOpenShop();
  shop.people.hers = { subject: "1", email: ada.email, emailVerified: true, firstName: "Ada", lastName: "" };
  const browser = await shop.aRegistered();
  const { table } = shop.shop;
  /** From now on nothing is written any more. */
  const failing = (failure: Error) => {
    const no = () => Promise.reject(failure);
    shop.shop.table = { ...table, write: no, create: no, replace: no, remove: no };
  };
  return { ...shop, browser, failing };
}
type Opened = Awaited<ReturnType<typeof open>>;
const newPassword = "another horse";

const cases: [
  what: string,
  press: (shop: Opened, token: string) => Promise<{ status: number; body: { code?: string } }>,
  status: number,
  before?: (shop: Opened) => Promise<unknown>,
][] = [
  ["a login", ({ visitor }) => visitor().post("/auth/login", ada), 409],
  [
    "a new password",
    ({ browser }) => browser.post("/auth/change-password", { currentPassword: ada.password, newPassword }),
    409,
  ],
  ["a farewell", ({ browser }) => browser.delete("/user", { password: ada.password }), 409],
  [
    "a sign-in by way of Google",
    ({ visitor }) => visitor().post("/auth/google-oauth", { access_token: "hers" }),
    409,
  ],
  [
    "a password that was forgotten",
    ({ visitor }, token) => visitor().post("/auth/reset-password", { token, password: newPassword }),
    404,
    ({ visitor }) => visitor().post("/auth/forgot-password", { email: ada.email }),
  ],
  [
    "a mailed link",
    ({ visitor }, emailToken) => visitor().post("/auth/verify-email", { emailToken, password: newPassword }),
    404,
    ({ visitor }) => visitor().post("/auth/register", { ...ada, email: "bob@example.com" }),
  ],
];

test.for(cases)(
  "%s that meets another change is refused, and no failure",
  async ([, press, status, before]) => {
    const shop = await open();
    await before?.(shop);
    const token = shop.mailedToken();
    shop.failing(new Conflict());
    expect((await press(shop, token)).status).toBe(status);
  },
);

test.for(cases)("%s that fails otherwise is a failure, and nothing else", async ([, press, , before]) => {
  const shop = await open();
  await before?.(shop);
  const token = shop.mailedToken();
  shop.failing(new Error("no disk"));
  expect(await press(shop, token)).toMatchObject({ status: 500, body: { code: "internal" } });
});

test("of two who claim an address in the same moment, each gets a mail that works", async () => {
  const { visitor, shop, mailedToken } = anOpenShop();
  const bob = { ...ada, email: "bob@example.com" };
  const { table } = shop;
  let writes = 0;
  // The first write of a registration is its claim and its token.
  shop.table = {
    ...table,
    write: (...all) => (writes++ === 0 ? Promise.reject(new Conflict()) : table.write(...all)),
  };
  const browser = visitor();
  await browser.post("/auth/register", bob);
  expect((await browser.post("/auth/verify-email", { emailToken: mailedToken() })).status).toBe(200);
});

test("a login of which nobody is left opens nothing", async () => {
  const { shop, browser, visitor, mailedToken } = await open();
  const { _id } = (await browser.get("/user")).body.user;
  const profile = await shop.table.get(profiles, { userId: _id });
  if (!profile) throw new Error("no profile");
  await visitor().post("/auth/forgot-password", { email: ada.email });
  const reset = { token: mailedToken(), password: newPassword };
  await shop.table.remove(profiles, profile);
  expect((await visitor().post("/auth/reset-password", reset)).status).toBe(404);
  expect((await visitor().post("/auth/login", ada)).status).toBe(401);
  expect((await visitor().post("/auth/google-oauth", { access_token: "hers" })).status).toBe(401);
});
