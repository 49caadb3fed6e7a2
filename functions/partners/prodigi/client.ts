/** An answer of theirs, or why there is none that can be relied on. `unsure` may have worked. */
export type Answer =
  | { kind: "answer"; status: number; body: unknown }
  | { kind: "unsure"; reason: string; why: "silence" | "credentials" };

type Needs = { baseUrl: string; apiKey: string; timeoutMs?: number };

export type Call = (method: "GET" | "POST", path: string, body?: unknown) => Promise<Answer>;

/** What only speaks about the order when they say so themselves; all else is about keys, gateways and the like. */
const SPOKEN = [400, 404];

/** JSON over HTTP, with patience but not without end. Too many calls are answered in plain text. */
export const prodigiClient =
  ({ baseUrl, apiKey, timeoutMs = 10_000 }: Needs): Call =>
  async (method, path, body) => {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: { "x-api-key": apiKey, ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status, ok } = response;
      const answer = readJson(await response.text());
      if (answer === undefined || !(ok || SPOKEN.includes(status)))
        return {
          kind: "unsure",
          reason: answer === undefined ? `status ${status}, not readable` : `status ${status}`,
          why: status === 401 || status === 403 ? "credentials" : "silence",
        };
      return { kind: "answer", status, body: answer };
    } catch (failure) {
      const reason = failure instanceof Error ? failure.name : String(failure);
      return { kind: "unsure", reason, why: "silence" };
    }
  };

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
