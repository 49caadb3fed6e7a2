import type { AspectRatio } from "../../core/catalogue/choice.ts";
import type { DrawRequest, ImageModel, Original } from "../../core/images/model.ts";
import { type Invoke, invokeBy } from "./bedrock-invoke.ts";
import { base64Of, beginning } from "./beginning.ts";
import type { BedrockIn, Provider, Right } from "./provider.ts";

/** Stability's models stand in a region of their own. */
export const BEDROCK_REGION = "us-west-2";

/**
 * Bedrock's third-party models are products of the Marketplace: the first call subscribes the account, in the
 * caller's name. Subscriptions know no resources, so the star is bound to calls that Bedrock passes on.
 */
export const subscribing: Right = {
  actions: ["aws-marketplace:Subscribe", "aws-marketplace:ViewSubscriptions"],
  resources: ["*"],
  conditions: [{ test: "StringEquals", variable: "aws:CalledViaLast", values: ["bedrock.amazonaws.com"] }],
};

export const invoking = (bedrockIn: BedrockIn) => invokeBy(bedrockIn(BEDROCK_REGION));

/** Stability's models on Amazon Bedrock: no key, only rights. */
export const bedrock: Provider = {
  name: "bedrock",
  offers: (model) => /^[\w.:-]+$/.test(model),
  prices: {
    "stability.sd3-5-large-v1:0": 0.08,
    "stability.stable-image-core-v1:1": 0.04,
    "stability.stable-image-ultra-v1:1": 0.14,
  },
  rights: (model) => [
    {
      actions: ["bedrock:InvokeModel"],
      resources: [`arn:aws:bedrock:${BEDROCK_REGION}::foundation-model/${model}`],
    },
    subscribing,
  ],
  make: async (model, _, bedrockIn) => bedrockModel({ model, invoke: invoking(bedrockIn) }),
};

const ratios = { square: "1:1", portrait: "2:3", landscape: "3:2" } satisfies Record<AspectRatio, string>;

type Needs = { model: string; invoke: Invoke };

export const bedrockModel = ({ model, invoke }: Needs): ImageModel => ({
  about: async () => ({ name: `bedrock/${model}`, source: "trainedAlgorithmicMedia" }),
  draw: (request, aids = {}) =>
    beginning(TAKES_PICTURES.test(model) ? aids : {}, (from) => invoke(model, bodyOf(request, from))),
});

const TAKES_PICTURES = /^stability\.sd3/;

/** How much of a picture is noise before it is drawn over: none leaves it, and at 1 nothing of it is left. */
const strengths = { tone: 0.4, another: 0.6, content: 0.75 } satisfies Record<Original["change"], number>;

const bodyOf = ({ prompt, brief, seed }: DrawRequest, from: Original | undefined) => ({
  prompt: prompt.text,
  negative_prompt: prompt.negative,
  // A picture brings its own shape.
  ...(from
    ? { mode: "image-to-image", image: base64Of(from.drawing), strength: strengths[from.change] }
    : { mode: "text-to-image", aspect_ratio: ratios[brief.aspectRatio] }),
  seed,
  output_format: "png",
});
