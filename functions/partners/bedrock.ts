import type { Guardrail } from "../core/images/moderation.ts";
import type { Log } from "../lib/log.ts";
import { type Aws, awsService } from "./aws/service.ts";

/** Asks Bedrock once, at a path of its own. */
export type Bedrock = (path: string, body: object, signal: AbortSignal) => Promise<string>;

export function bedrockIn(aws: Aws): Bedrock {
  const ask = awsService({
    ...aws,
    service: "bedrock",
    host: "bedrock-runtime",
    triesFor: () => 1,
    fresh: true,
  });
  const headers = { accept: "application/json", "content-type": "application/json" };
  return async (path, asked, signal) =>
    (await ask({ path, headers, body: JSON.stringify(asked), signal })).body.toString();
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
