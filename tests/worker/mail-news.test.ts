import { expect, test } from "vitest";
import { closedMailboxes } from "../../functions/core/mail/closed-mailboxes.ts";
import { allSubscribers } from "../../functions/core/newsletter/subscribers.ts";
import { findOrder } from "../../functions/core/orders/operators/deed.ts";
import * as z from "../../functions/lib/schema.ts";
import { type MailNews, sesNews } from "../../functions/partners/ses-news.ts";
import { worker } from "../../functions/worker/batch.ts";
import { newsHandlers } from "../../functions/worker/mail-news.ts";
import { sqsEvent } from "../../stacks/local/lambda/sqs-event.ts";
import { eventOf, type Fate } from "../../stacks/local/ses/mails.ts";
import { aTill } from "../support/till.ts";
import { ada, anOpenShop } from "../support/visitor.ts";

type Parts = ReturnType<typeof anOpenShop>;

/** As the queue brings it: what SES said, in SES's words. */
const hear = async ({ shop }: Pick<Parts, "shop">, told: object) => {
  const schema: z.ZodMiniType<MailNews> = sesNews;
  const { batchItemFailures } = await worker(shop, { schema, handlers: newsHandlers(shop) })(
    sqsEvent("MailQueue", [{ MessageId: "m", ReceiptHandle: "r", Body: JSON.stringify(told) }]),
  );
  return batchItemFailures;
};
const mailTo = (to: string, tags: Record<string, string[]> = {}) => ({ id: "ses-1", to, tags });
const said = (to: string, fate: Fate, tags?: Record<string, string[]>) => eventOf(mailTo(to, tags), fate);
const tagged = (text: string) => [Buffer.from(text).toString("base64url")];
const about = (orderId: string, letter: string) => ({ order: tagged(orderId), letter: tagged(letter) });

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

/** Somebody buys, and the letter that says so is sent. */
async function aLetter(email: string) {
  const till = aTill();
  const { order } = await till.aShopper();
  const { orderId, pageId } = await order();
  till.payments.pay(pageId, { email });
  await till.shop.queues.orders.send({ kind: "advance", orderId, heard: true });
  await till.work();
  return { ...till, orderId, concerns: async () => (await findOrder(till.shop, orderId)).concerns };
}

test("a letter of an order that came back is on the operators' list, once", async () => {
  const till = await aLetter(ada.email);
  const { orderId } = till;
  expect(till.inbox.at(-1)).toMatchObject({ to: ada.email, about: { orderId, letter: "placed" } });
  const told = said(ada.email, "bounce", about(orderId, "placed"));
  for (const _ of [1, 2]) expect(await hear(till, told)).toEqual([]);
  expect(await till.concerns()).toMatchObject([{ kind: "mail not delivered", detail: "placed" }]);
  expect(till.logged.filter(({ event }) => event === "order.wants-person")).toHaveLength(1);
});

/** Somebody buys whose mailbox had been heard of before. */
async function boughtAfter(fate: Fate) {
  const till = aTill();
  await hear(till, said(ada.email, fate));
  const { order } = await till.aShopper();
  const { orderId, pageId } = await order();
  till.payments.pay(pageId, { email: ada.email });
  await till.shop.queues.orders.send({ kind: "advance", orderId, heard: true });
  await till.work();
  const mails = till.inbox.filter(({ to }) => to === ada.email);
  return { mails, concerns: (await findOrder(till.shop, orderId)).concerns };
}

test("a letter to a mailbox that is closed already is, too, and is not tried for days", async () => {
  const { mails, concerns } = await boughtAfter("bounce");
  expect(mails).toEqual([]);
  expect(concerns).toMatchObject([{ kind: "mail not delivered", detail: "placed" }]);
});

test("whoever complained of a mail is written to about what they order", async () => {
  const { mails, concerns } = await boughtAfter("complain");
  expect(mails).toMatchObject([{ about: { letter: "placed" } }]);
  expect(concerns).toEqual([]);
});

const placedIn = ({ inbox }: Parts) => inbox.filter(({ about }) => about?.letter === "placed").length;

test("a letter that found a full mailbox is sent once more after a day, and then a person hears of it", async () => {
  const till = await aLetter(ada.email);
  const full = () => hear(till, said(ada.email, "full", about(till.orderId, "placed")));
  for (const _ of [1, 2]) expect(await full()).toEqual([]);
  expect(till.logged).toContainEqual({
    level: "info",
    event: "mail.delayed",
    fields: { orderId: till.orderId, letter: "placed" },
  });
  await till.pass({ hours: 23 });
  expect(placedIn(till)).toBe(1);
  await till.pass({ hours: 2 });
  expect(placedIn(till)).toBe(2);
  expect(await till.concerns()).toEqual([]);
  for (const _ of [1, 2]) expect(await full()).toEqual([]);
  expect(await till.concerns()).toMatchObject([{ kind: "mail not delivered", detail: "placed" }]);
  for (const _ of [1, 2]) await till.pass({ hours: 25 });
  expect(placedIn(till)).toBe(2);
});

test("one that arrives the second time is done; one that SES does not take then is told", async () => {
  for (const isTaken of [true, false]) {
    const till = await aLetter(ada.email);
    await hear(till, said(ada.email, "full", about(till.orderId, "placed")));
    if (!isTaken) till.shop.mailer = { send: () => Promise.reject(new Error("the line was cut")) };
    for (const _ of [1, 2, 3]) await till.pass({ hours: 25 });
    expect([placedIn(till), (await till.concerns()).map(({ kind }) => kind)]).toEqual(
      isTaken ? [2, []] : [1, ["mail not delivered"]],
    );
  }
});

test("whoever is away has their letter, and one that nobody owes changes nothing", async () => {
  const till = await aLetter(ada.email);
  await hear(till, said(ada.email, "away", about(till.orderId, "placed")));
  await hear(till, said(ada.email, "full", about(till.orderId, "problem#2")));
  for (const _ of [1, 2]) await till.pass({ hours: 25 });
  expect([placedIn(till), await till.concerns()]).toEqual([1, []]);
});

test("the second letter of a kind is known by its number", async () => {
  const till = await aLetter(ada.email);
  expect(z.safeParse(sesNews, said("x@example.com", "bounce", about("o", "problem#2")))).toMatchObject({
    data: { about: { orderId: "o", letter: "problem#2" } },
  });
  // One that nobody owes changes nothing.
  expect(await hear(till, said("x@example.com", "bounce", about(till.orderId, "problem#2")))).toEqual([]);
  expect(await till.concerns()).toEqual([]);
});
