import { parsedJson } from "../../../functions/lib/json.ts";
import type { ModelChoice, NamedModel } from "../../../functions/partners/models/provider.ts";
import { allOf, providerOf } from "../../../functions/partners/models/providers.ts";
import { asked, look, missing, type Row, ready } from "../row.ts";

type Secrets = Readonly<Record<string, string | undefined>>;
type Answer = Pick<Response, "status" | "text">;
type Ask = (url: string, init: { headers: Record<string, string> }) => Promise<Answer>;

const PATIENCE_MS = 15_000;
const fetched: Ask = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

const ANOTHER = "Choose another, as in WALLFLOWER_IMAGE_MODEL.";

/** Each that draws with a key, and whether its provider lets us in. Bedrock's are asked of the account (cloud.ts). */
export async function modelRows(
  choice: ModelChoice,
  { stage, secrets, ask = fetched }: { stage: string; secrets: Secrets; ask?: Ask },
): Promise<Row[]> {
  const models = allOf(choice);
  const rows = models.map((named) => asked("image model", () => row(named, stage, secrets, ask)));
  return [...(await Promise.all(rows)).flat(), ...models.flatMap(priceRow)];
}

function priceRow(named: NamedModel): Row[] {
  const { provider, model } = named;
  if (providerOf(named).prices?.[model] !== undefined) return [];
  const mend =
    "The dashboard counts its pictures, and not what they cost: look at the provider's own figures.";
  return [look("image price", `${provider}/${model}: has no price here`, mend)];
}

/** When the model ends, where its page says so in that field. */
function endIn(body: string, field: string | undefined): string | undefined {
  const said: unknown = parsedJson(body);
  const end = field && said && (said as Record<string, unknown>)[field];
  return typeof end === "string" ? end : undefined;
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
  const { url, headers, ends } = page(model, key);
  const answer = await ask(url, { headers });
  const { status } = answer;
  if (status === 401 || status === 403) return missing(what, `${says}: does not take the key`, set);
  if (status === 404) return missing(what, `${says}: is not there`, ANOTHER);
  if (status >= 300) return look(what, `${says}: answered ${status}`, "Ask again later.");
  const end = endIn(await answer.text(), ends);
  return end ? look(what, `${says}: ends on ${end}`, ANOTHER) : ready(what, says);
}
