import type { Aids, DrawRequest, ImageModel } from "../../core/images/model.ts";
import type { Outcome } from "../../core/images/outcome.ts";
import { positivePrompt } from "../../core/images/prompt.ts";
import { ask, type Needs } from "./asking.ts";
import { answered, refused, streamed } from "./openai-answers.ts";
import { isRefused } from "./outcomes.ts";
import type { Provider } from "./provider.ts";

/** "gpt-image-2", or "flux@http://127.0.0.1:8188": any server that speaks this API, on a machine of one's own too. */
const NAME = /^([\w.:/-]*[\w-])(?:@(https?:\/\/[\w.:[\]-]+(?:\/[\w./-]*)?))?$/;

export const openAi: Provider = {
  name: "openai",
  offers: (model) => NAME.test(model),
  secret: "OpenAiKey",
  // At most, of medium quality and with its looks: OpenAI's guide to images, May 2026.
  prices: { "gpt-image-1": 0.071, "gpt-image-1.5": 0.057, "gpt-image-2": 0.059 },
  make: async (setting, key) => {
    const [, model = setting, baseUrl] = NAME.exec(setting) ?? [];
    return openAiModel({ model, apiKey: key(), baseUrl });
  },
};

const sizes = { square: "1024x1024", portrait: "1024x1536", landscape: "1536x1024" };

/** How often it shows what there is: each look costs 100 tokens of what it draws, $0.004 at most. */
const LOOKS = 2;

/** OpenAI's image API. It knows neither seeds nor negative prompts. */
export function openAiModel({
  model,
  apiKey,
  baseUrl = "https://api.openai.com",
  ...patience
}: Needs): ImageModel {
  function draw(request: DrawRequest, { see }: Aids = {}): Promise<Outcome> {
    const looks = see && { stream: true, partial_images: LOOKS };
    return ask(
      {
        url: `${baseUrl.replace(/\/$/, "")}/v1/images/generations`,
        headers: { authorization: `Bearer ${apiKey}` },
        body: { model, ...bodyOf(request), ...looks },
        ...patience,
      },
      {
        answered,
        streamed: (events) => streamed(events, see ?? (() => {})),
        refused(status, text) {
          const outcome = refused(status, text);
          // Not every server that speaks this API streams, and it does so not for everybody.
          const isForLooks = looks && isRefused(outcome) && /stream|partial_images/.test(text);
          return isForLooks ? draw(request) : outcome;
        },
      },
    );
  }
  return { about: async () => ({ name: `openai/${model}`, source: "trainedAlgorithmicMedia" }), draw };
}

const bodyOf = ({ prompt, brief }: DrawRequest) => ({
  prompt: positivePrompt(prompt),
  size: sizes[brief.aspectRatio],
  quality: "medium",
  output_format: "png",
  moderation: "auto",
  n: 1,
});
