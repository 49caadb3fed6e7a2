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
  return async (path: string, body: object) => {
    const before = effort();
    const { status, body: answer, headers } = await aVisitor(app).post(path, body);
    const spent = Object.entries(effort()).map(([name, n]) => [name, n - (before[name] ?? 0)]);
    headers.delete("x-request-id");
    return { answered: { status, answer, headers: [...headers] }, spent: Object.fromEntries(spent) };
  };
}

const wrong = { password: "wrong" };

test.for([
  ["/auth/login", { ...ada, ...wrong }, { ...nobody, ...wrong }],
  ["/auth/login", { email: "waiting@example.com", password: ada.password }, { ...nobody, ...wrong }],
  ["/auth/register", ada, nobody],
  ["/auth/forgot-password", { email: ada.email }, { email: nobody.email }],
  ["/auth/forgot-password", { email: "waiting@example.com" }, { email: nobody.email }],
  ["/auth/resend-verification", { email: ada.email }, { email: nobody.email }],
  ["/auth/resend-verification", { email: "waiting@example.com" }, { email: nobody.email }],
] as const)("%s answers %o and %o alike, with the same work", async ([path, known, unknown]) => {
  const ask = await aMeasuredShop();
  expect(await ask(path, known)).toEqual(await ask(path, unknown));
});

test("asking often for mails is refused alike for known and unknown addresses", async () => {
  const { aRegistered, visitor } = anOpenShop();
  await aRegistered();
  for (const email of [ada.email, nobody.email]) {
    const statuses = [];
    for (let n = 0; n < 6; n++)
      statuses.push(
        (await visitor({ address: `192.0.2.${n}` }).post("/auth/forgot-password", { email })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});
