import type { Operations } from "../../functions/api/operations.ts";
import { renewed, resetStore, useStore } from "./store.ts";

export type Endpoint = keyof Operations & string;
export type Answer<E extends Endpoint> = Operations[E]["answer"];

type Sent<Key extends "params" | "query" | "body", E extends Endpoint> = undefined extends Operations[E][Key]
  ? { [K in Key]?: Operations[E][Key] }
  : { [K in Key]: Operations[E][Key] };

/** What a call has to send: as much as the operation declares, and nothing else. */
export type Call<E extends Endpoint> = Sent<"params", E> &
  Sent<"query", E> &
  Sent<"body", E> & {
    signal?: AbortSignal;
    /** Names a press of a button: pressed again, or sent again, it is done once. */
    idempotencyKey?: string;
  };

type Failure = "FETCH_ERROR" | "TIMEOUT_ERROR" | "PARSING_ERROR" | "REFUSED";

/** A call that came to nothing: the network's fault, or a refusal with the server's own sentence. */
export class ApiError extends Error {
  readonly kind: Failure;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly fields: Record<string, string>;

  constructor(
    kind: Failure,
    sentence: string,
    more: { status?: number; code?: string; fields?: Record<string, string> } = {},
  ) {
    super(sentence);
    this.name = "ApiError";
    this.kind = kind;
    this.status = more.status;
    this.code = more.code;
    this.fields = more.fields ?? {};
  }
}

const BASE = "/api/v1";
const PATIENCE_MS = 30_000;

type Loose = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
};

function request(endpoint: string, { params = {}, query, body, signal, idempotencyKey }: Loose): Request {
  const [method = "GET", path = ""] = endpoint.split(" ");
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = query ? `?${new URLSearchParams(query)}` : "";
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const { accessToken } = useStore.getState();
  const headers = {
    ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
  };
  return new Request(`${BASE}${filled}${search}`, {
    method,
    credentials: "include",
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function answered(sent: Request): Promise<Response> {
  try {
    return await fetch(sent);
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === "TimeoutError")
      throw new ApiError("TIMEOUT_ERROR", "The shop takes too long to answer. Please try again.");
    if (failure instanceof DOMException && failure.name === "AbortError") throw failure;
    throw new ApiError("FETCH_ERROR", "The shop cannot be reached. Please check your connection.");
  }
}

/** One call of the API, typed by the API itself. */
export async function call<E extends Endpoint>(endpoint: E, sent: Call<E>): Promise<Answer<E>> {
  const response = await answered(request(endpoint, sent as object));
  const fresh = response.headers.get("x-access-token");
  if (fresh) renewed(fresh);
  // What was presented is worth nothing any more: whoever was signed in, is not.
  if (response.status === 403) resetStore();
  const data = await response.json().catch(() => {
    throw new ApiError("PARSING_ERROR", "The shop's answer could not be read. Please try again.");
  });
  if (!response.ok) throw new ApiError("REFUSED", data.error, { status: response.status, ...data });
  return data;
}
