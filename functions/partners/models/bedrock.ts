import { BedrockRuntimeClient, InvokeModelCommand } from "@aws-sdk/client-bedrock-runtime";
import * as z from "zod/mini";
import type { AspectRatio } from "../../core/catalogue/product.ts";
import type { Commission, ImageModel, Outcome } from "../../core/images/model.ts";
import { blocked, drawnPng, misconfigured, throttled, transient } from "./outcomes.ts";

type Needs = { model: string; region: string; client?: BedrockRuntimeClient };

const ratios = { square: "1:1", portrait: "2:3", landscape: "3:2" } satisfies Record<AspectRatio, string>;

/** One try each: the queue is what tries again, and counts. */
const clientIn = (region: string) =>
  new BedrockRuntimeClient({ region, maxAttempts: 1, requestHandler: { requestTimeout: 100_000 } });

/** Stability's models on Amazon Bedrock. They stand in a region of their own. */
export function bedrockModel({ model, region, client = clientIn(region) }: Needs): ImageModel {
  return {
    about: async () => ({ name: `bedrock/${model}`, source: "trainedAlgorithmicMedia" }),
    async draw(commission) {
      const command = new InvokeModelCommand({
        modelId: model,
        contentType: "application/json",
        accept: "application/json",
        body: JSON.stringify(requestFor(commission)),
      });
      try {
        const { body } = await client.send(command);
        return outcomeOf(body.transformToString());
      } catch (failure) {
        return outcomeOfFailure(failure);
      }
    },
  };
}

const requestFor = ({ prompt, wish, seed }: Commission) => ({
  prompt: prompt.text,
  negative_prompt: prompt.negative,
  mode: "text-to-image",
  aspect_ratio: ratios[wish.aspectRatio],
  seed,
  output_format: "png",
});

const Answer = z.object({
  images: z.optional(z.array(z.string())),
  finish_reasons: z.array(z.nullable(z.string())),
});

/** Its moderation answers 200 as well, with a reason in the place of a picture. */
function outcomeOf(text: string): Outcome {
  const { images, finish_reasons } = Answer.parse(JSON.parse(text));
  const [reason] = finish_reasons;
  if (reason?.startsWith("Filter reason")) return blocked;
  if (reason) return transient(reason);
  return drawnPng(images?.[0] ?? "");
}

const tooMuch = new Set(["ThrottlingException", "ServiceQuotaExceededException", "ModelNotReadyException"]);

const wrongByUs = new Set([
  "AccessDeniedException",
  "ValidationException",
  "ResourceNotFoundException",
  "UnrecognizedClientException",
  "ExpiredTokenException",
  "CredentialsProviderError",
]);

function outcomeOfFailure(failure: unknown): Outcome {
  const { name, message } = failure instanceof Error ? failure : new Error(String(failure));
  if (tooMuch.has(name)) return throttled;
  if (wrongByUs.has(name)) return misconfigured(`${name}: ${message}`);
  return transient(name);
}
