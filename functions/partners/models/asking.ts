import type { Outcome } from "../../core/images/outcome.ts";
import { eventsOf } from "./events.ts";
import { unanswered } from "./outcomes.ts";

/** Whom a key opens; a test has them elsewhere, and is not patient. */
export type Needs = { model: string; apiKey: string; baseUrl?: string | undefined; timeoutMs?: number };

type Question = { url: string; headers: Record<string, string>; body: object | FormData } & Pick<
  Needs,
  "timeoutMs"
>;
type Understand = {
  answered(text: string): Outcome;
  refused(status: number, text: string): Outcome | Promise<Outcome>;
  /** For whoever answers event by event. */
  streamed?(events: AsyncIterable<string>): Promise<Outcome>;
};

/** A model may think for two minutes. */
const PATIENCE_MS = 125_000;

/** Asks a provider once, in JSON or with a form; what cannot be reached or read is worth another try. */
export async function ask(
  { url, headers, body, timeoutMs = PATIENCE_MS }: Question,
  { answered, refused, streamed }: Understand,
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      ...(body instanceof FormData
        ? { headers, body }
        : { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (response.ok && isStream && response.body && streamed) return await streamed(eventsOf(response.body));
    const text = await response.text();
    return response.ok ? answered(text) : await refused(response.status, text);
  } catch (failure) {
    return unanswered(failure);
  }
}
