import { expect, test } from "vitest";
import { openCatalogue } from "../../../functions/core/catalogue/catalogue.ts";
import type { Quoted } from "../../../functions/core/fulfilment/printer.ts";
import { readChoice, rightsToDraw, rightsToEnlarge } from "../../../functions/partners/models/providers.ts";
import { prodigiPrices } from "../../../functions/partners/prodigi/prices.ts";
import { cloudRows, modelsIn, type Wanted } from "../../../stacks/preflight/cloud.ts";
import { type Partners, partnerRows } from "../../../stacks/preflight/partners.ts";
import { type Row, table } from "../../../stacks/preflight/row.ts";
import { WANTED_EVENTS } from "../../../stacks/stripe-events.ts";
import { type AccountName, anAccount } from "./an-account.ts";

const wanted: Wanted = {
  stage: "production",
  region: "us-east-1",
  domain: "shop.example",
  identity: "shop.example",
  restoredTable: undefined,
  models: [
    { what: "image model", id: "stability.sd3-5-large-v1:0", region: "us-west-2" },
    { what: "upscaler", id: "stability.stable-fast-upscale-v1:0", region: "us-west-2" },
  ],
  lanes: { images: 2, orders: 2 },
  apiReserved: undefined,
  alarmEmail: "night@shop.example",
  budgetDollars: 200,
};

async function rowsOf(name: AccountName, over: Partial<Wanted> = {}) {
  const { account, asked, close } = await anAccount(name);
  const rows = await cloudRows(account, { ...wanted, ...over });
  await close();
  return { rows, asked };
}

const those = (rows: readonly Row[], state: Row["state"]) =>
  rows.filter((row) => row.state === state).map(({ what }) => what);

test("a fresh account lacks nearly everything, and is told how to get it", async () => {
  const { rows } = await rowsOf("fresh");
  expect(those(rows, "missing")).toEqual([
    "account",
    "image model",
    "upscaler",
    "model quota",
    "mail to strangers",
    "domain",
  ]);
  expect(those(rows, "look")).toEqual(["handlers at once", "CloudFront"]);
  for (const { state, mend } of rows) expect(mend !== undefined).toBe(state !== "ready");
});

test("a half-ready account: what may not be read is to be looked at, and does not hide the rest", async () => {
  const { rows } = await rowsOf("half-ready");
  expect(those(rows, "missing")).toEqual([
    "image model",
    "upscaler",
    "mail to strangers",
    "mail identity",
    "domain",
  ]);
  expect(those(rows, "look")).toEqual(["table", "handlers at once", "model quota"]);
  expect(rows.find(({ what }) => what === "model quota")?.says).toContain("AccessDeniedException");
  expect(rows.find(({ what }) => what === "image model")?.says).toContain("LEGACY");
});

test("a ready account lacks nothing", async () => {
  const { rows } = await rowsOf("ready");
  expect(those(rows, "missing")).toEqual([]);
  expect(those(rows, "look")).toEqual([]);
  expect(table(rows, "Ready to deploy.").split("\n").at(-1)).toBe("Ready to deploy.");
});

test("what is asked for is what the stage will be granted", () => {
  const choice = readChoice({});
  const resources = [...rightsToDraw(choice), ...rightsToEnlarge(choice)].flatMap((right) => right.resources);
  const found = modelsIn("image model", resources).map(({ id, region }) => `${id} ${region}`);
  expect(found).toEqual(wanted.models.map(({ id, region }) => `${id} ${region}`));
});

test.each<[string, Partial<Wanted>, string]>([
  ["of alarms", { alarmEmail: undefined }, "of alarms nobody"],
  ["of costs", { budgetDollars: undefined }, "night@shop.example of alarms, and nobody of costs"],
])("that nobody is told %s is to be looked at", async (_, over, says) => {
  const { rows } = await rowsOf("ready", over);
  expect(rows.filter(({ state }) => state === "look").map((row) => row.says)).toEqual([says]);
});

test.each<[says: string, state: Row["state"], AccountName, Partial<Wanted>]>([
  ["its own", "ready", "ready", {}],
  ["of-yesterday, and the settings name none", "missing", "restored", {}],
  ["of-yesterday", "ready", "restored", { restoredTable: "of-yesterday" }],
  ["of-today, in the place of of-yesterday", "look", "restored", { restoredTable: "of-today" }],
  ["of-today, in the place of its own", "look", "ready", { restoredTable: "of-today" }],
  ["its own", "ready", "restored", { stage: "staging" }],
  ["of-today", "ready", "fresh", { restoredTable: "of-today" }],
])("the stage's table is %s: %s", async (says, state, name, over) => {
  const { rows } = await rowsOf(name, over);
  expect(rows.find(({ what }) => what === "table")).toMatchObject({ says, state });
});

test("looking changes nothing: only questions are asked", async () => {
  const { asked } = await rowsOf("ready");
  expect(asked.filter((one) => one.startsWith("POST")).toSorted()).toEqual([
    "POST servicequotas /",
    "POST sts /",
  ]);
});

test.each<[string, AccountName, Partial<Wanted>]>([
  ["more lanes than a new account has handlers", "fresh", { lanes: { images: 4, orders: 5 } }],
  ["handlers for the API alone that the account cannot spare", "half-ready", { apiReserved: 5 }],
])("%s are found before the deploy", async (_, name, over) => {
  const { rows } = await rowsOf(name, over);
  expect(those(rows, "missing")).toContain("handlers at once");
});

test("more lanes than the model's quota carries are found before the deploy", async () => {
  const { rows } = await rowsOf("ready", { lanes: { images: 40, orders: 5 } });
  expect(those(rows, "missing")).toEqual(["model quota"]);
});

test("a stage that draws elsewhere and enlarges nothing asks nothing of Bedrock", async () => {
  const { rows, asked } = await rowsOf("fresh", { models: [] });
  expect(rows.map(({ what }) => what)).not.toContain("image model");
  expect(asked.join()).not.toContain("bedrock");
});

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
    /Stripe webhook: does not hear of charge.dispute.created, charge.dispute.updated, charge.dispute.closed$/,
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
  expect(those(rows, "look")).toContain("Stripe webhook");
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
