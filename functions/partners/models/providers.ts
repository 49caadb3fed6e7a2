import type { ImageModel } from "../../core/images/model.ts";
import { bedrock } from "./bedrock.ts";
import { upscaler } from "./bedrock-upscaler.ts";
import { fal } from "./fal.ts";
import { google } from "./google.ts";
import { openAi } from "./openai.ts";
import type { ModelChoice, Provider, Right } from "./provider.ts";

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
  const [, name = "", model = ""] = /^([\w-]+)\/(.+)$/.exec(setting) ?? [];
  if (!list.find((provider) => provider.name === name)?.offers(model))
    throw new Error(
      `WALLFLOWER_IMAGE_MODEL is "<provider>/<model>" with a provider out of ${list.map((one) => one.name).join(", ")}, not "${setting}".`,
    );
  if (enlarging !== "none" && !upscaler.offers(enlarging))
    throw new Error(
      `WALLFLOWER_UPSCALER is "none" or one of Stability's inference profiles on Bedrock, not "${enlarging}".`,
    );
  return { provider: name, model, upscaler: enlarging };
}

function providerOf({ provider }: ModelChoice, list: readonly Provider[]): Provider {
  const found = list.find(({ name }) => name === provider);
  if (!found) throw new Error(`"${provider}" is no provider of pictures`);
  return found;
}

/** The secrets that any of them may want; a stage that draws with another lives without. */
export const modelSecrets = (list = providers): string[] => list.flatMap(({ secret }) => secret ?? []);

export const secretFor = (choice: ModelChoice, list = providers) => providerOf(choice, list).secret;

export const rightsToDraw = (choice: ModelChoice, list = providers): Right[] =>
  providerOf(choice, list).rights?.(choice.model) ?? [];

export const rightsToEnlarge = (choice: ModelChoice): Right[] =>
  choice.upscaler === "none" ? [] : upscaler.rights(choice.upscaler);

export async function imageModel(
  choice: ModelChoice,
  secret: (name: string) => string,
  list = providers,
): Promise<ImageModel> {
  const provider = providerOf(choice, list);
  const model = await provider.make(choice.model, () => secret(provider.secret ?? ""));
  return choice.upscaler === "none" ? model : upscaler.beside(model, choice.upscaler);
}
