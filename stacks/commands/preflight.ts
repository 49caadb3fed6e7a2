import type { Right } from "../../functions/partners/models/provider.ts";
import { rightsToDraw, rightsToEnlarge } from "../../functions/partners/models/providers.ts";
import { prodigiClient } from "../../functions/partners/prodigi/client.ts";
import { addressOf } from "../../functions/partners/prodigi/house.ts";
import { prodigiPrinter } from "../../functions/partners/prodigi/printer.ts";
import { secrets as definitions } from "../definitions.ts";
import { readSettings, type Settings } from "../settings.ts";
import { awsAccount } from "./preflight/account.ts";
import { cloudRows, modelsIn } from "./preflight/cloud.ts";
import { modelRows } from "./preflight/models.ts";
import { thisOperator } from "./preflight/operator.ts";
import { partnerRows } from "./preflight/partners.ts";
import { registeredWebhooks } from "./preflight/registered.ts";
import { storedSecrets } from "./preflight/secrets.ts";
import { subscribing } from "./preflight/subscribing.ts";
import { asked, missing, printout, type Row } from "./row.ts";
import { stageEnvironment } from "./stage-environment.ts";

// npm run ops -- preflight --stage NAME [--subscribe]
// Says what is missing before a deploy, with the operator's own rights; it needs no stage that stands already.

const REGION = "us-east-1";
const [stage = "", ...flags] = process.argv.slice(2);

async function rowsOf(settings: Settings): Promise<Row[]> {
  const operator = thisOperator(REGION);
  const account = awsAccount(operator);
  const resourcesOf = (rights: Right[]) => rights.flatMap(({ resources }) => resources);
  const models = [
    ...modelsIn("image model", resourcesOf(rightsToDraw(settings.imageModel))),
    ...modelsIn("upscaler", resourcesOf(rightsToEnlarge(settings.imageModel))),
  ];
  if (flags.includes("--subscribe")) {
    const { drawOnce, enlargeOnce } = subscribing(operator);
    for (const { what, id, region } of models) {
      if (what === "image model") await drawOnce(id, region);
      else await enlargeOnce(settings.imageModel.upscaler, region);
      console.log(`${id} made one picture: the account is subscribed within 15 minutes.\n`);
    }
  }

  const baseUrl = addressOf({ standIn: undefined, isReal: settings.production });
  const bySecrets = async () => {
    const secrets = storedSecrets(stage);
    return [
      ...(await modelRows(settings.imageModel, { stage, secrets })),
      ...(await partnerRows({
        stage,
        siteUrl: settings.domain && `https://${settings.domain}`,
        secrets,
        needed: Object.values(definitions).flatMap((secret) =>
          "placeholder" in secret ? [] : [secret.resource],
        ),
        webhooks: registeredWebhooks,
        printer: (apiKey) => prodigiPrinter(prodigiClient({ baseUrl, apiKey })),
      })),
    ];
  };
  return [
    ...(await cloudRows(account, {
      ...settings,
      stage,
      region: REGION,
      identity: settings.mail.identity,
      models,
    })),
    ...(await asked("secrets", bySecrets)),
  ];
}

/** Without settings there is nothing to ask for. */
async function look(): Promise<Row[]> {
  if (stage === "local")
    return [
      missing(
        "stage",
        "none is named, and this machine's lacks nothing",
        "npm run ops -- preflight --stage NAME",
      ),
    ];
  let settings: Settings;
  try {
    settings = readSettings(stage, stageEnvironment(stage));
  } catch (failure) {
    const says = failure instanceof Error ? failure.message : String(failure);
    return [missing("settings", says, `In .env.${stage}; stacks/README.md has all of them.`)];
  }
  return rowsOf(settings);
}

const rows = await look();
console.log(printout(rows, "Ready to deploy."));
process.exitCode = rows.some(({ state }) => state === "missing") ? 1 : 0;
