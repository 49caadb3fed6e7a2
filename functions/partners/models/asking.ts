import type { Outcome } from "../../core/images/outcome.ts";
import { transient } from "./outcomes.ts";

/** Whom a key opens; a test has them elsewhere, and is not patient. */
export type Needs = { model: string; apiKey: string; baseUrl?: string | undefined; timeoutMs?: number };

type Question = { url: string; headers: Record<string, string>; body: object } & Pick<Needs, "timeoutMs">;
type Understand = {
  answered(text: string): Outcome;
  refused(status: number, text: string): Outcome;
};

/** A model may think for two minutes. */
const PATIENCE_MS = 125_000;

/** Asks a provider once, in JSON; what cannot be reached or read is worth another try. */
export async function ask(
  { url, headers, body, timeoutMs = PATIENCE_MS }: Question,
  { answered, refused }: Understand,
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return response.ok ? answered(text) : refused(response.status, text);
  } catch (failure) {
    return transient(failure instanceof Error ? failure.name : String(failure));
  }
}
