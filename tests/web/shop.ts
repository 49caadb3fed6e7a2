import { vi } from "vitest";

type Asked = { endpoint: string; body: unknown; init: RequestInit };
type Given = { status?: number; body?: unknown; headers?: Record<string, string> };
type Answering = (asked: Asked) => Given | Error | Promise<Given | Error>;

/** A shop that answers as the test says, and remembers what it was asked. */
export function aShop(answering: Answering) {
  const asked: Asked[] = [];
  const fetching = async (address: string | URL | Request, init: RequestInit = {}) => {
    const endpoint = `${init.method ?? "GET"} ${String(address).replace("/api/v1", "")}`;
    const one = { endpoint, body: init.body ? JSON.parse(String(init.body)) : undefined, init };
    asked.push(one);
    const given = await Promise.race([answering(one), givenUp(init.signal)]);
    if (given instanceof Error) throw given;
    const { status = 200, body = {}, headers = {} } = given;
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return new Response(text, { status, headers });
  };
  vi.stubGlobal("fetch", fetching);
  return asked;
}

const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<Error>((resolve) => {
    const stop = () => resolve(new DOMException("aborted", "AbortError"));
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop);
  });

/** An answer that comes when the test wants it. */
export function later<T>() {
  let give: (value: T) => void = () => {};
  const answer = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}
