import { ApplyGuardrailCommand, BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import type { Guardrail } from "../core/images/moderation.ts";
import type { Log } from "../lib/log.ts";

type Needs = { id: string; version: string; log: Log; client?: BedrockRuntimeClient };

/** A shopper is waiting: what takes longer counts as no answer. */
const PATIENCE_MS = 3_000;

/**
 * Amazon Bedrock's guardrail, as the stage defines it. When it is silent it has no opinion: then the shop's own list
 * decides, and the model looks at words and picture itself.
 */
export const bedrockGuardrail = ({
  id,
  version,
  log,
  client = new BedrockRuntimeClient({ maxAttempts: 2, requestHandler: { requestTimeout: PATIENCE_MS } }),
}: Needs): Guardrail => ({
  async opinionOf(text) {
    const command = new ApplyGuardrailCommand({
      guardrailIdentifier: id,
      guardrailVersion: version,
      source: "INPUT",
      content: [{ text: { text } }],
    });
    try {
      const { action } = await client.send(command, { abortSignal: AbortSignal.timeout(PATIENCE_MS) });
      return action === "GUARDRAIL_INTERVENED" ? "refused" : "fine";
    } catch (failure) {
      log.error("guardrail.silent", { failure: String(failure) });
      return "none";
    }
  },
});
