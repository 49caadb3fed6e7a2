import type { AspectRatio } from "../../core/catalogue/choice.ts";
import type { DrawRequest, ImageModel } from "../../core/images/model.ts";
import type { Outcome } from "../../core/images/outcome.ts";
import { positivePrompt } from "../../core/images/prompt.ts";
import * as z from "../../lib/schema.ts";
import { blocked, drawnPng, misconfigured, throttled, transient } from "./outcomes.ts";
import type { Provider } from "./provider.ts";

type Needs = { model: string; apiKey: string; baseUrl?: string; timeoutMs?: number };

export const openAi: Provider = {
  name: "openai",
  offers: (model) => /^[\w.:-]+$/.test(model),
  secret: "OpenAiKey",
  make: async (model, key) => openAiModel({ model, apiKey: key() }),
};

const sizes = { square: "1024x1024", portrait: "1024x1536", landscape: "1536x1024" } satisfies Record<
  AspectRatio,
  string
>;

/** OpenAI's image API. It knows neither seeds nor negative prompts, and may think for two minutes. */
export function openAiModel({
  model,
  apiKey,
  baseUrl = "https://api.openai.com",
  timeoutMs = 125_000,
}: Needs): ImageModel {
  return {
    about: async () => ({ name: `openai/${model}`, source: "trainedAlgorithmicMedia" }),
    async draw(request) {
      try {
        const response = await fetch(`${baseUrl}/v1/images/generations`, {
          method: "POST",
          headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
          body: JSON.stringify({ model, ...bodyOf(request) }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        const text = await response.text();
        return response.ok ? outcomeOf(text) : outcomeOfRefusal(response.status, text);
      } catch (failure) {
        return transient(failure instanceof Error ? failure.name : String(failure));
      }
    },
  };
}

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

const outcomeOf = (text: string): Outcome => drawnPng(Answer.parse(JSON.parse(text)).data[0]?.b64_json ?? "");

/** Its word for "your money is used up" comes with the status of "too fast". */
const noMoney = new Set(["insufficient_quota", "billing_hard_limit_reached"]);

function outcomeOfRefusal(status: number, text: string): Outcome {
  const code = codeIn(text);
  if (code === "moderation_blocked" || code === "content_policy_violation") return blocked;
  if (noMoney.has(code)) return misconfigured(code);
  if (status === 429) return throttled;
  if (status >= 500 || status === 408) return transient(`status ${status}`);
  return misconfigured(`status ${status} ${code}`);
}

function codeIn(text: string): string {
  try {
    return Problem.parse(JSON.parse(text)).error.code ?? "";
  } catch {
    return "";
  }
}
