import type { QuotedFor, Unsure } from "../../core/fulfilment/printer.ts";
import { parsedJson } from "../../lib/json.ts";

/** An answer of theirs, or why there is none that can be relied on. `unsure` may have worked. */
export type Answer =
  | { outcome: "answer"; status: number; body: unknown }
  | (Unsure & { status?: never; body?: never });

type Needs = { baseUrl: string; apiKey: string; timeoutMs?: number; quoteTimeoutMs?: number };

export type Call = (
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  whose?: QuotedFor,
) => Promise<Answer>;

const reasons: Record<number, Unsure["why"]> = { 401: "credentials", 403: "credentials", 429: "busy" };

/** What only speaks about the order when they say so themselves; all else is about keys, gateways and the like. */
const SPOKEN = [400, 404];

/** JSON over HTTP, with patience but not without end. Too many calls are answered in plain text. */
export const prodigiClient =
  ({ baseUrl, apiKey, timeoutMs = 10_000, quoteTimeoutMs = 2_500 }: Needs): Call =>
  async (method, path, body) => {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: { "x-api-key": apiKey, ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // Somebody waits for a quote, and there is an estimate instead.
        signal: AbortSignal.timeout(path === "/quotes" ? quoteTimeoutMs : timeoutMs),
      });
      const { status, ok } = response;
      const answer = parsedJson(await response.text());
      if (answer === undefined || !(ok || SPOKEN.includes(status)))
        return {
          outcome: "unsure",
          reason: answer === undefined ? `status ${status}, not readable` : `status ${status}`,
          why: reasons[status] ?? "silence",
        };
      return { outcome: "answer", status, body: answer };
    } catch (failure) {
      const reason = failure instanceof Error ? failure.name : String(failure);
      return { outcome: "unsure", reason, why: "silence" };
    }
  };
