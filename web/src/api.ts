import type { Operations } from "../../functions/api/operations.ts";
import { API } from "../../functions/core/site/api-paths.ts";
import type { ErrorCode } from "../../functions/lib/errors.ts";
import type { Puzzle } from "../../functions/lib/puzzle.ts";
import { takeAsked } from "./before/asked.ts";
import { giveUp } from "./kit/give-up.ts";
import { inTurn } from "./storage/in-turn.ts";
import { onOtherUser, renewed, sessionIsOver, useStore } from "./store.ts";

export type Endpoint = keyof Operations & string;
export type Answer<E extends Endpoint> = Operations[E]["answer"];
export type Body<E extends Endpoint> = NonNullable<Operations[E]["body"]>;

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
    /** Brings a new session in the place of one that is here: other tabs that are refused with that wait for it. */
    renews?: true;
    /** May outlive the page: for what is small, and pressed on the way out. */
    keepalive?: true;
  };

const sentences = {
  FETCH_ERROR: "The shop cannot be reached. Please check your connection.",
  TIMEOUT_ERROR: "The shop takes too long to answer. Please try again.",
  PARSING_ERROR: "The shop's answer could not be read. Please try again.",
  OVERTAKEN: "Somebody else uses this browser now.",
  GUEST_IS_OVER: "Your session as a guest has ended. Please try again.",
  REFUSED: "That did not work. Please try again.",
};

/** A call that came to nothing: the network's fault, or a refusal with the server's own sentence. */
class ApiError extends Error {
  readonly kind: keyof typeof sentences;
  readonly status: number | undefined;
  /** It brought a sentence, as every refusal of the shop's does: a firewall, a proxy, a hotel's door have none. */
  readonly ours: boolean;
  readonly code: ErrorCode | undefined;
  readonly fields: Record<string, string>;
  /** What the shop wants to have worked out first. */
  readonly puzzle: Puzzle | undefined;

  constructor(
    kind: keyof typeof sentences,
    more: Partial<Pick<ApiError, "status" | "code" | "fields" | "puzzle">> & { error?: unknown } = {},
  ) {
    const said = typeof more.error === "string" ? more.error : "";
    super(said || sentences[kind]);
    this.ours = said !== "";
    this.name = "ApiError";
    this.kind = kind;
    this.status = more.status;
    this.code = more.code;
    this.fields = more.fields ?? {};
    this.puzzle = more.puzzle;
  }
}

/** Why a call came to nothing; of any other failure nothing is known. */
export const reasonOf = (failure: unknown): Partial<ApiError> => (failure instanceof ApiError ? failure : {});

/** A refusal of the shop's stays one; all else, a busy shop, or a new guest may be better next time. */
export function isFinal(failure: unknown) {
  const { ours, status = 500 } = reasonOf(failure);
  return ours === true && status < 500 && status !== 429;
}

/** Whether a call is tried once more by itself: what was too much is so a moment later as well. */
export const isTriedAgain = (failures: number, failure: Error) =>
  failures < 2 && !isFinal(failure) && reasonOf(failure).status !== 429;

/** By how much this browser's clock is wrong, in milliseconds; two that are right never quite agree. */
let slow = 0;
const RIGHT_MS = 60_000;
/** What was kept on the way tells when it was made, a few minutes ago. */
const KEPT_MS = 3_600_000;

/** What time it is in the shop, as far as its answers have told. */
export const shopNow = () => Date.now() + slow;

function hearTime({ headers }: Response) {
  const told = Date.parse(headers.get("date") ?? "") - Date.now();
  // A page that is opened again takes what its browser has, however old: that is no sign of a clock that is fast.
  const isRough = headers.get("cache-control") !== "no-store";
  if (Number.isNaN(told) || (isRough && told - slow < KEPT_MS)) return;
  slow = Math.abs(told) < RIGHT_MS ? 0 : told;
}

/** Whoever uses the browser: what was asked for by one is no answer for the next. */
let visit = new AbortController();
onOtherUser((before) => {
  const left = visit;
  visit = new AbortController();
  if (before) left.abort();
});

type Loose = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  renews?: true;
  keepalive?: true;
};

function addressOf(path: string, { params = {}, query }: Loose) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const asked = String(new URLSearchParams(query));
  return API + filled + (asked && `?${asked}`);
}

const newHex = () => crypto.randomUUID().replaceAll("-", "");
/** One id for all that this window asks for, and for what comes of it: kept nowhere, gone with the window. */
const trace = `00-${newHex()}-${newHex().slice(16)}-01`;

function headersOf({ body, idempotencyKey }: Loose) {
  const { accessToken } = useStore.getState();
  return {
    traceparent: trace,
    ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
  };
}

/** One call of the API, typed by the API itself. */
export async function call<E extends Endpoint>(endpoint: E, sent: Call<E>): Promise<Answer<E>> {
  return send(endpoint, sent as Loose) as Promise<Answer<E>>;
}

/** The lock of a tab that gets a new session. */
export const RENEWAL = "renewal";

const renewalOver = (signal: AbortSignal) =>
  navigator.locks?.request(RENEWAL, { mode: "shared", signal }, () => undefined).catch(() => undefined);

async function send(endpoint: string, sent: Loose, isSecond = false): Promise<unknown> {
  const [method = "GET", path = ""] = endpoint.split(" ");
  const asked = visit;
  const asSomebody = useStore.getState().user !== null;
  const end = giveUp(sent.signal, asked.signal);
  try {
    const url = addressOf(path, sent);
    const { accessToken } = useStore.getState();
    const headers = headersOf(sent);
    const credentials = await credentialsFor(endpoint);
    const body = sent.body === undefined ? undefined : JSON.stringify(sent.body);
    const early = takeAsked({ method, url, body, userId: useStore.getState().user?._id ?? null }, end.signal);
    const ask = () =>
      fetch(url, {
        method,
        credentials,
        headers,
        signal: end.signal,
        keepalive: sent.keepalive === true,
        ...(body !== undefined && { body }),
      });
    const response = await (early || (sent.renews ? inTurn(RENEWAL, ask) : ask()));
    hearTime(response);
    const isOver = asked !== visit;
    if (isOver && asSomebody) throw new ApiError("OVERTAKEN");
    const fresh = response.headers.get("x-access-token");
    if (fresh && !isOver) renewed(fresh);
    const answer = read(response, () => end.why());
    const { status, ours } = await answer.then(() => ({}) as Partial<ApiError>, reasonOf);
    if (status === 403 && ours && !isOver) {
      await renewalOver(end.signal);
      if (asked !== visit || end.why()) throw new ApiError("OVERTAKEN");
      const isPresent = !early && accessToken === useStore.getState().accessToken;
      if (!isPresent && !isSecond) return await send(endpoint, sent, true);
      // What was presented is worth nothing any more: whoever was signed in, is not.
      end.done();
      if (sessionIsOver() === "guest") throw new ApiError("GUEST_IS_OVER", { status });
    }
    return await answer;
  } catch (failure) {
    const why = end.why();
    if (why === "ABORTED") throw new DOMException("The call was given up.", "AbortError");
    if (why) throw new ApiError(why);
    throw failure instanceof ApiError ? failure : new ApiError("FETCH_ERROR");
  } finally {
    end.done();
  }
}

async function read(response: Response, interrupted: () => unknown) {
  const { status } = response;
  const data = await response.json().catch((failure: unknown) => {
    if (interrupted()) throw failure;
    throw new ApiError(response.ok ? "PARSING_ERROR" : "REFUSED", { status });
  });
  if (!response.ok) throw new ApiError("REFUSED", { ...data, status });
  return data;
}

let settling: Promise<unknown> | undefined;
/** Whatever is asked for next waits for it. */
const LEAVING_MS = 10_000;

async function logOut() {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), LEAVING_MS);
  const sent = { method: "POST", credentials: "include", keepalive: true, signal: late.signal } as const;
  const asked = fetch(`${API}/auth/logout`, { ...sent, headers: headersOf({}) });
  const { ok, status } = await asked.finally(() => clearTimeout(timer));
  // Also who is nobody any more may leave: what is no yes was not heard.
  if (!ok) throw new ApiError("REFUSED", { status });
  useStore.setState({ logOutOwed: false });
}

/** Tells the shop that somebody has left, in a call that outlives the page. */
export function settleLogOut(): Promise<unknown> {
  settling ??= logOut().finally(() => {
    settling = undefined;
  });
  return settling;
}

/**
 * As long as the shop does not know that somebody has left, their cookie is not shown to it: nobody must go on as
 * them. What needs a cookie of its own has to wait.
 */
async function credentialsFor(endpoint: string): Promise<RequestCredentials> {
  if (!useStore.getState().logOutOwed) return "include";
  const settled = await settleLogOut().then(
    () => true,
    () => false,
  );
  if (settled) return "include";
  if (endpoint.startsWith("POST /auth/")) throw new ApiError("FETCH_ERROR");
  return "omit";
}
