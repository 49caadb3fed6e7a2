import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Email, Mailer } from "../../../functions/core/mail/mailer.ts";

type Opened = { mailer: Mailer; inbox(): Email[]; close(): Promise<void> };

const anEmail = (over: Partial<Email> = {}): Email => ({
  to: "ann@example.com",
  subject: "Your order ☃",
  text: "It is on its way.",
  html: "<p>It is on its <b>way</b>.</p>",
  ...over,
});

/** What the shop expects of whoever carries its e-mails. */
export const mailerContract = (name: string, open: () => Promise<Opened>) =>
  describe(name, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    test("an e-mail arrives as it was written, in both forms", async () => {
      await opened.mailer.send(anEmail());
      expect(opened.inbox()).toEqual([anEmail()]);
    });

    test("a Reply goes where it says", async () => {
      await opened.mailer.send(anEmail({ replyTo: "ada+prints@example.com" }));
      expect(opened.inbox()).toEqual([anEmail({ replyTo: "ada+prints@example.com" })]);
    });

    test.for([
      "ada@example.com\r\nBcc: all@example.com",
      "ada@example.com\nBcc: all@example.com",
      "ada@example.com, all@example.com",
      "Ada <ada@example.com>, all@example.com",
      "ada",
      "",
    ])("%j is no address to reply to, and nothing is sent", async (replyTo) => {
      await expect(opened.mailer.send(anEmail({ replyTo }))).rejects.toThrow();
      expect(opened.inbox()).toEqual([]);
    });

    test("e-mails arrive in the order in which they were sent", async () => {
      await opened.mailer.send(anEmail({ subject: "First" }));
      await opened.mailer.send(anEmail({ subject: "Second" }));
      expect(opened.inbox().map(({ subject }) => subject)).toEqual(["First", "Second"]);
    });
  });
