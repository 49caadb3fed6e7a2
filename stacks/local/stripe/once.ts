import { setTimeout as after } from "node:timers/promises";
import type { Collection } from "../records.ts";
import { problem } from "./shapes.ts";
import type { Kept } from "./words.ts";

/** Work takes a moment there, in which somebody else may ask for the same. */
const TAKES_MS = 30;

const inUse = new Set<string>();

/** The same key is the same answer; for another request it is a mistake, and while it is worked on there is none. */
export async function once(
  answers: Collection<Kept>,
  request: Request,
  body: string,
  work: () => Response,
): Promise<Response> {
  const key = request.headers.get("idempotency-key");
  const asked = `${request.method} ${new URL(request.url).pathname} ${body}`;
  const kept = key === null ? undefined : answers.get(key);
  if (kept && kept.request !== asked)
    return problem(
      400,
      "Keys for idempotent requests can only be used with the same parameters.",
      "idempotency_error",
    );
  const json = { "content-type": "application/json" };
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
    const answer = work();
    const text = await answer.text();
    if (key !== null) answers.put(key, { request: asked, status: answer.status, body: text });
    return new Response(text, { status: answer.status, headers: json });
  } finally {
    if (key !== null) inUse.delete(key);
  }
}
