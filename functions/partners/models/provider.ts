import type { ImageModel } from "../../core/images/model.ts";
import type { Bedrock } from "../bedrock.ts";

export type NamedModel = { provider: string; model: string };

/** Which model draws on a stage, and what enlarges its pictures for print. */
export type ModelChoice = NamedModel & {
  /** Who takes over when it fails or is slow, the first of them first. */
  others?: NamedModel[];
  /** Bedrock's name for what enlarges a picture; "none" leaves it as it was drawn. */
  upscaler: string;
};

/** What a function has to be allowed. `{account}` stands for the number of the account that the stage is in. */
export type Right = {
  actions: string[];
  resources: string[];
  conditions?: { test: string; variable: string; values: string[] }[];
};

/** Bedrock in one of its regions: not every model stands in each. */
export type BedrockIn = (region: string) => Bedrock;

/**
 * Somebody who makes pictures, as plain data: the infrastructure reads it, and loads nothing for it. A provider is one
 * file beside this one, and a line in `providers.ts`.
 */
export type Provider = {
  /** Chosen by WALLFLOWER_IMAGE_MODEL=name/model. */
  name: string;
  offers(model: string): boolean;
  /** Where its key is, if it wants one: a secret of a stage, and on one machine where its own tools look for it. */
  secret?: { resource: string; environment: string };
  /** What a picture costs, in dollars: about, or at most. Who is not in the list draws, and is counted without. */
  prices?: Readonly<Record<string, number>>;
  /** Where it tells of a model without drawing, and in which field when that ends; who has none can only be asked for a picture. */
  page?(model: string, key: string): { url: string; headers: Record<string, string>; ends?: string };
  /** What AWS has to grant to whoever draws with it. */
  rights?(model: string): Right[];
  make(model: string, key: () => string, bedrockIn: BedrockIn): Promise<ImageModel>;
};
