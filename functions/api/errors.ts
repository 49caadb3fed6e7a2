import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { type ErrorCode, Refusal, statusOf } from "../lib/errors.ts";
import type { Log } from "../lib/log.ts";
import * as z from "../lib/schema.ts";
import { UnreadableItem } from "../lib/table/entity.ts";
import type { Env } from "./request-log.ts";

/** The one shape of every answer that is not a success. */
export const Problem = z.object({
  error: z.string(),
  code: z.enum(Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
  puzzle: z.optional(
    z.object({ salt: z.string(), until: z.int(), rounds: z.int(), most: z.int(), target: z.string() }),
  ),
  requestId: z.optional(z.string()),
});

const refusalOf = (failure: unknown): Refusal => {
  if (failure instanceof Refusal) return failure;
  if (failure instanceof UnreadableItem)
    return new Refusal(
      "try_again",
      "We cannot read this at the moment. Nothing of it is lost, and somebody looks after it: please try again later.",
    );
  // Hono itself only throws for requests that it cannot read; its 403s must not log a shopper out.
  if (failure instanceof HTTPException && failure.status < 500)
    return new Refusal("bad_request", "The request could not be understood.");
  return new Refusal("internal", "Something went wrong on our side. Please try again in a moment.");
};

/** The only place where failures become answers. What we did not foresee reveals nothing but a request id. */
export function answerFailure(c: Context<Env>, failure: unknown, log: Log): Response {
  const refusal = refusalOf(failure);
  const requestId = c.get("requestId");
  if (failure instanceof UnreadableItem) log.error("item.unreadable", { failure: failure.message });
  if (refusal.code === "internal")
    log.error("unexpected", {
      requestId,
      failure: failure instanceof Error ? failure.stack : String(failure),
    });
  const problem: z.infer<typeof Problem> = { error: refusal.message, code: refusal.code };
  if (refusal.fields) problem.fields = refusal.fields;
  if (refusal.puzzle) problem.puzzle = refusal.puzzle;
  if (refusal.code === "internal") problem.requestId = requestId;
  c.set("code", refusal.code);
  return c.json(problem, refusal.status, {
    "cache-control": "no-store",
    // CloudFront adds its security headers to good answers only.
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
    ...(refusal.retryAfter !== undefined && { "retry-after": String(refusal.retryAfter) }),
  });
}
