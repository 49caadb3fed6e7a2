import { expect, test } from "vitest";
import { createApp } from "../../../functions/api/app.ts";
import type { Passwords } from "../../../functions/core/accounts/passwords.ts";
import { ada, anOpenShop, aVisitor } from "../../support/visitor.ts";

const nobody = { ...ada, email: "nobody@example.com" };

/** A shop with one account, and a count of everything that takes time: hashes, requests to the table, mails. */
async function aMeasuredShop() {
  const opened = anOpenShop();
  const { shop, requests, inbox, aRegistered } = opened;
  await aRegistered();
  await opened.visitor().post("/auth/register", { ...ada, email: "waiting@example.com" });
  const work = { hashed: 0, compared: 0 };
  const passwords: Passwords = {
    ...shop.passwords,
    hash(password) {
      work.hashed++;
      return shop.passwords.hash(password);
    },
    matches(password, hash) {
      work.compared++;
      return shop.passwords.matches(password, hash);
    },
  };
  const app = createApp({ ...shop, passwords });
  const effort = () => ({ ...work, ...requests, mails: inbox.length }) as Record<string, number>;
  return async (path: string, body: object, address = "192.0.2.1") => {
    const before = effort();
    const { status, body: answer, headers } = await aVisitor(app, { address }).post(path, body);
    const spent = Object.entries(effort()).map(([name, n]) => [name, n - (before[name] ?? 0)]);
    headers.delete("x-request-id");
    // A secret of this very browser, given to everybody who registers.
    headers.set("set-cookie", headers.get("set-cookie")?.replace(/=[^;]*/, "=kept") ?? "none");
    return { answered: { status, answer, headers: [...headers] }, spent: Object.fromEntries(spent) };
  };
}

const wrong = { password: "wrong" };

test.for([
  ["/auth/login", { ...ada, ...wrong }, { ...nobody, ...wrong }],
  ["/auth/login", { email: "waiting@example.com", ...wrong }, { ...nobody, ...wrong }],
  ["/auth/register", ada, nobody],
  ["/auth/forgot-password", { email: ada.email }, { email: nobody.email }],
  ["/auth/forgot-password", { email: "waiting@example.com" }, { email: nobody.email }],
  ["/auth/resend-verification", { email: ada.email }, { email: nobody.email }],
  ["/auth/resend-verification", { email: "waiting@example.com" }, { email: nobody.email }],
] as const)("%s answers %o and %o alike, with the same work", async ([path, known, unknown]) => {
  const ask = await aMeasuredShop();
  expect(await ask(path, known)).toEqual(await ask(path, unknown));
});

test("a guess after too many is the same work, wherever it comes from and whosever address it is", async () => {
  const ask = await aMeasuredShop();
  const guess = (who: typeof ada, address = "192.0.2.1") => ask("/auth/login", { ...who, ...wrong }, address);
  await ask("/auth/login", ada);
  for (const who of [ada, nobody]) for (let n = 0; n < 31; n++) await guess(who, `198.51.100.${n}`);
  const [known, unknown] = [await guess(ada), await guess(nobody)];
  expect(known.answered.status).toBe(429);
  expect(known).toEqual(unknown);
  // Nor does whoever is a stranger there learn that a password is right.
  const [right, other] = [await ask("/auth/login", ada, "198.51.100.99"), await guess(ada, "198.51.100.98")];
  expect(right).toEqual(other);
});

test("asking often for mails is answered alike for known and unknown addresses, and floods no mailbox", async () => {
  const { aRegistered, visitor, inbox } = anOpenShop();
  await aRegistered();
  inbox.length = 0;
  const calls = ["/auth/forgot-password", "/auth/resend-verification", "/newsletter/subscribe"];
  for (const email of [ada.email, nobody.email])
    for (let n = 0; n < 12; n++) {
      const stranger = visitor({ address: `192.0.2.${n % 3}` });
      expect((await stranger.post(calls[n % 3] ?? "", { email })).status).toBe(200);
    }
  const to = (email: string) => inbox.filter((mail) => mail.to === email).length;
  // Five in an hour, of which Ada's sign-up was one; and the one that lets her in, whoever asks.
  expect([to(ada.email), to(nobody.email)]).toEqual([5, 5]);
});

test("who has not asked yet gets a mail, although strangers have asked too often", async () => {
  const { aRegistered, visitor, inbox } = anOpenShop();
  await aRegistered();
  const stranger = visitor({ address: "198.51.100.9" });
  for (let n = 0; n < 9; n++) await stranger.post("/auth/forgot-password", { email: ada.email });
  inbox.length = 0;
  await visitor({ address: "203.0.113.7" }).post("/auth/forgot-password", { email: ada.email });
  expect(inbox.map(({ subject }) => subject)).toEqual(["Choose a new password"]);
});

test("mail that cannot be sent makes no sign-up fail, and names nobody in the log", async () => {
  const { shop, logged } = anOpenShop();
  const mailer = { send: () => Promise.reject(new Error(`${ada.email} is not verified`)) };
  const app = createApp({ ...shop, mailer });
  expect((await aVisitor(app).post("/auth/register", ada)).status).toBe(200);
  expect((await aVisitor(app).post("/newsletter/subscribe", { email: ada.email })).status).toBe(200);
  expect(logged.filter(({ event }) => event === "mail.failed")).toHaveLength(2);
  expect(JSON.stringify(logged)).not.toContain(ada.email);
});
