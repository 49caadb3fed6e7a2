import { expect, test } from "vitest";
import { createApp } from "../../functions/api/app.ts";
import { sendContactForm } from "../../functions/api/contact.ts";
import { send } from "../support/api-call.ts";
import { aShop } from "../support/shop.ts";

const aMessage = { name: "Ada", email: "ada@example.com", subject: "Frames", message: "Do you have oak?" };

function open() {
  const { shop, inbox, requests } = aShop();
  const app = createApp(shop);
  const post = (body: object) => send(app, sendContactForm, { body: JSON.stringify(body) });
  return { post, inbox, requests };
}

test("a message is received, with three requests to the table: one counts, one keeps, one looks whether our mailbox is open", async () => {
  const { post, inbox, requests } = open();
  expect((await post(aMessage)).status).toBe(200);
  expect(inbox).toHaveLength(1);
  expect(requests).toEqual({ count: 1, write: 1, get: 1 });
});

test("every field is required, and the e-mail has to be one", async () => {
  const { post, inbox } = open();
  const response = await post({ name: " ", email: "ada", subject: "", message: "" });
  expect(response.status).toBe(422);
  const { fields } = await response.json();
  expect(fields).toEqual({
    name: "Name is required",
    email: "Invalid email",
    subject: "Subject is required",
    message: "Message is required",
  });
  const none = await (await post({ ...aMessage, email: "", subject: undefined })).json();
  expect(none.fields).toEqual({ email: "Email is required", subject: "Subject is required" });
  const long = await (await post({ ...aMessage, subject: "x".repeat(151) })).json();
  expect(long.fields).toEqual({ subject: "Subject must be at most 150 characters" });
  expect(inbox).toEqual([]);
});

test.each([
  "ada@example.com\r\nBcc: all@example.com",
  "ada@example.com\n",
  "ada@example.com,all@example.com",
  "Ada <ada@example.com>",
])("%j is no address that can be replied to", async (email) => {
  const { post, inbox } = open();
  expect((await post({ ...aMessage, email })).status).toBe(422);
  expect(inbox).toEqual([]);
});

test("a program that fills in everything is thanked and not heard", async () => {
  const { post, inbox } = open();
  expect((await post({ ...aMessage, website: "https://spam.example" })).status).toBe(200);
  expect(inbox).toEqual([]);
});
