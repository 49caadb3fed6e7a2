import "../../core/at-start.ts";
import type { ImageModel } from "../../core/images/model.ts";
import { bedrock, invoking } from "./bedrock.ts";
import { upscaler, withUpscaler } from "./bedrock-upscaler.ts";
import { fal } from "./fal.ts";
import { google } from "./google.ts";
import { inTurn } from "./in-turn.ts";
import { openAi } from "./openai.ts";
import type { BedrockIn, ModelChoice, NamedModel, Provider, Right } from "./provider.ts";

/** Who draws: a line for each. What is not chosen is not even loaded. */
export const providers: readonly Provider[] = [bedrock, openAi, google, fal];

const USUAL = "bedrock/stability.sd3-5-large-v1:0";

/** "provider/model", as WALLFLOWER_IMAGE_MODEL has it. */
export function readChoice(
  asked: { model?: string | undefined; upscaler?: string | undefined },
  list = providers,
): ModelChoice {
  const setting = asked.model || USUAL;
  const enlarging = asked.upscaler || upscaler.usual;
  const [first, ...others] = setting.split(",").map((one) => namedIn(one.trim(), list));
  if (!first) throw new Error("no model is named");
  if (enlarging !== "none" && !upscaler.offers(enlarging))
    throw new Error(
      `WALLFLOWER_UPSCALER is "none" or one of Stability's inference profiles on Bedrock, not "${enlarging}".`,
    );
  return { ...first, upscaler: enlarging, ...(others.length > 0 && { others }) };
}

function namedIn(setting: string, list: readonly Provider[]): NamedModel {
  const [, provider = "", model = ""] = /^([\w-]+)\/(.+)$/.exec(setting) ?? [];
  if (list.find(({ name }) => name === provider)?.offers(model)) return { provider, model };
  throw new Error(
    `WALLFLOWER_IMAGE_MODEL is "<provider>/<model>" with a provider out of ${list.map((one) => one.name).join(", ")}, not "${setting}".`,
  );
}

export const allOf = ({ others = [], ...first }: ModelChoice): [NamedModel, ...NamedModel[]] => [
  first,
  ...others,
];

function providerOf({ provider }: NamedModel, list: readonly Provider[]): Provider {
  const found = list.find(({ name }) => name === provider);
  if (!found) throw new Error(`"${provider}" is no provider of pictures`);
  return found;
}

/** The secrets that any of them may want; a stage that draws with another lives without. */
export const modelSecrets = (list = providers): string[] => list.flatMap(({ secret }) => secret ?? []);

export const secretOf = (named: NamedModel, list = providers) => providerOf(named, list).secret;

export const secretsFor = (choice: ModelChoice, list = providers): string[] => [
  ...new Set(allOf(choice).flatMap((named) => secretOf(named, list) ?? [])),
];

export const rightsToDraw = (choice: ModelChoice, list = providers): Right[] =>
  allOf(choice).flatMap((named) => providerOf(named, list).rights?.(named.model) ?? []);

export const rightsToEnlarge = (choice: ModelChoice): Right[] =>
  choice.upscaler === "none" ? [] : upscaler.rights(choice.upscaler);

export async function imageModel(
  choice: ModelChoice,
  secret: (name: string) => string,
  bedrockIn: BedrockIn,
  list = providers,
): Promise<ImageModel> {
  const made = async (named: NamedModel): Promise<ImageModel> => {
    const { make, prices, secret: key = "" } = providerOf(named, list);
    const model = await make(named.model, () => secret(key), bedrockIn);
    return { ...model, about: async () => ({ ...(await model.about()), dollars: prices?.[named.model] }) };
  };
  const [first, ...others] = allOf(choice);
  const model =
    others.length === 0
      ? await made(first)
      : inTurn([await made(first), ...(await Promise.all(others.map(made)))]);
  if (choice.upscaler === "none") return model;
  return withUpscaler(model, { profile: choice.upscaler, invoke: invoking(bedrockIn) });
}
