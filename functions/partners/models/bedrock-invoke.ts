import type { Outcome } from "../../core/images/outcome.ts";
import * as z from "../../lib/schema.ts";
import type { Bedrock } from "../bedrock.ts";
import { blocked, drawn, refusedWith, throttled, transient, unanswered } from "./outcomes.ts";

/** Asks one of Stability's models on Bedrock for a picture; they all answer alike. */
export type Invoke = (model: string, request: object) => Promise<Outcome>;

/** One try each: the queue is what tries again, and counts. */
export const invokeBy =
  (bedrock: Bedrock, patienceMs = 100_000): Invoke =>
  async (model, request) => {
    const path = `/model/${encodeURIComponent(model)}/invoke`;
    try {
      return outcomeOf(await bedrock(path, request, AbortSignal.timeout(patienceMs)));
    } catch (failure) {
      return outcomeOfFailure(failure);
    }
  };

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
  return drawn(images?.[0] ?? "");
}

const tooMuch = new Set(["ThrottlingException", "ServiceQuotaExceededException", "ModelNotReadyException"]);

function outcomeOfFailure(failure: unknown): Outcome {
  const { name, message, status } = failure as Error & { status?: number };
  if (tooMuch.has(name)) return throttled;
  // What broke in the model says nothing of what it was asked.
  if (status === undefined || name === "ModelErrorException") return unanswered(failure);
  return refusedWith(status, message && String(failure));
}
