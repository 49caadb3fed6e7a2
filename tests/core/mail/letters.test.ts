import { expect, test } from "vitest";
import {
  accountExistsLetter,
  noAccountLetter,
  passwordChangedLetter,
  resetLetter,
  verificationLetter,
} from "../../../functions/core/accounts/letters.ts";
import { contactLetter } from "../../../functions/core/contact/letters.ts";
import { written } from "../../../functions/core/mail/letter.ts";
import { alreadyLetter, confirmLetter, welcomeLetter } from "../../../functions/core/newsletter/letters.ts";

const shop = { siteUrl: "https://wallflower.test" };
const secret = "a-secret_1";

const letters = {
  verification: verificationLetter(shop, { secret }),
  reset: resetLetter(shop, { secret }),
  "account exists": accountExistsLetter(shop),
  "no account": noAccountLetter(shop),
  "password changed": passwordChangedLetter(shop),
  "newsletter, to confirm": confirmLetter(shop, { secret }),
  "newsletter, welcome": welcomeLetter(shop, { token: `YQ.${secret}` }),
  "newsletter, already": alreadyLetter(shop, { token: `YQ.${secret}` }),
};

const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);

test.for(Object.entries(letters))(
  "%s: both forms lead to the same place, which is the shop",
  ([, letter]) => {
    const links = linksIn(letter.html);
    expect(links).toHaveLength(1);
    const [link = ""] = links;
    expect(new URL(link).origin).toBe(shop.siteUrl);
    expect(letter.text).toContain(link);
  },
);

test.for(Object.entries(letters))("%s: nothing is loaded from anywhere, nothing runs", ([, { html }]) => {
  expect(html).not.toMatch(/<(?:img|script|link|iframe)\b|url\(|@import/i);
});

test.for(Object.entries(letters))("%s: the subject is one line, the text holds no markup", ([, letter]) => {
  expect(letter.subject).toMatch(/^[^\r\n]{5,60}$/);
  expect(letter.text).not.toMatch(/<[a-z/]/i);
});

test("in the dark it is the shop's own dark, and an order's number, a size and a span stay in one piece", () => {
  const { html, text } = written({
    subject: "s",
    heading: "h",
    paragraphs: ["Of WF-1A2B3C4D & more, 24 × 36 in.", "In 2–3 business days."],
  });
  expect(html).toContain("(prefers-color-scheme: dark)");
  expect(html).toContain('<span style="white-space: nowrap">WF-1A2B3C4D</span> &#38; more');
  expect(html).toContain('<span style="white-space: nowrap">24 × 36 in</span>.');
  expect(html).toContain('<span style="white-space: nowrap">2–3</span> business days');
  expect(text).toContain("Of WF-1A2B3C4D & more, 24 × 36 in.");
});

test("the links are those that the site's pages read", () => {
  expect(letters.verification.text).toContain(`https://wallflower.test/verify-email?emailToken=${secret}`);
  expect(letters.reset.text).toContain(`https://wallflower.test/reset-password?token=${secret}`);
});

test("what leads somewhere is a link, and in plain text an address that nothing clings to", () => {
  const url = "https://track.test/?a=1&n=2";
  const { html, text } = written({ subject: "s", heading: "h", paragraphs: [{ label: "Parcel <1>", url }] });
  expect(html).toMatch(/<a href="https:\/\/track.test\/\?a=1&#38;n=2"[^>]*>Parcel &#60;1&#62;<\/a>/);
  expect(text).toContain(`Parcel <1>: ${url}\n`);
});

test("a name is text, whatever is in it", () => {
  const name = '<a href="https://evil.example">Ada</a>';
  const words = { id: "m", email: "a@example.com", subject: "s", message: "m", sentAt: "" };
  const { html } = contactLetter({ ...words, name });
  expect(linksIn(html)).toHaveLength(0);
  expect(html).not.toContain('<a href="https://evil.example"');
});
