import { expect, test } from "vitest";
import { letterKinds } from "../../../functions/core/orders/letters/order-letter.ts";
import { sesMailer } from "../../../functions/partners/ses.ts";
import { sesNews } from "../../../functions/partners/ses-news.ts";
import { openRecords } from "../../../stacks/local/records.ts";
import { eventOf, type Mail, type MailEvent } from "../../../stacks/local/ses/mails.ts";
import { startSes } from "../../../stacks/local/ses/start.ts";
import { awsAt } from "../../support/aws.ts";
import { fakeMailer } from "../../support/fake-mailer.ts";
import { mailerContract } from "./contract.ts";

async function localSes() {
  const records = openRecords(":memory:");
  const mails = records.collection<Mail>("mails");
  const told: MailEvent[] = [];
  const ses = await startSes({ mails, tell: async (event) => void told.push(event) });
  const mailer = sesMailer({
    configurationSet: "local",
    sender: "Wallflower <hello@shop.example>",
    aws: awsAt(ses.url),
  });
  const close = async () => {
    await ses.close();
    records.close();
  };
  return { ses, mails, told, mailer, close };
}

mailerContract("the SES adapter on the local SES", async () => {
  const { mails, mailer, close } = await localSes();
  const inbox = () =>
    mails
      .all()
      .toReversed()
      .map(({ to, replyTo, subject, text, html }) => ({
        to,
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
      }));
  return { mailer, inbox, close };
});

mailerContract("the fake of the tests", async () => {
  const mailer = fakeMailer();
  return { mailer, inbox: () => mailer.inbox, close: async () => {} };
});

test("SES refuses an address that is none", async () => {
  const { mailer, close } = await localSes();
  const sending = mailer.send({ to: "nobody", subject: "s", text: "t", html: "h" });
  await expect(sending).rejects.toMatchObject({ name: "BadRequestException" });
  await close();
});

test("an address that is refused stays refused, and one that bounces was taken", async () => {
  const { mails, mailer, close } = await localSes();
  const letter = { subject: "s", text: "t", html: "h" };
  for (const _ of [1, 2])
    await expect(mailer.send({ ...letter, to: "refused@example.com" })).rejects.toMatchObject({
      name: "MessageRejected",
    });
  await mailer.send({ ...letter, to: "bounce@example.com" });
  expect(mails.all()).toEqual([]);
  await close();
});

test.each([
  { orderId: "o_1", letter: "problem#2" },
  // A reprint, as SES takes no colon.
  { orderId: "o_1:r2", letter: "placed" },
])("news of a mail name its address and $orderId, in the words that SES takes", async (about) => {
  const { mails, told, mailer, close } = await localSes();
  const letter = { subject: "s", text: "t", html: "h", about };
  await mailer.send({ ...letter, to: "bounce@example.com" });
  await mailer.send({ ...letter, to: "complaint@example.com" });
  await mailer.send({ ...letter, to: "full@example.com" });
  await mailer.send({ ...letter, to: "ooto@example.com" });
  expect(mails.all().map(({ to }) => to)).toEqual(["ooto@example.com", "complaint@example.com"]);
  expect(told.map((event) => sesNews.parse(event))).toEqual([
    { kind: "came back", email: "bounce@example.com", about: letter.about },
    { kind: "unwanted", email: "complaint@example.com" },
    { kind: "delayed", email: "full@example.com", about: letter.about },
    { kind: "passing" },
  ]);
  await close();
});

test.each(["bounce", "complain", "full"] as const)(
  "whatever a report of a %s names, the news are of the address that was written to",
  (fate) => {
    const event = eventOf({ id: "1", to: "ann@example.com" }, fate, { reported: "bob@example.com" });
    expect(sesNews.parse(event)).toMatchObject({ email: "ann@example.com" });
    expect(JSON.stringify(sesNews.parse(event))).not.toContain("bob");
  },
);

test("news of a mail that was sent before tags were encoded name its order and letter", () => {
  const orderId = "q_7Zt3-x8bLw0VnD5yKc_g";
  for (const kind of letterKinds)
    for (const [letter, tag] of [
      [kind, kind],
      [`${kind}#2`, `${kind}_2`],
    ] as const) {
      const tags = { order: [orderId], letter: [tag] };
      expect(sesNews.parse(eventOf({ id: "1", to: "ann@example.com", tags }, "bounce"))).toMatchObject({
        about: { orderId, letter },
      });
    }
});

test("a letter that can be ended has the button of mail programs, and others have none", async () => {
  const { mails, mailer, close } = await localSes();
  const letter = { to: "ann@example.com", subject: "s", text: "t", html: "h" };
  await mailer.send({ ...letter, leaveAt: "https://shop.example/leave/t" });
  expect(mails.all()[0]?.headers).toEqual({
    "List-Unsubscribe": "<https://shop.example/leave/t>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  await mailer.send(letter);
  expect(mails.all()[0]?.headers).toEqual({});
  await close();
});

test.for([
  ["a page of somebody between", "<html>Please log in</html>"],
  ["an answer to something else", '{"hello":[]}'],
  ["nothing", ""],
] as const)(
  "an e-mail that is answered with %s was not taken, and is not sent again at once",
  async ([, body]) => {
    const { ses, mails, mailer, close } = await localSes();
    ses.faults.add({ answer: () => new Response(body) });
    await expect(mailer.send({ to: "ann@example.com", subject: "s", text: "t", html: "h" })).rejects.toThrow(
      "SES",
    );
    expect(mails.all()).toEqual([]);
    await close();
  },
);

test("an e-mail whose answer was lost arrives twice, as it is sent again", async () => {
  const { ses, mails, mailer, close } = await localSes();
  ses.faults.add({ outcome: "work, then 500" });
  await mailer.send({ to: "ann@example.com", subject: "s", text: "t", html: "h" });
  expect(mails.all()).toHaveLength(2);
  await close();
});
