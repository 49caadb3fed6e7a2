import type { AspectRatio } from "../../core/catalogue/choice.ts";
import type { ImageModel, Original } from "../../core/images/model.ts";
import type { Outcome } from "../../core/images/outcome.ts";
import { positivePrompt } from "../../core/images/prompt.ts";
import * as z from "../../lib/schema.ts";
import { ask, type Needs } from "./asking.ts";
import { base64Of, beginning, changeWords } from "./beginning.ts";
import { blocked, drawn, refusedWith, transient } from "./outcomes.ts";
import type { Provider } from "./provider.ts";

export const google: Provider = {
  name: "google",
  offers: (model) => /^[\w.-]+$/.test(model),
  secret: { resource: "GoogleAiKey", environment: "GEMINI_API_KEY" },
  // Of 1K, November 2026: 1,120 tokens of a picture at $120 and $30 a million, without what it thinks before.
  prices: { "gemini-3-pro-image": 0.134, "gemini-nano-banana-2.1": 0.034 },
  page: (model, key) => ({ url: addressOf(model), headers: opened(key) }),
  make: async (model, key) => googleModel({ model, apiKey: key() }),
};

const ratios = { square: "1:1", portrait: "2:3", landscape: "3:2" } satisfies Record<AspectRatio, string>;

const GEMINI = "https://generativelanguage.googleapis.com";
const addressOf = (model: string, baseUrl = GEMINI) => `${baseUrl}/v1beta/models/${model}`;
const opened = (apiKey: string) => ({ "x-goog-api-key": apiKey });

/** Google's Gemini API, with a model that answers in pictures. */
export const googleModel = ({ model, apiKey, baseUrl, ...patience }: Needs): ImageModel => ({
  about: async () => ({ name: `google/${model}`, source: "trainedAlgorithmicMedia" }),
  draw: ({ prompt, brief }, aids = {}) =>
    beginning(aids, (from) =>
      ask(
        {
          url: `${addressOf(model, baseUrl)}:generateContent`,
          headers: opened(apiKey),
          body: {
            contents: [{ parts: [...partsOf(from), { text: changeWords(from, positivePrompt(prompt)) }] }],
            generationConfig: {
              responseModalities: ["IMAGE"],
              imageConfig: { aspectRatio: ratios[brief.aspectRatio] },
            },
          },
          ...patience,
        },
        { answered: outcomeOf, refused: (status) => refusedWith(status) },
      ),
    ),
});

const partsOf = (from: Original | undefined) =>
  from ? [{ inlineData: { mimeType: from.drawing.contentType, data: base64Of(from.drawing) } }] : [];

const Part = z.object({ inlineData: z.optional(z.object({ data: z.string() })) });
const Candidate = z.object({
  content: z.optional(z.object({ parts: z.optional(z.array(Part)) })),
  finishReason: z.optional(z.string()),
});
const Answer = z.object({
  candidates: z.optional(z.array(Candidate)),
  promptFeedback: z.optional(z.object({ blockReason: z.optional(z.string()) })),
});

/** Its moderation answers 200 as well: of the words before, of what came of them after. */
const REFUSED = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION/;

function outcomeOf(text: string): Outcome {
  const { candidates: [first] = [], promptFeedback } = Answer.parse(JSON.parse(text));
  if (promptFeedback?.blockReason) return blocked;
  const picture = first?.content?.parts?.find(({ inlineData }) => inlineData)?.inlineData;
  if (picture) return drawn(picture.data);
  const reason = first?.finishReason ?? "";
  return REFUSED.test(reason) ? blocked : transient(`no picture: ${/^[A-Z_]*$/.test(reason) ? reason : ""}`);
}
