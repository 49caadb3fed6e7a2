import { setTimeout as after } from "node:timers/promises";
import type { Collection } from "../records.ts";
import { problem } from "./shapes.ts";
import type { KeptAnswer } from "./words.ts";

/** Work takes a moment there, in which somebody else may ask for the same. */
const TAKES_MS = 30;

const json = { "content-type": "application/json" };

/** The same key is the same answer; for another request it is a mistake, and while it is worked on there is none. */
export function onceAKey(answers: Collection<KeptAnswer>) {
  const inUse = new Set<string>();
  let failures = 0;

  async function once(request: Request, body: string, work: () => Response): Promise<Response> {
    const key = request.headers.get("idempotency-key");
    const asked = `${request.method} ${new URL(request.url).pathname} ${body}`;
    const kept = key === null ? undefined : answers.get(key);
    if (kept && kept.request !== asked)
      return problem(
        400,
        "Keys for idempotent requests can only be used with the same parameters.",
        "idempotency_error",
      );
    if (kept)
      return new Response(kept.body, {
        status: kept.status,
        headers: { ...json, "idempotent-replayed": "true" },
      });
    if (key !== null && inUse.has(key))
      return problem(
        409,
        "There is currently another in-progress request using this Idempotent Key.",
        "idempotency_error",
      );
    if (key !== null) inUse.add(key);
    try {
      await after(TAKES_MS);
      const answer = failures > 0 ? problem(500, "An unknown error occurred", "api_error") : work();
      failures = Math.max(0, failures - 1);
      const text = await answer.text();
      if (key !== null) answers.put(key, { request: asked, status: answer.status, body: text });
      return new Response(text, { status: answer.status, headers: json });
    } finally {
      if (key !== null) inUse.delete(key);
    }
  }

  return {
    once,
    /** So many of what it is asked to make next: that is an answer like any other, and is kept under its key. */
    fail: (times: number) => {
      failures = times;
    },
  };
}

export type Once = ReturnType<typeof onceAKey>;
