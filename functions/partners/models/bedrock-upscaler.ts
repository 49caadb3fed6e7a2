import type { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import type { ImageModel } from "../../core/images/model.ts";
import { clientIn, invoke } from "./bedrock-invoke.ts";

type Needs = { upscaler: string; region: string; client?: BedrockRuntimeClient };

/** Stability's fast upscaler: four times as wide and as high, out of a megapixel at most. */
const FAST = { times: 4, mostPixels: 1_048_576 };

/** Lets a model that cannot draw a picture again have it enlarged for print. */
export const withUpscaler = (
  model: ImageModel,
  { upscaler, region, client = clientIn(region) }: Needs,
): ImageModel => ({
  about: async () => ({ ...(await model.about()), enlarges: FAST }),
  draw: (request) => model.draw(request),
  enlarge: ({ bytes }) =>
    invoke(client, upscaler, { image: Buffer.from(bytes).toString("base64"), output_format: "png" }),
});
