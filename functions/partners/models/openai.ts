import type { Aids, DrawRequest, ImageModel, Original } from "../../core/images/model.ts";
import { isRefused, type Outcome } from "../../core/images/outcome.ts";
import { positivePrompt } from "../../core/images/prompt.ts";
import { ask, type Needs } from "./asking.ts";
import { beginning, changeWords } from "./beginning.ts";
import { answered, refused, streamed } from "./openai-answers.ts";
import type { Provider } from "./provider.ts";

/** "gpt-image-2", or "flux@http://127.0.0.1:8188": any server that speaks this API, on a machine of one's own too. */
const NAME = /^([\w.:/-]*[\w-])(?:@(https?:\/\/[\w.:[\]-]+(?:\/[\w./-]*)?))?$/;

export const openAi: Provider = {
  name: "openai",
  offers: (model) => NAME.test(model),
  secret: { resource: "OpenAiKey", environment: "OPENAI_API_KEY" },
  // At most, of medium quality and with its looks: its guide to images, May 2026, which says none of 2.6's tokens.
  prices: { "gpt-image-2": 0.059 },
  page(setting, key) {
    const { model, baseUrl } = read(setting);
    return { url: `${addressOf(baseUrl)}/models/${model}`, headers: opened(key), ends: "shutdown_date" };
  },
  make: async (setting, key) => openAiModel({ ...read(setting), apiKey: key() }),
};

function read(setting: string) {
  const [, model = setting, baseUrl] = NAME.exec(setting) ?? [];
  return { model, baseUrl };
}

const addressOf = (baseUrl = "https://api.openai.com") => `${baseUrl.replace(/\/$/, "")}/v1`;
const opened = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` });

const sizes = { square: "1024x1024", portrait: "1024x1536", landscape: "1536x1024" };

/** How often it shows what there is: each look costs 100 tokens of what it draws, $0.004 at most. */
const LOOKS = 2;

/** OpenAI's image API. It knows neither seeds nor negative prompts. */
export function openAiModel({ model, apiKey, baseUrl, ...patience }: Needs): ImageModel {
  // Its own models answer with the picture, and take no word for it; others give an address unless they are told.
  const format = model.includes("gpt-image") ? {} : { response_format: "b64_json" };
  const address = `${addressOf(baseUrl)}/images`;

  function drawn(request: DrawRequest, see: Aids["see"], from: Original | undefined): Promise<Outcome> {
    const looks = see && { stream: true, partial_images: LOOKS };
    const fields = { model, ...bodyOf(request, from), ...format, ...looks };
    return ask(
      {
        url: `${address}/${from ? "edits" : "generations"}`,
        headers: opened(apiKey),
        body: from ? formOf(fields, from) : fields,
        ...patience,
      },
      {
        answered,
        streamed: (events) => streamed(events, see ?? (() => {})),
        refused(status, text) {
          const outcome = refused(status, text);
          // Not every server that speaks this API streams, and OpenAI's does for those whom it has verified.
          const isForLooks = looks && isRefused(outcome) && /stream|partial_images/.test(text);
          return isForLooks ? drawn(request, undefined, from) : outcome;
        },
      },
    );
  }
  return {
    about: async () => ({ name: `openai/${model}`, source: "trainedAlgorithmicMedia" }),
    draw: (request, aids = {}) => beginning(aids, (from) => drawn(request, aids.see, from)),
  };
}

const bodyOf = ({ prompt, brief }: DrawRequest, from: Original | undefined) => ({
  prompt: changeWords(from, positivePrompt(prompt)),
  size: sizes[brief.aspectRatio],
  quality: "medium",
  output_format: "png",
  n: 1,
});

/** A picture to begin with goes as a form: what speaks this API reads that, and not always JSON. */
function formOf(fields: object, { drawing: { bytes, contentType } }: Original) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set(
    "image",
    new Blob([new Uint8Array(bytes)], { type: contentType }),
    contentType.replace("image/", "original."),
  );
  return form;
}
