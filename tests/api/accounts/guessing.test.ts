import { expect, test } from "vitest";
import { FAMILIAR_DAYS, LONGEST_SESSION_DAYS } from "../../../functions/core/accounts/items.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

const wrong = { email: ada.email, password: "a guess" };

test("guesses at one account from everywhere are stopped, and its owner gets in all the same", async () => {
  const { aRegistered, visitor } = anOpenShop();
  await aRegistered();
  await visitor().post("/auth/login", ada);
  const statuses = [];
  for (let n = 0; n < 60; n++)
    statuses.push((await visitor({ address: `198.51.100.${n}` }).post("/auth/login", wrong)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.slice(-10)).toEqual(Array(10).fill(429));
  expect((await visitor().post("/auth/login", ada)).status).toBe(200);
});

/** Where somebody has come in without typing a password, or just before they chose it. */
const waysIn = {
  "the mail that verifies": (open: Open, at: Home) => open.aRegistered(ada, at),
  "a link to choose a new password": async (open: Open, at: Home) => {
    await open.aRegistered();
    await open.visitor(at).post("/auth/forgot-password", { email: ada.email });
    const token = open.mailedToken();
    await open.visitor(at).post("/auth/reset-password", { token, password: ada.password });
  },
  "Google, as somebody new": async (open: Open, at: Home) => {
    await byGoogle(open, at);
    await open.visitor().post("/auth/forgot-password", { email: ada.email });
    const token = open.mailedToken();
    await open.visitor().post("/auth/reset-password", { token, password: ada.password });
  },
  "Google, to an account with a password": async (open: Open, at: Home) => {
    await open.aRegistered();
    await byGoogle(open, at);
  },
} satisfies Record<string, (open: Open, at: Home) => Promise<unknown>>;

type Open = ReturnType<typeof anOpenShop>;
type Home = { address: string };

async function byGoogle({ people, visitor }: Open, at: Home) {
  people.ya29 = { subject: "1", email: ada.email, emailVerified: true, firstName: "Ada", lastName: "" };
  expect((await visitor(at).post("/auth/google-oauth", { access_token: "ya29" })).status).toBe(200);
}

async function besiege({ visitor }: Open, email = ada.email) {
  for (let n = 0; n < 31; n++)
    await visitor({ address: `198.51.100.${n}` }).post("/auth/login", { email, password: "a guess" });
}

test.for(Object.entries(waysIn))(
  "whoever came in by %s is known there as after a login",
  async ([, comeIn]) => {
    const open = anOpenShop();
    const home = { address: "203.0.113.5" };
    await comeIn(open, home);
    await besiege(open);
    expect((await open.visitor({ address: "203.0.113.6" }).post("/auth/login", ada)).status).toBe(429);
    expect((await open.visitor(home).post("/auth/login", ada)).status).toBe(200);
  },
);

test("whoever stays signed in for as long as that lasts is still known where they came in", async () => {
  const open = anOpenShop();
  const home = { address: "203.0.113.5" };
  await open.aRegistered(ada, home);
  open.clock.advance({ days: LONGEST_SESSION_DAYS + 1 });
  await besiege(open);
  expect((await open.visitor(home).post("/auth/login", ada)).status).toBe(200);
});

test("whoever comes again is known for as long anew", async () => {
  const open = anOpenShop();
  const home = { address: "203.0.113.5" };
  await open.aRegistered(ada, home);
  for (let times = 0; times < 3; times++) {
    open.clock.advance({ days: FAMILIAR_DAYS - 1 });
    await besiege(open);
    expect((await open.visitor(home).post("/auth/login", ada)).status).toBe(200);
  }
});

test("a guess tells nobody whether the address has an account, nor where its owner is", async () => {
  const open = anOpenShop();
  const office = { address: "203.0.113.5" };
  const [elsewhere, nobody] = ["elsewhere@example.com", "nobody@example.com"];
  for (const [email, address] of [
    [ada.email, office.address],
    [elsewhere, "203.0.113.6"],
  ] as const) {
    await open.aRegistered({ ...ada, email }, { address });
    await open.visitor({ address }).post("/auth/login", { ...ada, email });
  }
  const told = [];
  for (const email of [ada.email, elsewhere, nobody]) {
    const guess = async () => {
      const { status, body } = await open.visitor(office).post("/auth/login", { email, password: "a guess" });
      return [status, body];
    };
    // Those of the office count with the others: nobody learns from how many are left.
    const first = await guess();
    for (let n = 0; n < 29; n++)
      await open.visitor({ address: `198.51.100.${n}` }).post("/auth/login", { email, password: "a guess" });
    const stranger = open.visitor({ address: "198.51.100.99" });
    const next = await stranger.post("/auth/login", { email, password: "a guess" });
    told.push([first, [next.status, next.body], await guess()]);
  }
  expect(told[0]?.map(([status]) => status)).toEqual([401, 429, 429]);
  expect(told).toEqual([told[0], told[0], told[0]]);
});

test("so are guesses from the 65,536 networks of one provider's customer", async () => {
  const { visitor } = anOpenShop();
  const statuses = [];
  for (let n = 0; n < 40; n++)
    statuses.push((await visitor({ address: `2001:db8:0:${n}::1` }).post("/auth/login", wrong)).status);
  expect(statuses.slice(-10)).toEqual(Array(10).fill(429));
});

test("who sits at an open browser guesses its password five times, wherever they take it", async () => {
  const { aRegistered, visitor } = anOpenShop();
  const { cookie, token } = await aRegistered();
  const asked = { currentPassword: "a guess", newPassword: "another horse" };
  const codes: string[] = [];
  for (let n = 0; n < 8; n++) {
    const taken = Object.assign(visitor({ address: `198.51.100.${n}` }), { cookie, token });
    const guess =
      n % 2
        ? taken.post("/user/delete", { password: "a guess" })
        : taken.post("/auth/change-password", asked);
    codes.push((await guess).body.code);
  }
  expect(codes).toEqual([...Array(5).fill("invalid_input"), ...Array(3).fill("too_many_requests")]);
  // The owner logs in, and can still change it.
  const owner = visitor();
  await owner.post("/auth/login", ada);
  const own = { currentPassword: ada.password, newPassword: "another horse" };
  expect((await owner.post("/auth/change-password", own)).status).toBe(200);
});

// Hashed as they are read: the wide letters and the ligature open with the plain ones.
const readAs = ["ｐａｓｓｗｏｒｄ", "𝐪𝐰𝐞𝐫𝐭𝐲", "aªaªaª"];
test.for(["password", "123456", "aaaaaa", "QWERTY", "🐋🐋🐋🐋🐋🐋", ...readAs])(
  "%s is no password",
  async (password) => {
    const { visitor } = anOpenShop();
    const { status, body } = await visitor().post("/auth/register", { ...ada, password });
    expect([status, body.fields.password]).toEqual([422, expect.stringContaining("guess")]);
  },
);

test("logins that succeed are limited as well", async () => {
  const { aRegistered, visitor } = anOpenShop();
  await aRegistered();
  const statuses = [];
  for (let n = 0; n < 62; n++) statuses.push((await visitor().post("/auth/login", ada)).status);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses.at(-1)).toBe(429);
});

test("six first sign-ins by Google at once are all let in", async () => {
  const { aRegistered, visitor, people } = anOpenShop();
  await aRegistered();
  people.ya29 = { subject: "1", email: ada.email, emailVerified: true, firstName: "Ada", lastName: "" };
  const all = await Promise.all(
    Array.from({ length: 6 }, () => visitor().post("/auth/google-oauth", { access_token: "ya29" })),
  );
  expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
});

test("a network of IPv6 addresses sends the contact form as one", async () => {
  const { visitor } = anOpenShop();
  const message = { name: "Ada", email: ada.email, subject: "s", message: "m" };
  const statuses = [];
  for (let n = 1; n < 9; n++)
    statuses.push((await visitor({ address: `2001:db8::${n}` }).post("/contact-form", message)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});
