import type { Printer } from "../../../functions/core/fulfilment/printer.ts";
import { pathForOthers, STRIPE_TELLS } from "../../../functions/core/site/api-paths.ts";
import { paths } from "../../../functions/core/site/paths.ts";
import { dollars } from "../../../functions/lib/money.ts";
import { secretsIn } from "../../../functions/lib/rotating.ts";
import { catalogue } from "../../catalogue.ts";
import { forgottenLinks } from "../../former-secret.ts";
import { WANTED_EVENTS } from "../../stripe-events.ts";
import { asked, look, missing, type Row, ready } from "../row.ts";
import { isTold, type Registered } from "./registered.ts";

type Secrets = Readonly<Record<string, string | undefined>>;

export type Partners = {
  stage: string;
  siteUrl: string | undefined;
  secrets: Secrets;
  /** Names of the secrets that a stage cannot be without. */
  needed: readonly string[];
  webhooks(key: string): Promise<Registered[]>;
  printer(key: string): Pick<Printer, "quotes">;
};

export async function partnerRows(given: Partners): Promise<Row[]> {
  const rows = await Promise.all([
    secretRows(given),
    stripeMode(given),
    asked("Stripe webhook", () => stripeWebhook(given)),
    asked("Prodigi", () => prodigi(given)),
    google(given),
  ]);
  return rows.flat();
}

function secretRows({ stage, secrets, needed }: Partners): Row[] {
  const unset = needed.filter((name) => !secrets[name]);
  const set = (name: string | undefined) => `npx sst secret set ${name} VALUE --stage ${stage}`;
  const odd = Object.entries(forms).filter(([name, { like }]) => {
    const secret = secrets[name];
    return secret && !secretsIn(secret).every((one) => like.test(one));
  });
  const forgotten = forgottenLinks(stage, (name) => secrets[name]);
  return [
    unset.length === 0
      ? ready("secrets", `all ${needed.length} are set`)
      : missing("secrets", `not set: ${unset.join(", ")}`, `${set(unset[0])}, and so on.`),
    ...(forgotten ? [missing("secrets", forgotten.says, forgotten.mend)] : []),
    ...odd.map(([name, { says }]) => missing("secrets", `${name} is not ${says}`, set(name))),
  ];
}

/** What a secret has to look like, where the shop would not start with another or the edge not take it. */
const forms: Record<string, { like: RegExp; says: string }> = {
  SessionKeys: { like: /^[^.]+\.[^,]{32,}$/, says: '"kid.secret" with 32 characters or more' },
  OriginSecret: { like: /^[!-~]{32,64}$/, says: "32 to 64 characters without a blank" },
  StripeWebhookSecrets: { like: /^whsec_/, says: "a webhook's: whsec_…" },
  OrderLinkSecret: { like: /^.{32,}$/, says: "32 characters or more" },
};

/** Real money on production only: a key of the other kind would make orders that nobody can pay, or nobody paid. */
function stripeMode({ stage, secrets }: Partners): Row[] {
  const key = secrets.StripeKey;
  if (!key) return [];
  const isLive = /^(sk|rk)_live_/.test(key);
  if (!isLive && !/^(sk|rk)_test_/.test(key))
    return [
      missing(
        "Stripe key",
        "is no secret key of Stripe",
        "Stripe's dashboard, Developers, API keys: sk_… or rk_…",
      ),
    ];
  const production = stage === "production";
  return isLive === production
    ? [ready("Stripe key", isLive ? "live, for real money" : "of the test mode")]
    : [
        missing(
          "Stripe key",
          `${isLive ? "live" : "of the test mode"}, on ${stage}`,
          `A ${production ? "live" : "test"} key.`,
        ),
      ];
}

async function stripeWebhook({ siteUrl, secrets, webhooks, stage }: Partners): Promise<Row[]> {
  if (!secrets.StripeKey) return [];
  const what = "Stripe webhook";
  const registered = await webhooks(secrets.StripeKey);
  if (!siteUrl)
    return [
      look(
        what,
        "the stage has no address yet",
        `After the first deploy: its address, ${pathForOthers(STRIPE_TELLS)}.`,
      ),
    ];
  const address = siteUrl + pathForOthers(STRIPE_TELLS);
  const ours = registered.find(({ url }) => url === address);
  const make = `Stripe's dashboard, Developers, Webhooks: ${address}, then npx sst secret set StripeWebhookSecrets whsec_… --stage ${stage}`;
  if (!ours) return [missing(what, `nobody tells ${address}`, make)];
  if (!ours.isEnabled) return [missing(what, "is switched off", "Stripe's dashboard, Developers, Webhooks.")];
  const untold = WANTED_EVENTS.filter((event) => !isTold(ours, event));
  return [
    untold.length === 0
      ? ready(what, `${address} hears all it needs`)
      : missing(
          what,
          `does not hear of ${untold.join(", ")}`,
          "Stripe's dashboard, Developers, Webhooks: add the events.",
        ),
  ];
}

/** Everything on sale is asked for today's price. */
async function prodigi({ secrets, printer }: Partners): Promise<Row[]> {
  if (!secrets.ProdigiKey) return [];
  const house = printer(secrets.ProdigiKey);
  const { variants } = catalogue;
  const rows: Row[] = [];
  let [sold, dearer] = [0, 0];
  for (const { sku, attributes, cost } of variants) {
    const quoted = await house.quotes([{ sku, attributes, copies: 1 }]);
    const called = [sku, ...Object.values(attributes)].join(" ");
    if (quoted.outcome === "unsure")
      return [
        missing(
          "Prodigi",
          `does not answer (${quoted.reason})`,
          "The key: dashboard.prodigi.com, and the sandbox has its own.",
        ),
      ];
    if (quoted.outcome === "unavailable") {
      rows.push(
        missing(
          "Prodigi",
          `${called} cannot be had: ${quoted.reason}`,
          "Take it out of functions/partners/prodigi/prices.json.",
        ),
      );
      continue;
    }
    sold++;
    const [today] = quoted.costs;
    if (today !== undefined && today > cost) {
      dearer++;
      rows.push(
        missing(
          "Prodigi",
          `${called} costs $${dollars(today)}, the catalogue thinks $${dollars(cost)}`,
          "functions/partners/prodigi/prices.json: its cost, and so its price.",
        ),
      );
    }
  }
  return [
    ready("Prodigi", `${sold} of ${variants.length} variants can be had, ${dearer} are dearer than thought`),
    ...rows,
  ];
}

/** Google tells nobody what is registered there. */
function google({ siteUrl, secrets, stage }: Partners): Row[] {
  const id = secrets.GoogleClientId;
  if (!id || id === "none")
    return [
      look(
        "Google sign-in",
        "no client: the button is not shown",
        `npx sst secret set GoogleClientId ID --stage ${stage}, when you want it.`,
      ),
    ];
  if (!id.endsWith(".apps.googleusercontent.com"))
    return [missing("Google sign-in", "the client's id is none", "It ends in .apps.googleusercontent.com.")];
  const address = siteUrl ?? "https://<the stage's address>";
  return [
    look(
      "Google sign-in",
      "cannot be asked",
      `console.cloud.google.com, Credentials: origin ${address}, redirect ${address}${paths.googleReturn}.`,
    ),
  ];
}
