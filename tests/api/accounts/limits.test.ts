import { expect, test } from "vitest";
import { createApp } from "../../../functions/api/app.ts";
import { ada, anOpenShop, aVisitor } from "../../support/visitor.ts";

const calls = [
  ["/auth/register-guest", () => undefined, 300],
  ["/auth/register", (n: number) => ({ ...ada, email: `a${n}@example.com` }), 10],
  ["/auth/forgot-password", (n: number) => ({ email: `a${n}@example.com` }), 10],
  ["/auth/resend-verification", (n: number) => ({ email: `a${n}@example.com` }), 10],
  ["/auth/login", (n: number) => ({ email: `a${n}@example.com`, password: "wrong" }), 50],
  ["/auth/google-oauth", () => ({ access_token: "guessed" }), 30],
  ["/auth/mailed-link", () => ({ token: "guessed" }), 60],
  ["/auth/verify-email", () => ({ emailToken: "guessed" }), 60],
  ["/auth/reset-password", () => ({ token: "guessed", password: "new words" }), 60],
] as const;

test.for(calls)("%s is refused with a sentence and a time after its limit, for one address", async (row) => {
  const [path, bodyOf, most] = row;
  const { visitor } = anOpenShop();
  for (let n = 0; n < most; n++) expect((await visitor().post(path, bodyOf(n))).status).not.toBe(429);
  const { status, body, headers } = await visitor().post(path, bodyOf(most));
  expect([status, body.code]).toEqual([429, "too_many_requests"]);
  expect(body.error).toMatch(/^[A-Z].*\.$/);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await visitor({ address: "192.0.2.77" }).post(path, bodyOf(most))).status).not.toBe(429);
});

test.for(calls)(
  "%s is refused as well to whoever has 65,536 networks, after four times as many",
  async (row) => {
    const [path, bodyOf, most] = row;
    const { visitor } = anOpenShop();
    let heard = 0;
    for (let n = 0; n < 5 * most; n++) {
      const address = `2001:db8:1:${(n * 257).toString(16)}::1`;
      if ((await visitor({ address }).post(path, bodyOf(n))).status !== 429) heard++;
    }
    expect(heard).toBe(4 * most);
  },
);

test("a campus or a carrier behind one address is full of shoppers: who comes too late waits an hour at most", async () => {
  const { visitor, clock } = anOpenShop();
  const comes = () => visitor().post("/auth/register-guest");
  for (let n = 0; n < 250; n++) expect((await comes()).status).toBe(200);
  for (let n = 0; n < 250; n++) await comes();
  clock.advance({ hours: 1 });
  expect((await comes()).status).toBe(200);
});

test("tries at the same time count as well", async () => {
  const { aRegistered, visitor } = anOpenShop();
  await aRegistered();
  const tries = Array.from({ length: 12 }, () =>
    visitor().post("/auth/login", { ...ada, password: "wrong" }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test("what a viewer says of its own address changes nothing", async () => {
  const { visitor } = anOpenShop();
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    const claimed = { "x-forwarded-for": `198.51.100.${n}`, "x-real-ip": `198.51.100.${n}` };
    statuses.push((await visitor().post("/auth/login", { ...ada, password: "wrong" }, claimed)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test("a stage without limits has none", async () => {
  const { shop } = anOpenShop();
  const app = createApp({ ...shop, limited: false });
  for (let n = 0; n < 40; n++) expect((await aVisitor(app).post("/auth/register-guest")).status).toBe(200);
});
