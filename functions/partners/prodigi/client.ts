import type { QuotedFor, Unsure } from "../../core/fulfilment/printer.ts";
import { parsedJson } from "../../lib/json.ts";

/** An answer of theirs, or why there is none that can be relied on. `unsure` may have worked. */
export type Answer =
  | { outcome: "answer"; status: number; body: unknown }
  | (Unsure & { status?: never; body?: never });

type Needs = { baseUrl: string; apiKey: string; timeoutMs?: number };

/** What a call is for: a price for a cart or for who pays, a page of the audit, or an order itself. */
export type Purpose = QuotedFor | "audit" | "order";

export type Call = (
  purpose: Purpose,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
) => Promise<Answer>;

/** Somebody waits for a quote, and there is an estimate instead. */
const quoted = { cart: 2_500, checkout: 2_500 };

const reasons: Record<number, Unsure["why"]> = { 401: "credentials", 403: "credentials", 429: "busy" };

/** What only speaks about the order when they say so themselves; all else is about keys, gateways and the like. */
const SPOKEN = [400, 404];

/** JSON over HTTP, with patience but not without end. Too many calls are answered in plain text. */
export function prodigiClient({ baseUrl, apiKey, timeoutMs = 10_000 }: Needs): Call {
  const patience: Record<Purpose, number> = { ...quoted, audit: timeoutMs, order: timeoutMs };
  return async (purpose, method, path, body) => {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: { "x-api-key": apiKey, ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience[purpose]),
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
}
