import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guestEnds } from "../../functions/core/accounts/guests/guests-after-90-days.ts";
import { claims, networks } from "../../functions/core/accounts/items.ts";
import { messages } from "../../functions/core/contact/messages.ts";
import { reports } from "../../functions/core/images/reports.ts";
import { closedMailboxes } from "../../functions/core/mail/closed-mailboxes.ts";
import { orders } from "../../functions/core/orders/items.ts";
import { DAY_MS } from "../../functions/lib/clock.ts";
import type { Entity } from "../../functions/lib/table/entity.ts";
import { orderRequest } from "../../functions/partners/prodigi/request.ts";

const page = readFileSync(join(import.meta.dirname, "../../web/src/pages/PrivacyPolicy.tsx"), "utf8");

/** What is told to the print house, in the policy's words. */
const words: Record<string, string> = {
  name: "your name",
  email: "your e-mail",
  address: "your shipping address",
};

test("whatever the print house is told of a shopper, the policy says", () => {
  const [said = ""] =
    /<strong>Prodigi<\/strong>[^<]*/.exec(
      page.replaceAll(/<\/?Whole>|\{" "\}/g, "").replaceAll(/\s+/g, " "),
    ) ?? [];
  const { recipient } = orderRequest({
    key: "key",
    reference: "WF-1",
    method: "Budget",
    recipient: {
      name: "Ada Lovelace",
      email: "ada@example.com",
      address: { line1: "1 Main St", city: "Boston", state: "MA", zip: "02108", countryCode: "US" },
    },
    items: [],
    callbackUrl: "https://wallflower.test",
  });
  const untold = Object.keys(recipient).filter((name) => !said.includes(words[name] ?? name));
  expect(untold).toEqual([]);
});

const written = "2026-11-20T12:00:00.000Z";
/** When what was written then ends, whichever of its fields says so. */
const endOf = <Id extends object, Value extends Id>({ expires }: Entity<Id, Value>, more = {}) =>
  expires?.({
    sentAt: written,
    since: written,
    at: written,
    claimedAt: written,
    createdAt: written,
    ...more,
  } as never);

test.each([
  ["Messages are kept for one year.", 365, endOf(messages)],
  ["What somebody reports of a picture is kept for a year;", 365, endOf(reports)],
  ["Where you have logged in to your account is remembered for 210 days,", 210, endOf(networks)],
  [
    "An address that our mail came back from is remembered for 90 days,",
    90,
    endOf(closedMailboxes, { why: "came back" }),
  ],
  ["What was never paid is deleted after 90 days,", 90, endOf(orders, { state: "expired" })],
  [
    "an address that somebody typed and nobody confirmed, after a week, whether there is an account of it or not.",
    7,
    endOf(claims),
  ],
  [
    "A guest's pictures are deleted 90 days after the last visit,",
    90,
    guestEnds({ createdAt: "", seenAt: written }),
  ],
] as const)("it is so: %s", (promise, days, end) => {
  expect(page.replaceAll(/\s+/g, " ")).toContain(promise);
  expect(end).toEqual(new Date(Date.parse(written) + days * DAY_MS));
});
