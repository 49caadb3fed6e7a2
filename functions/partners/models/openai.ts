import type { DrawRequest, ImageModel } from "../../core/images/model.ts";
import { positivePrompt } from "../../core/images/prompt.ts";
import * as z from "../../lib/schema.ts";
import { ask, type Needs } from "./asking.ts";
import { blocked, drawn, misconfigured, refusedWith } from "./outcomes.ts";
import type { Provider } from "./provider.ts";

/** "gpt-image-2", or "flux@http://127.0.0.1:8188": any server that speaks this API, on a machine of one's own too. */
const NAME = /^([\w.:/-]*[\w-])(?:@(https?:\/\/[\w.:[\]-]+(?:\/[\w./-]*)?))?$/;

export const openAi: Provider = {
  name: "openai",
  offers: (model) => NAME.test(model),
  secret: "OpenAiKey",
  prices: { "gpt-image-1": 0.063, "gpt-image-2": 0.165 },
  make: async (setting, key) => {
    const [, model = setting, baseUrl] = NAME.exec(setting) ?? [];
    return openAiModel({ model, apiKey: key(), baseUrl });
  },
};

const sizes = { square: "1024x1024", portrait: "1024x1536", landscape: "1536x1024" };

/** OpenAI's image API. It knows neither seeds nor negative prompts. */
export const openAiModel = ({
  model,
  apiKey,
  baseUrl = "https://api.openai.com",
  ...patience
}: Needs): ImageModel => ({
  about: async () => ({ name: `openai/${model}`, source: "trainedAlgorithmicMedia" }),
  draw: (request) =>
    ask(
      {
        url: `${baseUrl.replace(/\/$/, "")}/v1/images/generations`,
        headers: { authorization: `Bearer ${apiKey}` },
        body: { model, ...bodyOf(request) },
        ...patience,
      },
      {
        answered: (text) => drawn(Answer.parse(JSON.parse(text)).data[0]?.b64_json ?? ""),
        refused: (status, text) => outcomeOf(status, codeIn(text)),
      },
    ),
});

const bodyOf = ({ prompt, brief }: DrawRequest) => ({
  prompt: positivePrompt(prompt),
  size: sizes[brief.aspectRatio],
  quality: "medium",
  output_format: "png",
  moderation: "auto",
  n: 1,
});

const Answer = z.object({ data: z.array(z.object({ b64_json: z.string() })) });
const Problem = z.object({ error: z.object({ code: z.optional(z.nullable(z.string())) }) });

/** Its word for "your money is used up" comes with the status of "too fast". */
const noMoney = new Set(["insufficient_quota", "billing_hard_limit_reached"]);

function outcomeOf(status: number, code: string) {
  if (code === "moderation_blocked" || code === "content_policy_violation") return blocked;
  return noMoney.has(code) ? misconfigured(code) : refusedWith(status, code);
}

function codeIn(text: string): string {
  try {
    return Problem.parse(JSON.parse(text)).error.code ?? "";
  } catch {
    return "";
  }
}
