import { LANES } from "../../account-settings.ts";
import { measured } from "../capacity.ts";
import { asked, look, missing, type Row, ready } from "../row.ts";
import type { AwsAccount } from "./account.ts";
import { besides, tableRow, unheardRow } from "./standing.ts";

/** What a stage wants of its account, out of its settings. */
export type Wanted = {
  stage: string;
  region: string;
  domain: string | undefined;
  identity: string;
  restoredTable: string | undefined;
  /** What is asked of Bedrock: nothing, on a stage that draws elsewhere. */
  models: readonly Model[];
  lanes: { images: number; orders: number };
  apiReserved: number | undefined;
  alarmEmail: string | undefined;
  budgetDollars: number | undefined;
};

export type Model = { what: "image model" | "upscaler"; id: string; region: string };

/** Sweep and audit, and two for shoppers at the very least. */
const BESIDES = 4;
/** AWS leaves so many to those that reserve none. */
const UNRESERVED = 100;

export async function cloudRows(account: AwsAccount, wanted: Wanted): Promise<Row[]> {
  const rows = await Promise.all([
    asked("account", () => whoAsks(account, wanted)),
    asked("table", () => tableRow(account, wanted)),
    asked("handlers at once", () => handlers(account, wanted)),
    ...wanted.models.map((model) => asked(model.what, () => modelRow(account, model, wanted))),
    ...wanted.models
      .filter(({ what }) => what === "image model")
      .map((model) => asked("model quota", () => modelQuota(account, model, wanted))),
    asked("CloudFront", () => edge(account)),
    asked("mail to strangers", () => mail(account)),
    asked("mail identity", () => identity(account, wanted)),
    asked("domain", () => zone(account, wanted)),
    asked("who is told", () => told(account, wanted)),
  ]);
  return rows.flat();
}

async function whoAsks(account: AwsAccount, { region }: Wanted) {
  const { account: number, arn } = await account.identity();
  const says = `${number} as ${arn.split(":").at(-1)}, in ${region}`;
  return arn.endsWith(":root")
    ? missing("account", says, "Not as root: make a user or a role for deploys, with a second factor.")
    : ready("account", says);
}

async function handlers(account: AwsAccount, { stage, lanes, apiReserved = 0 }: Wanted) {
  const what = "handlers at once";
  const most = await account.handlers();
  const taken = lanes.images + lanes.orders + LANES.least + BESIDES;
  const others = await besides(account, { stage });
  const beside = others.length > 0 ? `, and there are ${others.join(", ")}` : "";
  const says = `${most}; this stage alone takes ${lanes.images} + ${lanes.orders} + ${LANES.least} for its queues${beside}`;
  const more = "Service Quotas, AWS Lambda, Concurrent executions (L-B99A9384): ask for 1,000.";
  if (apiReserved > 0 && most - apiReserved < UNRESERVED)
    return missing(
      what,
      `${says}, and ${apiReserved} for the API alone`,
      `Leave WALLFLOWER_API_RESERVED empty. ${more}`,
    );
  if (taken > most)
    return missing(what, says, `WALLFLOWER_IMAGE_LANES=2 and WALLFLOWER_ORDER_LANES=2. ${more}`);
  if (most < UNRESERVED)
    return look(what, `${says}: shoppers have ${most - taken + 2} left`, `Enough to begin. ${more}`);
  return ready(what, says);
}

/** The models that are granted by these rights, each once, in the region from which they are called. */
export function modelsIn(what: Model["what"], resources: readonly string[]): Model[] {
  const home = resources.map((arn) => arn.split(":")[3] ?? "")[0] ?? "";
  const ids = resources.flatMap((arn) => /:foundation-model\/(.+)$/.exec(arn)?.[1] ?? []);
  return [...new Set(ids)].map((id) => ({ what, id, region: home }));
}

async function modelRow(account: AwsAccount, { what, id, region }: Model, { stage }: Wanted) {
  const { lifecycle, isSubscribed, isAuthorized, isHere } = await account.model(id, region);
  const says = `${id} in ${region}`;
  if (!isHere) return missing(what, `${says}: not there`, "Choose another, as in WALLFLOWER_IMAGE_MODEL.");
  if (lifecycle !== "ACTIVE")
    return missing(what, `${says}: ${lifecycle}`, "New accounts cannot begin with it: choose another.");
  if (!isAuthorized)
    return missing(what, `${says}: this account may not`, "The console of Bedrock, Model catalog, says why.");
  if (!isSubscribed)
    return missing(
      what,
      `${says}: not subscribed`,
      `npm run ops -- preflight --stage ${stage} --subscribe, or try it in the console's playground.`,
    );
  return ready(what, says);
}

async function modelQuota(account: AwsAccount, { id: model, region }: Model, { lanes }: Wanted) {
  const words = [
    "requests per minute",
    ...(model.includes("sd3-5-large") ? ["stable diffusion 3.5 large"] : []),
  ];
  const [quota] = await account.quotas("bedrock", region, words);
  const what = "model quota";
  if (!quota)
    return look(
      what,
      `no quota named after ${model}`,
      "Service Quotas, Amazon Bedrock: requests per minute.",
    );
  const needed = Math.ceil((lanes.images * 60) / measured.picture);
  const says = `${quota.value} pictures a minute; ${lanes.images} lanes can ask for ${needed}`;
  return quota.value < needed
    ? missing(what, says, `Fewer lanes, or more quota: Service Quotas, Amazon Bedrock, "${quota.name}".`)
    : ready(what, says);
}

async function edge(account: AwsAccount) {
  const count = await account.distributions();
  return count > 0
    ? ready("CloudFront", "the account has made distributions before")
    : look(
        "CloudFront",
        "the account has none yet: a new one may be refused its first",
        'If the deploy says "Your account must be verified", open a case with AWS Support (account and billing, free).',
      );
}

async function mail(account: AwsAccount) {
  const what = "mail to strangers";
  const { isInProduction, isSending, perDay } = await account.mail();
  if (!isSending)
    return missing(what, "sending is switched off", "The console of SES says why: reputation, or a review.");
  return isInProduction
    ? ready(what, `${perDay} a day`)
    : missing(
        what,
        "in the sandbox: proven addresses only",
        "The console of SES, Request production access; about a day.",
      );
}

async function identity(account: AwsAccount, { identity: name }: Wanted) {
  const proven = await account.isProven(name);
  if (proven === undefined) return ready("mail identity", `${name}: the deploy makes it`);
  return proven
    ? ready("mail identity", `${name} is proven`)
    : missing(
        "mail identity",
        `${name} is not proven`,
        "Its DNS entries, or the link in the mail that SES has sent there.",
      );
}

/** A stage runs without; whoever looks after it should have decided so. */
async function told(account: AwsAccount, wanted: Wanted) {
  const { alarmEmail, budgetDollars } = wanted;
  const what = "who is told";
  if (!alarmEmail)
    return look(what, "of alarms nobody", "WALLFLOWER_ALARM_EMAIL; then confirm the mail that AWS sends.");
  const unheard = await unheardRow(account, wanted, alarmEmail);
  if (unheard) return unheard;
  return budgetDollars
    ? ready(what, `${alarmEmail}, of alarms and of a month above $${budgetDollars}`)
    : look(what, `${alarmEmail} of alarms, and nobody of costs`, "WALLFLOWER_BUDGET_DOLLARS.");
}

async function zone(account: AwsAccount, { domain }: Wanted) {
  if (!domain)
    return look(
      "domain",
      "none: the address will be CloudFront's own",
      "WALLFLOWER_DOMAIN, when you have one.",
    );
  const found = await account.zoneOf(domain);
  return found
    ? ready("domain", `${domain}, in the zone ${found}`)
    : missing(
        "domain",
        `${domain} has no zone in this account`,
        "Route 53: make a hosted zone, and name its servers at the registrar.",
      );
}
