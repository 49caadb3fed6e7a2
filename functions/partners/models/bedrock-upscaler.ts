import type { ImageModel } from "../../core/images/model.ts";
import { BEDROCK_REGION, subscribing } from "./bedrock.ts";
import type { Invoke } from "./bedrock-invoke.ts";
import { base64Of } from "./beginning.ts";
import type { Right } from "./provider.ts";

/** Stability's fast upscaler: four times as wide and as high, out of a megapixel at most. */
const FAST = { times: 4, mostPixels: 1_048_576 };

/** Where an inference profile of the United States may send a picture to be enlarged. */
const profileRegions = ["us-east-1", "us-east-2", "us-west-2"];

/** Bedrock lends its upscalers by inference profile only, whose name begins with a part of the world. */
export const upscaler = {
  usual: "us.stability.stable-fast-upscale-v1:0",
  offers: (profile: string) => /^[a-z]{2,}\.stability\.[\w:.-]+$/.test(profile),
  /** A profile is used in the account's name, and so are the models behind it, wherever they stand. */
  rights: (profile: string): Right[] => [
    {
      actions: ["bedrock:InvokeModel"],
      resources: [
        `arn:aws:bedrock:${BEDROCK_REGION}:{account}:inference-profile/${profile}`,
        ...profileRegions.map(
          (region) => `arn:aws:bedrock:${region}::foundation-model/${profile.replace(/^[a-z]+\./, "")}`,
        ),
      ],
    },
    subscribing,
  ],
};

/** So Bedrock hands on what the model itself has against a request: who comes so far was let in. */
const OF_THE_MODEL = "ValidationException: The model returned the following errors";

type Needs = { profile: string; invoke: Invoke };

/** Lets a model that cannot draw a picture again have it enlarged for print. */
export const withUpscaler = (model: ImageModel, { profile, invoke }: Needs): ImageModel => ({
  about: async () => ({ ...(await model.about()), enlarges: FAST }),
  draw: (request, aids) => model.draw(request, aids),
  async enlarge(drawing) {
    // Bedrock hands out 25 MB at most, which a PNG of sixteen megapixels with much grain is more than.
    const outcome = await invoke(profile, { image: base64Of(drawing), output_format: "jpeg" });
    const reason = outcome.outcome === "failed" ? outcome.reason : "";
    return reason.includes(OF_THE_MODEL) ? { outcome: "blocked", reason } : outcome;
  },
});
