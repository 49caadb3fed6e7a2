import { expect, test } from "vitest";
import { accountLimits } from "../../../functions/core/accounts/limits.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

const mailbox = "hello@wallflower.test";
const message = { name: "Ada", subject: "Hello", message: "Is it dry?" };

/** What anybody can have a mail sent by, and how many an hour are enough from one address. */
const calls = [
  ["/auth/register", (email: string) => ({ ...ada, email }), 10],
  ["/auth/forgot-password", (email: string) => ({ email }), 10],
  ["/auth/resend-verification", (email: string) => ({ email }), 10],
  ["/newsletter/subscribe", (email: string) => ({ email }), 10],
  ["/contact-form", (email: string) => ({ ...message, email }), 5],
] as const;

test.for(
  calls.flatMap(([path, bodyOf, most]) => [
    [
      path,
      "a /56",
      bodyOf,
      (n: number) => `2001:db8:7:7${n.toString(16).padStart(2, "0")}::1`,
      2 * most,
    ] as const,
    [path, "a /48", bodyOf, (n: number) => `2001:db8:7:${n.toString(16)}00::1`, 4 * most] as const,
    [path, "many addresses", bodyOf, (n: number) => `198.51.100.${n}`, 60] as const,
  ]),
)("%s is as much for whoever has %s", async ([path, , bodyOf, addressOf, most]) => {
  const { visitor, inbox } = anOpenShop();
  const statuses = [];
  for (let n = 0; n < 60; n++)
    statuses.push((await visitor({ address: addressOf(n) }).post(path, bodyOf(`a${n}@example.com`))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
  expect(inbox).toHaveLength(most);
});

/** A shop that sends ten such mails a day, asked by as many strangers as there are numbers. */
function aSmallShop() {
  const parts = anOpenShop();
  parts.shop.accountLimits = accountLimits("unaskedMails=10/86400");
  const ask = (n: number) =>
    parts
      .visitor({ address: `198.51.100.${n}` })
      .post("/newsletter/subscribe", { email: `a${n}@example.com` });
  return { ...parts, ask };
}

test("the whole shop sends so many in a day; what is asked beyond is answered alike, and told to operators", async () => {
  const { ask, inbox, logged, clock } = aSmallShop();
  const statuses = [];
  for (let n = 0; n < 12; n++) statuses.push((await ask(n)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(inbox).toHaveLength(9);
  expect(logged.filter(({ event }) => event === "mail.budget-spent")).toHaveLength(3);
  clock.advance({ days: 1 });
  await ask(20);
  expect(inbox).toHaveLength(10);
});

test("an owner who is where they have been before has mail when strangers have spent the day", async () => {
  const { ask, inbox, visitor, aRegistered } = aSmallShop();
  await aRegistered();
  const home = visitor({ address: "203.0.113.5" });
  await home.post("/auth/login", ada);
  for (let n = 0; n < 12; n++) await ask(n);
  const before = inbox.length;
  await home.post("/auth/forgot-password", { email: ada.email });
  expect(inbox.slice(before).map(({ to }) => to)).toEqual([ada.email]);
});

/** Each of these names at each of these hosts. */
const spelledAt = (hosts: readonly string[], ...names: string[]) =>
  names.flatMap((name) => hosts.map((host) => `${name}@${host}`));

test.for([
  spelledAt(["gmail.com", "googlemail.com", "GoogleMail.com"], "ada.love", "a.d.a.love", "adalove+1"),
  spelledAt(["proton.me", "protonmail.com", "pm.me"], "ada.love", "ada-love", "a_d_a.love+shop"),
  spelledAt(["icloud.com", "me.com", "mac.com"], "adalove", "adalove+1", "ADALOVE+shop"),
])("one mailbox has one count, however its address is spelled: %o", async (spellings) => {
  const { visitor, inbox } = anOpenShop();
  const stranger = visitor();
  for (const email of spellings) await stranger.post("/auth/forgot-password", { email });
  expect(inbox.filter(({ to }) => to !== mailbox)).toHaveLength(5);
});

test("what parts names elsewhere makes two mailboxes", async () => {
  const { visitor, inbox } = anOpenShop();
  const stranger = visitor();
  for (const email of spelledAt(
    ["example.com", "example.org", "icloud.com"],
    "ada.love",
    "adalove",
    "ada_love",
  ))
    await stranger.post("/auth/forgot-password", { email });
  expect(inbox.filter(({ to }) => to !== mailbox)).toHaveLength(9);
});
