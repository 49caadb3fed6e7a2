import type { Drawing } from "../../core/images/drawing.ts";
import type { Outcome } from "../../core/images/outcome.ts";
import { parsedJson } from "../../lib/json.ts";
import * as z from "../../lib/schema.ts";
import { blocked, drawn, misconfigured, refusedWith, transient } from "./outcomes.ts";

const Answer = z.object({ data: z.array(z.object({ b64_json: z.string() })) });

const text = z.optional(z.nullable(z.string()));
const Problem = z.object({ error: z.optional(z.nullable(z.object({ code: text }))) });
const Event = z.extend(Problem, { type: text, b64_json: text });

/** Nothing where it is no JSON, or of another shape. */
const read = <T>(schema: z.ZodMiniType<T>, json: string) => z.safeParse(schema, parsedJson(json)).data;

export const answered = (json: string): Outcome => drawn(read(Answer, json)?.data[0]?.b64_json ?? "");

/** Its word for "your money is used up" comes with the status of "too fast". */
const noMoney = new Set(["insufficient_quota", "billing_hard_limit_reached"]);

function outcomeOf(status: number, code: string): Outcome {
  if (code === "moderation_blocked" || code === "content_policy_violation") return blocked;
  return noMoney.has(code) ? misconfigured(code) : refusedWith(status, code);
}

export const refused = (status: number, json: string): Outcome =>
  outcomeOf(status, read(Problem, json)?.error?.code ?? "");

/** A picture that comes bit by bit: what there is meanwhile is handed on, and what nobody understands passed over. */
export async function streamed(events: AsyncIterable<string>, see: (partial: Drawing) => void) {
  for await (const json of events) {
    const { type, b64_json, error } = read(Event, json) ?? {};
    if (error) return outcomeOf(500, error.code ?? "");
    const outcome = drawn(b64_json ?? "");
    if (type?.endsWith(".completed")) return outcome;
    if (type?.endsWith(".partial_image") && outcome.outcome === "drawn") see(outcome.drawing);
  }
  return transient("it ended before the picture was there");
}
