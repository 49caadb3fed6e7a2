/** An answer of theirs, or why there is none. `unsure` may have worked. */
export type Answer = { kind: "answer"; status: number; body: unknown } | { kind: "unsure"; reason: string };

type Needs = { baseUrl: string; apiKey: string; timeoutMs?: number };

export type Call = (method: "GET" | "POST", path: string, body?: unknown) => Promise<Answer>;

/** JSON over HTTP, with patience but not without end. Too many calls are answered in plain text. */
export const prodigiClient =
  ({ baseUrl, apiKey, timeoutMs = 15_000 }: Needs): Call =>
  async (method, path, body) => {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: { "x-api-key": apiKey, ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.status === 429 || response.status >= 500)
        return { kind: "unsure", reason: `status ${response.status}` };
      return { kind: "answer", status: response.status, body: parsed(text) };
    } catch (failure) {
      return { kind: "unsure", reason: failure instanceof Error ? failure.name : String(failure) };
    }
  };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
