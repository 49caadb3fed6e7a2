import type { ModelChoice, NamedModel } from "../../functions/partners/models/provider.ts";
import { allOf, secretOf } from "../../functions/partners/models/providers.ts";
import { asked, look, missing, type Row, ready } from "./row.ts";

type Secrets = Readonly<Record<string, string | undefined>>;
type Ask = (url: string, init: { headers: Record<string, string> }) => Promise<{ status: number }>;

const PATIENCE_MS = 15_000;
const fetched: Ask = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

/** Where a provider tells of a model without drawing; who is not here can only be asked for a picture. */
const pages: Record<string, (model: string, key: string) => Parameters<Ask>> = {
  openai: (setting, key) => {
    const [model = "", base = "https://api.openai.com"] = setting.split("@");
    return [`${base.replace(/\/$/, "")}/v1/models/${model}`, { headers: { authorization: `Bearer ${key}` } }];
  },
  google: (model, key) => [
    `https://generativelanguage.googleapis.com/v1beta/models/${model}`,
    { headers: { "x-goog-api-key": key } },
  ],
};

/** Each that draws with a key, and whether its provider lets us in. Bedrock's are asked of the account (cloud.ts). */
export async function modelRows(
  choice: ModelChoice,
  { stage, secrets, ask = fetched }: { stage: string; secrets: Secrets; ask?: Ask },
): Promise<Row[]> {
  const rows = allOf(choice).map((named) => asked("image model", () => row(named, stage, secrets, ask)));
  return (await Promise.all(rows)).flat();
}

async function row({ provider, model }: NamedModel, stage: string, secrets: Secrets, ask: Ask) {
  const what = "image model";
  const says = `${provider}/${model}`;
  const name = secretOf({ provider, model })?.resource;
  if (!name) return [];
  const key = secrets[name];
  const set = `npx sst secret set ${name} VALUE --stage ${stage}`;
  if (!key || key === "none") return missing(what, `${says}: ${name} is not set`, set);
  const page = pages[provider];
  if (!page)
    return look(
      what,
      `${says}: tells nothing without drawing`,
      `npm run ops -- smoke --stage ${stage} draws one.`,
    );
  const { status } = await ask(...page(model, key));
  if (status === 401 || status === 403) return missing(what, `${says}: does not take the key`, set);
  if (status === 404)
    return missing(what, `${says}: is not there`, "Choose another, as in WALLFLOWER_IMAGE_MODEL.");
  return status < 300 ? ready(what, says) : look(what, `${says}: answered ${status}`, "Ask again later.");
}
