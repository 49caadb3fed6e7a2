import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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
    /<strong>Prodigi<\/strong>[^<]*/.exec(page.replaceAll(/<\/?Whole>/g, "").replaceAll(/\s+/g, " ")) ?? [];
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
