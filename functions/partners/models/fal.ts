import type { ImageModel, Original } from "../../core/images/model.ts";
import type { Outcome } from "../../core/images/outcome.ts";
import { positivePrompt } from "../../core/images/prompt.ts";
import * as z from "../../lib/schema.ts";
import { ask, type Needs } from "./asking.ts";
import { base64Of, beginning } from "./beginning.ts";
import { blocked, drawn, refusedWith } from "./outcomes.ts";
import type { Provider } from "./provider.ts";

/** FLUX and its like: "fal/fal-ai/flux-pro/v1.1". */
export const fal: Provider = {
  name: "fal",
  offers: (model) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(model),
  secret: { resource: "FalKey", environment: "FAL_KEY" },
  // Of a megapixel, begun with a picture where that costs more: its models' pages, May 2026.
  prices: { "fal-ai/flux/schnell": 0.003, "fal-ai/flux/dev": 0.03, "fal-ai/flux-pro/v1.1": 0.04 },
  make: async (model, key) => falModel({ model, apiKey: key() }),
};

/** As much of a megapixel as these models were trained for, in whole 32s. */
const sizes = {
  square: { width: 1024, height: 1024 },
  portrait: { width: 832, height: 1248 },
  landscape: { width: 1248, height: 832 },
};

export const falModel = ({ model, apiKey, baseUrl = "https://fal.run", ...patience }: Needs): ImageModel => ({
  about: async () => ({ name: `fal/${model}`, source: "trainedAlgorithmicMedia" }),
  draw: ({ prompt, brief, seed }, aids = {}) =>
    beginning(takingPictures[model] ? aids : {}, (from) =>
      ask(
        {
          url: `${baseUrl}/${from ? takingPictures[model] : model}`,
          headers: { authorization: `Key ${apiKey}` },
          body: {
            prompt: positivePrompt(prompt),
            ...(from ? beginningWith(from) : { image_size: sizes[brief.aspectRatio] }),
            num_images: 1,
            seed,
            output_format: "png",
            enable_safety_checker: true,
            // The picture itself in the answer, and nothing of it left at an address.
            sync_mode: true,
          },
          ...patience,
        },
        { answered: outcomeOf, refused },
      ),
    ),
});

/** Where a model draws over a picture; the others draw by words. */
const takingPictures: Record<string, string> = { "fal-ai/flux/dev": "fal-ai/flux/dev/image-to-image" };

/** FLUX wants much of it before anything changes. */
const strengths = { tone: 0.65, another: 0.85, content: 0.92 } satisfies Record<Original["change"], number>;

const beginningWith = ({ drawing, change }: Original) => ({
  image_url: `data:${drawing.contentType};base64,${base64Of(drawing)}`,
  strength: strengths[change],
});

const Answer = z.object({
  images: z.array(z.object({ url: z.string() })),
  has_nsfw_concepts: z.optional(z.array(z.boolean())),
});

/** What its checker stops comes as a black picture, and is only said beside it. */
function outcomeOf(text: string): Outcome {
  const { images, has_nsfw_concepts: [isStopped] = [] } = Answer.parse(JSON.parse(text));
  return isStopped ? blocked : drawn(images[0]?.url.split(";base64,")[1] ?? "");
}

const refused = (status: number, text: string): Outcome =>
  status === 422 && text.includes("content_policy_violation") ? blocked : refusedWith(status);
