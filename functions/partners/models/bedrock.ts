import type { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import type { AspectRatio } from "../../core/catalogue/product.ts";
import type { DrawRequest, ImageModel } from "../../core/images/model.ts";
import { clientIn, invoke } from "./bedrock-invoke.ts";

type Needs = { model: string; region: string; client?: BedrockRuntimeClient };

const ratios = { square: "1:1", portrait: "2:3", landscape: "3:2" } satisfies Record<AspectRatio, string>;

/** Stability's models on Amazon Bedrock. They stand in a region of their own. */
export const bedrockModel = ({ model, region, client = clientIn(region) }: Needs): ImageModel => ({
  about: async () => ({ name: `bedrock/${model}`, source: "trainedAlgorithmicMedia" }),
  draw: (request) => invoke(client, model, bodyOf(request)),
});

const bodyOf = ({ prompt, brief, seed }: DrawRequest) => ({
  prompt: prompt.text,
  negative_prompt: prompt.negative,
  mode: "text-to-image",
  aspect_ratio: ratios[brief.aspectRatio],
  seed,
  output_format: "png",
});
