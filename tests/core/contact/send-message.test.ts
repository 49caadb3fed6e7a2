import { expect, test } from "vitest";
import { messages } from "../../../functions/core/contact/messages.ts";
import { sendMessage } from "../../../functions/core/contact/send-message.ts";
import { Refusal } from "../../../functions/lib/errors.ts";
import { aShop } from "../../support/shop.ts";

const aMessage = (more = {}) => ({
  name: "Ada",
  email: "ada@example.com",
  subject: "Frames",
  message: "Do you have oak?\nThank you!",
  ...more,
});
const from = { ipAddress: "192.0.2.7" };

test("a message is kept, and mailed to the shop", async () => {
  const { shop, inbox } = aShop();
  await sendMessage(shop, aMessage(), from);
  expect(await shop.table.get(messages, { id: "id-0001" })).toMatchObject(aMessage());
  expect(inbox).toHaveLength(1);
  expect(inbox[0]).toMatchObject({
    ...{ to: shop.mailbox, replyTo: "ada@example.com", subject: "Contact form: Frames" },
  });
  expect(inbox[0]?.text).toContain("Do you have oak?");
});

test("what somebody writes stays text in the mail, and cannot add headers to it", async () => {
  const { shop, inbox } = aShop();
  await sendMessage(
    shop,
    aMessage({ subject: "a\r\nBcc: all@example.com", message: "<script>alert(1)</script>" }),
    from,
  );
  expect(inbox[0]?.html).not.toContain("<script>");
  expect(inbox[0]?.subject).toBe("Contact form: a Bcc: all@example.com");
});

test("a message is not lost when the mail cannot be sent", async () => {
  const { shop, logged } = aShop();
  const mailer = { send: () => Promise.reject(new TypeError("illegal address ada@example.com")) };
  await sendMessage({ ...shop, mailer }, aMessage(), from);
  expect(await shop.table.get(messages, { id: "id-0001" })).toBeDefined();
  // Which message it is, and nothing of who wrote it.
  const fields = { id: "id-0001", failure: "TypeError" };
  expect(logged).toEqual([{ level: "error", event: "contact.mail-failed", fields }]);
});

test("the sixth message of an hour is refused, with the time to come back", async () => {
  const { shop, clock, inbox } = aShop();
  for (let n = 0; n < 5; n++) await sendMessage(shop, aMessage(), from);
  const refusal = await sendMessage(shop, aMessage(), from).catch((failure: unknown) => failure);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: "too_many_requests", retryAfter: 3600 });
  await sendMessage(shop, aMessage(), { ipAddress: "192.0.2.8" });
  clock.advance({ hours: 1 });
  await sendMessage(shop, aMessage(), from);
  expect(inbox).toHaveLength(7);
});

test("a message is forgotten after a year", async () => {
  const { shop, clock } = aShop();
  await sendMessage(shop, aMessage(), from);
  clock.advance({ days: 366 });
  expect(await shop.table.get(messages, { id: "id-0001" })).toBeUndefined();
});

test("all addresses of one network have one hour between them", async () => {
  const { shop, inbox } = aShop();
  for (let n = 0; n < 50; n++)
    await sendMessage(shop, aMessage(), { ipAddress: `2001:db8:1:2::${n}` }).catch(() => undefined);
  expect(inbox).toHaveLength(5);
  await sendMessage(shop, aMessage(), { ipAddress: "2001:db8:1:3::1" });
  expect(inbox).toHaveLength(6);
});
