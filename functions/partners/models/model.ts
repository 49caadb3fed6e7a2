import type { ImageModel } from "../../core/images/model.ts";

/** `upscaler` is Bedrock's name for what enlarges a picture for print, in the same region; "none" leaves it. */
export type ModelChoice = { provider: string; model: string; region: string; upscaler: string };

/** Who draws on a stage: a line for each provider. What is not chosen is not even loaded. */
const providers: Record<string, (choice: ModelChoice, apiKey: () => string) => Promise<ImageModel>> = {
  bedrock: async (choice) => (await import("./bedrock.ts")).bedrockModel(choice),
  openai: async ({ model }, apiKey) => (await import("./openai.ts")).openAiModel({ model, apiKey: apiKey() }),
};

export async function imageModel(choice: ModelChoice, apiKey: () => string): Promise<ImageModel> {
  const make = providers[choice.provider];
  if (!make) throw new Error(`"${choice.provider}" is no provider of pictures`);
  const model = await make(choice, apiKey);
  if (choice.upscaler === "none") return model;
  return (await import("./bedrock-upscaler.ts")).withUpscaler(model, choice);
}
