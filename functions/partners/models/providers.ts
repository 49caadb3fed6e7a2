import "../../core/at-start.ts";
import type { ImageModel } from "../../core/images/model.ts";
import { bedrock, invoking } from "./bedrock.ts";
import { upscaler, withUpscaler } from "./bedrock-upscaler.ts";
import { fal } from "./fal.ts";
import { google } from "./google.ts";
import { inTurn } from "./in-turn.ts";
import { openAi } from "./openai.ts";
import type { BedrockIn, ModelChoice, NamedModel, Provider, Right } from "./provider.ts";

const USUAL = "bedrock/stability.sd3-5-large-v1:0";

export const allOf = ({ others = [], ...first }: ModelChoice): [NamedModel, ...NamedModel[]] => [
  first,
  ...others,
];

export const rightsToEnlarge = (choice: ModelChoice): Right[] =>
  choice.upscaler === "none" ? [] : upscaler.rights(choice.upscaler);

/** What a stage can say of who draws, and what follows from it. */
export function choosingAmong(providers: readonly Provider[]) {
  function namedIn(setting: string): NamedModel {
    const [, provider = "", model = ""] = /^([\w-]+)\/(.+)$/.exec(setting) ?? [];
    if (providers.find(({ name }) => name === provider)?.offers(model)) return { provider, model };
    throw new Error(
      `WALLFLOWER_IMAGE_MODEL is "<provider>/<model>" with a provider out of ${providers.map((one) => one.name).join(", ")}, not "${setting}".`,
    );
  }

  function providerOf({ provider }: NamedModel): Provider {
    const found = providers.find(({ name }) => name === provider);
    if (!found) throw new Error(`"${provider}" is no provider of pictures`);
    return found;
  }

  return {
    /** "provider/model", as WALLFLOWER_IMAGE_MODEL has it. */
    readChoice(asked: { model?: string | undefined; upscaler?: string | undefined }): ModelChoice {
      const setting = asked.model || USUAL;
      const enlarging = asked.upscaler || upscaler.usual;
      const [first, ...others] = setting.split(",").map((one) => namedIn(one.trim()));
      if (!first) throw new Error("no model is named");
      if (enlarging !== "none" && !upscaler.offers(enlarging))
        throw new Error(
          `WALLFLOWER_UPSCALER is "none" or one of Stability's inference profiles on Bedrock, not "${enlarging}".`,
        );
      return { ...first, upscaler: enlarging, ...(others.length > 0 && { others }) };
    },

    /** The secrets that any of them may want; a stage that draws with another lives without. */
    secretNames: (): string[] => providers.flatMap(({ secret }) => secret?.resource ?? []),

    providerOf,

    secretsFor: (choice: ModelChoice): string[] => [
      ...new Set(allOf(choice).flatMap((named) => providerOf(named).secret?.resource ?? [])),
    ],

    rightsToDraw: (choice: ModelChoice): Right[] =>
      allOf(choice).flatMap((named) => providerOf(named).rights?.(named.model) ?? []),

    async imageModel(
      choice: ModelChoice,
      secret: (name: string) => string,
      bedrockIn: BedrockIn,
    ): Promise<ImageModel> {
      const made = async (named: NamedModel): Promise<ImageModel> => {
        const { make, prices, secret: key } = providerOf(named);
        const model = await make(named.model, () => secret(key?.resource ?? ""), bedrockIn);
        return {
          ...model,
          about: async () => ({ ...(await model.about()), dollars: prices?.[named.model] }),
        };
      };
      const [first, ...others] = allOf(choice);
      const model =
        others.length === 0
          ? await made(first)
          : inTurn([await made(first), ...(await Promise.all(others.map(made)))]);
      if (choice.upscaler === "none") return model;
      return withUpscaler(model, { profile: choice.upscaler, invoke: invoking(bedrockIn) });
    },
  };
}

/** Who draws: a line for each. What is not chosen is not even loaded. */
export const providers: readonly Provider[] = [bedrock, openAi, google, fal];

export const { readChoice, secretNames, providerOf, secretsFor, rightsToDraw, imageModel } =
  choosingAmong(providers);
