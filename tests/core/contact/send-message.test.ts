import { expect, test } from "vitest";
import { messages } from "../../../functions/core/contact/messages.ts";
import { sendMessage } from "../../../functions/core/contact/send-message.ts";
import { aShop } from "../../support/shop.ts";

const aMessage = (more = {}) => ({
  name: "Ada",
  email: "ada@example.com",
  subject: "Frames",
  message: "Do you have oak?\nThank you!",
  ...more,
});

test("a message is kept, and mailed to the shop", async () => {
  const { shop, inbox } = aShop();
  await sendMessage(shop, aMessage());
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
  );
  expect(inbox[0]?.html).not.toContain("<script>");
  expect(inbox[0]?.subject).toBe("Contact form: a Bcc: all@example.com");
});

test("a message is not lost when the mail cannot be sent", async () => {
  const { shop, logged } = aShop();
  const mailer = { send: () => Promise.reject(new TypeError("illegal address ada@example.com")) };
  await sendMessage({ ...shop, mailer }, aMessage());
  expect(await shop.table.get(messages, { id: "id-0001" })).toBeDefined();
  // Which message it is, and nothing of who wrote it.
  const fields = { id: "id-0001", failure: "TypeError" };
  expect(logged).toEqual([{ level: "error", event: "contact.mail-failed", fields }]);
});

test("a message is forgotten after a year", async () => {
  const { shop, clock } = aShop();
  await sendMessage(shop, aMessage());
  clock.advance({ days: 366 });
  expect(await shop.table.get(messages, { id: "id-0001" })).toBeUndefined();
});
