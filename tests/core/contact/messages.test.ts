import { expect, test } from "vitest";
import { messages } from "../../../functions/core/contact/messages.ts";
import { writtenFirst } from "../../support/first-release.ts";

test("a message of the first release is read as it was", async () => {
  const data = {
    id: "m-1",
    name: "Ada",
    email: "Ada@example.com",
    subject: "A frame",
    message: "Which one is oak?",
    sentAt: "2026-11-20T12:00:00.000Z",
  };
  const table = await writtenFirst({ pk: "CONTACT#m-1", sk: "MESSAGE" }, "contact", data);
  expect(await table.get(messages, { id: "m-1" })).toEqual({ ...data, v: 1 });
});
