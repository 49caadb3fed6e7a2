import { expect, test } from "vitest";
import { ada, anOpenShop } from "../../support/visitor.ts";

/** A shop in which strangers have mails sent to Ada until there are no more. */
function open() {
  const parts = anOpenShop();
  const ask = (address: string) =>
    parts.visitor({ address }).post("/auth/forgot-password", { email: ada.email });
  /** How many mails come of it. */
  const mailsOf = async (asked: () => Promise<unknown>) => {
    const before = parts.inbox.length;
    await asked();
    return parts.inbox.length - before;
  };
  const flood = async (addressOf: (n: number) => string) => {
    for (let n = 0; n < 40; n++) await ask(addressOf(n));
  };
  return { ...parts, ask, mailsOf, flood };
}

test.for([
  ["a /48", (n: number) => `2001:db8:7:${n.toString(16)}00::1`],
  ["a /64", (n: number) => `2001:db8:7:7:${n}::1`],
  ["one address", () => "198.51.100.1"],
] as const)("whoever has %s cannot have all mails of a day sent to somebody", async ([, addressOf]) => {
  const { aRegistered, ask, mailsOf, flood, clock } = open();
  await aRegistered();
  for (let hour = 0; hour < 4; hour++) {
    await flood(addressOf);
    clock.advance({ hours: 1 });
  }
  expect(await mailsOf(() => ask("203.0.113.5"))).toBe(1);
});

test("nor does somebody new wait in vain for the mail that verifies an address", async () => {
  const { visitor, mailsOf, flood } = open();
  await flood((n) => `2001:db8:7:${n}::1`);
  const register = () => visitor({ address: "203.0.113.5" }).post("/auth/register", ada);
  expect(await mailsOf(register)).toBe(1);
});

test("strangers everywhere do not stop the mail to where somebody has logged in, once an hour", async () => {
  const { aRegistered, visitor, ask, mailsOf, flood, clock } = open();
  await aRegistered();
  const [home, away] = ["203.0.113.5", "203.0.113.6"];
  await visitor({ address: home }).post("/auth/login", ada);
  await flood((n) => `198.51.100.${n}`);
  expect(await mailsOf(() => ask(away))).toBe(0);
  expect(await mailsOf(() => ask(home))).toBe(1);
  expect(await mailsOf(() => ask(home))).toBe(0);
  clock.advance({ hours: 1 });
  const resend = () => visitor({ address: home }).post("/auth/resend-verification", { email: ada.email });
  expect(await mailsOf(resend)).toBe(1);
});

test("whoever sits where the owner has been floods no mailbox either", async () => {
  const { aRegistered, visitor, ask, mailsOf, flood, clock } = open();
  await aRegistered();
  await visitor({ address: "203.0.113.5" }).post("/auth/login", ada);
  const day = async () => {
    for (let hour = 0; hour < 12; hour++) {
      await flood((n) => `198.51.100.${n}`);
      for (let n = 0; n < 9; n++) await ask("203.0.113.5");
      clock.advance({ hours: 1 });
    }
  };
  expect(await mailsOf(day)).toBeLessThanOrEqual(20 + 10 + 1);
});

/** Whatever anybody can have sent to somebody. */
const asked = [
  ["/auth/register", ada],
  ["/auth/resend-verification", { email: ada.email }],
  ["/auth/forgot-password", { email: ada.email }],
  ["/newsletter/subscribe", { email: ada.email }],
] as const;

test.for(asked)(
  "when %s has filled a mailbox's day, its owner can still choose a new password",
  async ([path, body]) => {
    const { aRegistered, visitor, inbox, mailedToken } = open();
    await aRegistered();
    for (let n = 0; n < 40; n++) await visitor({ address: `198.51.100.${n}` }).post(path, body);
    // Spellings that the same person reads, and that have no account, use up nothing of it.
    for (let n = 0; n < 10; n++)
      await visitor({ address: `198.51.100.${n}` }).post("/auth/forgot-password", {
        email: `ada+${n}@example.com`,
      });
    const phone = visitor({ address: "203.0.113.6" });
    await phone.post("/auth/forgot-password", { email: ada.email });
    const { subject } = inbox.findLast(({ to }) => to === ada.email) ?? {};
    expect(subject).toBe("Choose a new password");
    const chosen = await phone.post("/auth/reset-password", { token: mailedToken(), password: "a new one" });
    expect(chosen.status).toBe(200);
  },
);

test("that is one mail a day, and none more for an address without an account", async () => {
  const { aRegistered, ask, mailsOf, flood, clock, visitor } = open();
  await aRegistered();
  const fill = async () => {
    for (const email of [ada.email, "nobody@example.com"])
      for (let n = 0; n < 40; n++)
        await visitor({ address: `198.51.100.${n}` }).post("/newsletter/subscribe", { email });
  };
  for (let day = 0; day < 2; day++) {
    await fill();
    expect(await mailsOf(() => flood((n) => `203.0.113.${n}`))).toBe(1);
    expect(await mailsOf(() => ask("203.0.113.99"))).toBe(0);
    const forNobody = { email: "nobody@example.com" };
    expect(await mailsOf(() => visitor().post("/auth/forgot-password", forNobody))).toBe(0);
    clock.advance({ days: 1 });
  }
});
