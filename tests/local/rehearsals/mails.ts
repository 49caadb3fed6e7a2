import { expect, test } from "vitest";
import { newsHandlers } from "../../../functions/worker/mail-news.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { aTill } from "../../support/till.ts";
import { aStage, DAY, rehearse, rehearseHours } from "../watched-stage.ts";
import { addresses } from "./addresses.ts";
import { lacks } from "./commands.ts";
import type { Logged } from "./runbook.ts";

test("MailTrouble: four mails are refused; three are bearable", async () => {
  const stage = await aStage();
  const { shop, visitor, logged, inbox, aRegistered } = aShopThatDraws();
  const { mailer } = shop;
  await aRegistered();
  const address = addresses();
  const readers = async (count: number): Promise<Logged> => {
    for (let n = 0; n < count; n++) {
      const from = address();
      await visitor({ address: from }).post("/newsletter/subscribe", { email: `${from}@example.com` });
    }
    return logged.splice(0);
  };
  const refuses = { send: () => Promise.reject(new Error("MessageRejected")) };
  shop.mailer = refuses;
  stage.hear(await readers(3));
  expect(stage.rings()).toEqual([]);
  stage.pass(DAY);
  await rehearse(stage, "MailTrouble", {
    cause: () => readers(4),
    looking: { preflight: async () => expect(await lacks("fresh")).toContain("mail to strangers") },
    mend: async () => {
      shop.mailer = mailer;
      const before = inbox.length;
      await visitor().post("/auth/forgot-password", { email: "ada@example.com" });
      expect(inbox.length).toBe(before + 1);
    },
  });
  shop.mailer = refuses;
  await rehearseHours(await aStage(), "MailTroubleForHours", {
    cause: () => readers(1),
    mend: () => {
      shop.mailer = mailer;
    },
  });
});

test("MailTrouble: letters about orders are refused; each first time is bearable, as they are tried again", async () => {
  const { shop, aShopper, pass, logged, inbox } = aTill();
  const { mailer } = shop;
  const shopper = await aShopper();
  let refused = true;
  const orders = async (count: number) => {
    for (let n = 0; n < count; n++) await shopper.buy({ method: "Express" });
    return logged.splice(0);
  };
  shop.mailer = { send: (mail) => (refused ? Promise.reject(new Error("paused")) : mailer.send(mail)) };
  const stage = await aStage();
  stage.hear(await orders(4));
  expect(stage.rings()).toEqual([]);
  await rehearse(stage, "MailTrouble", {
    cause: async () => {
      const lines = await orders(4);
      await pass({ minutes: 6 });
      return [...lines, ...logged.splice(0)];
    },
    looking: { preflight: async () => expect(await lacks("fresh")).toContain("mail to strangers") },
    mend: async () => {
      refused = false;
      await pass({ hours: 12 });
      expect(inbox.length).toBeGreaterThanOrEqual(8);
      logged.splice(0);
    },
  });
});

test("ReturnedTrouble: somebody has mails sent to mailboxes that do not exist; ten that come back are bearable", async () => {
  const { shop, visitor, logged, inbox } = aShopThatDraws();
  const comesBack = newsHandlers(shop)["came back"];
  const address = addresses();
  let isLetIn = true;
  const plays = async (count: number): Promise<Logged> => {
    for (let n = 0; n < count && isLetIn; n++) {
      const from = address();
      await visitor({ address: from }).post("/newsletter/subscribe", { email: `${from}@example.com` });
    }
    for (const { to } of inbox.splice(0)) await comesBack({ kind: "came back", email: to, about: undefined });
    return logged.splice(0);
  };
  const stage = await aStage();
  stage.hear(await plays(10));
  expect(stage.rings()).toEqual([]);
  stage.pass(DAY);
  const { accountLimits } = shop;
  await rehearse(stage, "ReturnedTrouble", {
    cause: () => plays(11),
    looking: { preflight: async () => expect(await lacks("fresh")).toContain("mail to strangers") },
    mend: async () => {
      shop.accountLimits = { ...accountLimits, unaskedMails: { ...accountLimits.unaskedMails, most: 0 } };
      expect((await plays(11)).filter(({ event }) => event === "mail.came-back")).toEqual([]);
    },
  });
  shop.accountLimits = accountLimits;
  await rehearseHours(await aStage(), "ReturnedTroubleForHours", {
    cause: () => plays(6),
    // At the firewall.
    mend: () => {
      isLetIn = false;
    },
  });
});

test("MailboxTrouble: what shoppers write comes back from the shop's own mailbox; that somebody else's does is bearable", async () => {
  const { shop, visitor, logged, inbox } = aShopThatDraws();
  const comesBack = newsHandlers(shop)["came back"];
  const address = addresses();
  let isMade = false;
  const writes = async (): Promise<Logged> => {
    const message = { name: "Ada", email: "ada@example.com", subject: "Frames", message: "Do you have oak?" };
    await visitor({ address: address() }).post("/contact-form", message);
    for (const { to } of isMade ? [] : inbox.splice(0))
      await comesBack({ kind: "came back", email: to, about: undefined });
    return logged.splice(0);
  };
  const stage = await aStage();
  await comesBack({ kind: "came back", email: "bob@example.com", about: undefined });
  stage.hear(logged.splice(0));
  expect(stage.rings()).toEqual([]);
  await rehearse(stage, "MailboxTrouble", {
    cause: writes,
    mend: async () => {
      isMade = true;
      await writes();
      expect(inbox.at(-1)).toMatchObject({ to: shop.mailbox, subject: "Contact form: Frames" });
    },
  });
});
