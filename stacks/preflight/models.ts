import type { ModelChoice, NamedModel } from "../../functions/partners/models/provider.ts";
import { allOf, providerOf } from "../../functions/partners/models/providers.ts";
import { asked, look, missing, type Row, ready } from "./row.ts";

type Secrets = Readonly<Record<string, string | undefined>>;
type Ask = (url: string, init: { headers: Record<string, string> }) => Promise<{ status: number }>;

const PATIENCE_MS = 15_000;
const fetched: Ask = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

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
  const { secret, page } = providerOf({ provider, model });
  if (!secret) return [];
  const name = secret.resource;
  const key = secrets[name];
  const set = `npx sst secret set ${name} VALUE --stage ${stage}`;
  if (!key || key === "none") return missing(what, `${says}: ${name} is not set`, set);
  if (!page)
    return look(
      what,
      `${says}: tells nothing without drawing`,
      `npm run ops -- smoke --stage ${stage} draws one.`,
    );
  const { url, headers } = page(model, key);
  const { status } = await ask(url, { headers });
  if (status === 401 || status === 403) return missing(what, `${says}: does not take the key`, set);
  if (status === 404)
    return missing(what, `${says}: is not there`, "Choose another, as in WALLFLOWER_IMAGE_MODEL.");
  return status < 300 ? ready(what, says) : look(what, `${says}: answered ${status}`, "Ask again later.");
}
