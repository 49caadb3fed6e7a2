import { expect, test } from "vitest";
import { openCatalogue } from "../../../functions/core/catalogue/catalogue.ts";
import type { Quoted } from "../../../functions/core/fulfilment/printer.ts";
import { prodigiPrices } from "../../../functions/partners/prodigi/prices.ts";
import { type Partners, partnerRows } from "../../../stacks/commands/preflight/partners.ts";
import { WANTED_EVENTS } from "../../../stacks/stripe-events.ts";

const quoted = (cost: number | undefined): Quoted =>
  ({ outcome: "quoted", quotes: [], costs: [cost] }) as unknown as Quoted;

const partners = (over: Partial<Partners> = {}): Partners => ({
  stage: "staging",
  siteUrl: "https://staging.shop.example",
  secrets: {
    StripeKey: "sk_test_1",
    ProdigiKey: "p",
    SessionKeys: `k.${"s".repeat(32)}`,
    GoogleClientId: "none",
  },
  needed: ["StripeKey", "ProdigiKey", "SessionKeys"],
  webhooks: async () => [
    { url: "https://staging.shop.example/api/v1/webhooks/stripe", events: WANTED_EVENTS, isEnabled: true },
  ],
  printer: () => ({ quotes: async () => quoted(undefined) }),
  ...over,
});

const missingOf = async (over: Partial<Partners>) =>
  (await partnerRows(partners(over)))
    .filter(({ state }) => state === "missing")
    .map(({ what, says }) => `${what}: ${says}`);

test("partners who are all there lack nothing", async () => {
  expect(await missingOf({})).toEqual([]);
});

test.each<[string, Partial<Partners>, RegExp]>([
  ["secrets that were never set", { secrets: {} }, /secrets: not set: StripeKey, ProdigiKey, SessionKeys/],
  [
    "keys of sessions that the shop would not start with",
    { secrets: { ...partners().secrets, SessionKeys: "key.short" } },
    /secrets: SessionKeys is not "kid.secret"/,
  ],
  [
    "an edge's secret that is longer than its function has room for",
    { secrets: { ...partners().secrets, OriginSecret: `${"n".repeat(32)},${"o".repeat(65)}` } },
    /secrets: OriginSecret is not 32 to 64/,
  ],
  [
    "a key in the place of a webhook's secret",
    { secrets: { ...partners().secrets, StripeWebhookSecrets: "sk_test_1" } },
    /secrets: StripeWebhookSecrets is not a webhook's/,
  ],
  [
    "a secret under its former name alone, so that mailed links would not open",
    { secrets: { ...partners().secrets, ProdigiCallbackSecret: "p".repeat(32) } },
    /secrets: OrderLinkSecret is what was ProdigiCallbackSecret/,
  ],
  [
    "real money on a stage for trying",
    { secrets: { ...partners().secrets, StripeKey: "sk_live_1" } },
    /Stripe key: live, on staging/,
  ],
  ["play money in production", { stage: "production" }, /Stripe key: of the test mode, on production/],
  [
    "a key that is none",
    { secrets: { ...partners().secrets, StripeKey: "pk_test_1" } },
    /Stripe key: is no secret key/,
  ],
  ["a webhook of another address", { siteUrl: "https://shop.example" }, /Stripe webhook: nobody tells/],
  [
    "a webhook that hears of no dispute",
    {
      webhooks: async () => [
        {
          url: "https://staging.shop.example/api/v1/webhooks/stripe",
          events: ["checkout.session.*", "charge.refunded", "refund.*", "review.*"],
          isEnabled: true,
        },
      ],
    },
    /Stripe webhook: does not hear of charge.dispute.created, charge.dispute.updated, charge.dispute.closed, radar.early_fraud_warning.created$/,
  ],
  [
    "a key of Prodigi that is none",
    {
      printer: () => ({
        quotes: async () => ({ outcome: "unsure", reason: "status 401", why: "credentials" }),
      }),
    },
    /Prodigi: does not answer/,
  ],
  [
    "a print that became dearer",
    { printer: () => ({ quotes: async () => quoted(99_999) }) },
    /Prodigi: \S+ costs \$999.99/,
  ],
  [
    "a print that is no more",
    { printer: () => ({ quotes: async () => ({ outcome: "unavailable", reason: "NotAvailable" }) }) },
    /cannot be had/,
  ],
])("%s", async (_, over, found) => {
  expect((await missingOf(over)).join("\n")).toMatch(new RegExp(found.source, "m"));
});

test("a partner who does not answer is to be looked at", async () => {
  const rows = await partnerRows(
    partners({
      webhooks: async () => {
        throw new Error("Invalid API Key provided");
      },
    }),
  );
  expect(rows.filter(({ state }) => state === "look").map(({ what }) => what)).toContain("Stripe webhook");
});

test("every variant on sale is asked for", async () => {
  const skus: string[] = [];
  await partnerRows(
    partners({
      printer: () => ({
        quotes: async ([item]) => {
          skus.push(`${item?.sku} ${item?.attributes.color ?? ""}`);
          return quoted(undefined);
        },
      }),
    }),
  );
  expect(skus).toHaveLength(openCatalogue(prodigiPrices).variants.length);
});
