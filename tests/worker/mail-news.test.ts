import { expect, test } from "vitest";
import { closedMailboxes } from "../../functions/core/mail/closed-mailboxes.ts";
import { allSubscribers } from "../../functions/core/newsletter/subscribers.ts";
import { ada, anOpenShop } from "../support/visitor.ts";
import { hear, said, saidOf } from "./hearing.ts";

const login = { email: ada.email, password: ada.password };
const asks: [what: string, path: string, body: object][] = [
  ["signing up", "/auth/register", ada],
  ["the verification once more", "/auth/resend-verification", { email: ada.email }],
  ["a new password", "/auth/forgot-password", { email: ada.email }],
  ["the newsletter", "/newsletter/subscribe", { email: ada.email }],
];

test.each([
  ["bounce", "mail.came-back"],
  ["complain", "mail.unwanted"],
] as const)("after a %s no further mail goes there, and it is told to the log", async (fate, event) => {
  const parts = anOpenShop();
  await parts.visitor().post("/auth/register", ada);
  expect(parts.inbox).toHaveLength(1);
  expect(await hear(parts, said(ada.email.toUpperCase(), fate))).toEqual([]);
  expect(parts.logged.map(({ event }) => event)).toContain(event);
  for (const [, path, body] of asks) await parts.visitor().post(path, body);
  expect(parts.inbox).toHaveLength(1);
});

test.each(asks)("who asks for %s is told at the field, and nothing rings", async (_, path, body) => {
  const parts = anOpenShop();
  await hear(parts, said(ada.email, "bounce"));
  const { status, body: answer } = await parts.visitor().post(path, body);
  expect(status).toBe(422);
  expect(answer.fields.email).toMatch(/^We cannot send mail there/);
  expect(parts.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("whether the address has an account is told by nothing of it", async () => {
  const parts = anOpenShop();
  await parts.aRegistered();
  const stranger = { ...ada, email: "nobody@example.com" };
  for (const { email } of [ada, stranger]) await hear(parts, said(email, "bounce"));
  for (const [, path, body] of asks) {
    const known = await parts.visitor().post(path, body);
    const unknown = await parts.visitor().post(path, { ...body, email: stranger.email });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  }
});

test("the password of an account still opens it, and can be changed", async () => {
  const parts = anOpenShop();
  const browser = await parts.aRegistered();
  await hear(parts, said(ada.email, "complain"));
  const change = { currentPassword: ada.password, newPassword: "another horse" };
  expect((await browser.post("/auth/change-password", change)).status).toBe(200);
  expect((await parts.visitor().post("/auth/login", { ...login, password: "another horse" })).status).toBe(
    200,
  );
  expect(parts.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test.each(["full", "away"] as const)("a mailbox that is %s today is not closed", async (fate) => {
  const parts = anOpenShop();
  expect(await hear(parts, said(ada.email, fate))).toEqual([]);
  expect((await parts.visitor().post("/auth/register", ada)).status).toBe(200);
});

test.each(["not-spam", "auth-failure"])(
  "who reports %s has not complained",
  async (complaintFeedbackType) => {
    const parts = anOpenShop();
    const told = said(ada.email, "complain");
    const complaint = { ...("complaint" in told && told.complaint), complaintFeedbackType };
    expect(await hear(parts, { ...told, complaint })).toEqual([]);
    expect((await parts.visitor().post("/auth/register", ada)).status).toBe(200);
  },
);

test("who has complained is told nothing of it by any answer, and neither is anybody else", async () => {
  const parts = anOpenShop();
  await parts.aRegistered();
  await hear(parts, said(ada.email, "complain"));
  for (const [, path, body] of asks) {
    const known = await parts.visitor().post(path, body);
    const unknown = await parts.visitor().post(path, { ...body, email: "nobody@example.com" });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.status).toBe(200);
  }
  expect(parts.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("whoever complained of a mail that a stranger asked for gets one link a day back into their account", async () => {
  const parts = anOpenShop();
  await parts.aRegistered();
  await hear(parts, said(ada.email, "complain"));
  const reset = (n: number) =>
    parts.visitor({ address: `203.0.113.${n}` }).post("/auth/forgot-password", { email: ada.email });
  const before = parts.inbox.length;
  for (const n of [1, 2, 3]) expect((await reset(n)).status).toBe(200);
  expect(parts.inbox.slice(before).map(({ subject }) => subject)).toEqual(["Choose a new password"]);
  parts.clock.advance({ days: 1 });
  await reset(4);
  expect(parts.inbox.length).toBe(before + 2);
  // And with it they get in, and hear of it.
  const password = "another horse 9";
  const token = parts.mailedToken();
  expect((await parts.visitor().post("/auth/reset-password", { token, password })).status).toBe(200);
  expect(parts.inbox.at(-1)?.subject).toBe("Your password was changed");
});

test("what came back is tried again after 90 days; who wanted none has none", async () => {
  const parts = anOpenShop();
  const bob = { ...ada, email: "bob@example.com" };
  await hear(parts, said(ada.email, "bounce"));
  await hear(parts, said(bob.email, "complain"));
  // Told late, it does not weigh more than what its owner said.
  await hear(parts, said(bob.email, "bounce"));
  parts.clock.advance({ days: 91 });
  expect((await parts.visitor().post("/auth/register", ada)).status).toBe(200);
  const before = parts.inbox.length;
  expect((await parts.visitor().post("/auth/register", bob)).status).toBe(200);
  expect(parts.inbox.length).toBe(before);
});

/** A stranger has a mail sent to their own server, which then reports of it whom it likes. */
const theirs = "x@evil.example";

test.each(["bounce", "complain"] as const)(
  "a %s that names somebody else closes the mailbox that was written to, and no other",
  async (fate) => {
    const parts = anOpenShop();
    await parts.aRegistered();
    await parts.visitor().post("/newsletter/subscribe", { email: ada.email });
    await parts.visitor().post("/newsletter/confirm", { token: parts.mailedToken() });
    for (const name of [ada.email, ada.email.toUpperCase(), ` ${ada.email}`])
      expect(await hear(parts, saidOf(name, theirs, fate))).toEqual([]);
    const before = parts.inbox.length;
    const asked = { email: ada.email };
    expect((await parts.visitor().post("/auth/forgot-password", asked)).status).toBe(200);
    expect(parts.inbox.slice(before).map(({ to }) => to)).toEqual([ada.email]);
    expect(await allSubscribers(parts.shop)).toHaveLength(1);
    await parts.visitor().post("/auth/register", { ...ada, email: theirs });
    expect(parts.inbox.length).toBe(before + 1);
  },
);

test.each(["bounce", "complain", "full"] as const)(
  "nor does a %s of somebody's own mail say anything of the shop's mailbox",
  async (fate) => {
    const parts = anOpenShop();
    await hear(parts, saidOf(parts.shop.mailbox, theirs, fate));
    expect(parts.logged.filter(({ level }) => level === "error")).toEqual([]);
  },
);

test.each([
  ["the address without what is behind its plus", "ada@example.com", "ada+shop@example.com"],
  ["the mailbox that it is led on to", "ada@elsewhere.example", "ada@example.com"],
])("where %s is named, it is the address that was written to which is closed", async (_, named, to) => {
  const parts = anOpenShop();
  await hear(parts, saidOf(named, to, "bounce"));
  const asks = (email: string) => parts.visitor().post("/auth/forgot-password", { email });
  expect([(await asks(named)).status, (await asks(to)).status]).toEqual([200, 422]);
});

test.each([
  ["nobody that is said", undefined],
  ["nobody", []],
  ["several", [ada.email, theirs]],
])("of a mail to %s, which the shop never sends, nobody's mailbox is closed", async (_, destination) => {
  const parts = anOpenShop();
  const told = saidOf(ada.email, theirs, "bounce");
  expect(await hear(parts, { ...told, mail: { ...told.mail, destination } })).toHaveLength(1);
  expect((await parts.visitor().post("/auth/register", ada)).status).toBe(200);
});

test("the newsletter ends with the mailbox", async () => {
  const parts = anOpenShop();
  await parts.visitor().post("/newsletter/subscribe", { email: ada.email });
  await parts.visitor().post("/newsletter/confirm", { token: parts.mailedToken() });
  expect(await allSubscribers(parts.shop)).toHaveLength(1);
  await hear(parts, said("ADA@example.com", "complain"));
  expect(await allSubscribers(parts.shop)).toEqual([]);
});

test.each([
  ["bounce", "came back"],
  ["complain", "unwanted"],
  ["full", "delayed"],
] as const)("after a %s the shop's own mailbox is not closed, and somebody hears", async (fate, why) => {
  const parts = anOpenShop();
  const { mailbox } = parts.shop;
  expect(await hear(parts, said(mailbox.toUpperCase(), fate))).toEqual([]);
  const errors = parts.logged.filter(({ level }) => level === "error");
  expect(errors).toEqual([{ level: "error", event: "mailbox.refuses", fields: { why } }]);
  const message = { name: "Ada", email: ada.email, subject: "Frames", message: "Do you have oak?" };
  await parts.visitor().post("/contact-form", message);
  expect(parts.inbox.at(-1)?.to).toBe(mailbox);
});

test("no address is kept with a mailbox that is closed", async () => {
  const parts = anOpenShop();
  const kept: unknown[] = [];
  const { write } = parts.shop.engine;
  parts.shop.engine.write = (writes, now) => {
    kept.push(...writes);
    return write(writes, now);
  };
  await hear(parts, said(ada.email, "bounce"));
  expect(JSON.stringify(kept)).toMatch(closedMailboxes.type);
  expect(JSON.stringify(kept)).not.toMatch(/ada|example/);
});

test.each(["not json", { eventType: "Delivery" }, {}])(
  "news of nothing (%j) is no job of ours",
  async (told) => {
    expect(await hear(anOpenShop(), told as object)).toHaveLength(1);
  },
);
