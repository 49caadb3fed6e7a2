import type { Guardrail } from "../core/images/moderation.ts";
import type { Log } from "../lib/log.ts";
import { type Credentials, signedCall } from "./aws-signature.ts";

/** Asks Bedrock at a path of its own; throws by the name that it has for what is wrong, with its status. */
export type Bedrock = (path: string, body: object, signal: AbortSignal) => Promise<string>;

/** Without its client, which would bring HTTP/2 into what all functions read at their start. */
export function bedrockIn(region: string, credentials: Credentials, host?: string): Bedrock {
  return async (path, asked, signal) => {
    const url = (host ?? `https://bedrock-runtime.${region}.amazonaws.com`) + path;
    const headers = { accept: "application/json", "content-type": "application/json" };
    const request = { method: "POST", url, service: "bedrock", region, headers, body: JSON.stringify(asked) };
    const answer = await signedCall(request, credentials, signal);
    const text = await answer.text();
    if (answer.ok) return text;
    const [name = ""] = (answer.headers.get("x-amzn-errortype") ?? "").split(":");
    // No more than its first sentence: further on it repeats what was signed, which is secret.
    const [, words] = /"message":\s*"(.*?)(?:\. |\\n|")/i.exec(text) ?? [];
    throw Object.assign(new Error(words), { name: name || `status ${answer.status}`, status: answer.status });
  };
}

type Needs = { id: string; version: string; log: Log; bedrock: Bedrock };

/** A shopper is waiting: what takes longer counts as no answer. */
const PATIENCE_MS = 3_000;

/**
 * Amazon Bedrock's guardrail, as the stage defines it. When it is silent it has no opinion: then the shop's own list
 * decides, and the model looks at words and picture itself.
 */
export const bedrockGuardrail = ({ id, version, log, bedrock }: Needs): Guardrail => ({
  async opinionOf(text) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const words = { source: "INPUT", content: [{ text: { text } }] };
    const ask = () => bedrock(`/guardrail/${id}/version/${version}/apply`, words, signal);
    try {
      // Asked twice, if there is the time.
      const { action } = JSON.parse(await ask().catch(ask));
      return action === "GUARDRAIL_INTERVENED" ? "refused" : "fine";
    } catch (failure) {
      log.error("guardrail.silent", { failure: String(failure) });
      return "none";
    }
  },
});
