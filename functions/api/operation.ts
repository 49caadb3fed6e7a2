import type * as z from "zod/v4/core";
import type { Shop } from "../composition.ts";
import type { Caller } from "../core/accounts/caller.ts";
import type { ErrorCode } from "../lib/errors.ts";
import type { Measure } from "../lib/limit.ts";
import type { OpenVisit, SessionCookie } from "./session-cookie.ts";

type Schema = z.$ZodType;
type Read<S> = S extends Schema ? z.output<S> : undefined;
type Sent<S> = S extends Schema ? z.input<S> : undefined;

/**
 * What an operation asks of its caller. `none` never looks at credentials (its answers are the same for
 * everybody, and cached at the edge); `lenient` takes what is valid and overlooks what is not, for those who are
 * about to sign in or out; `optional` refuses what is not valid; `guest` takes any account; `user` wants a
 * registered one.
 */
export type Credentials = "none" | "lenient" | "optional" | "guest" | "user";

type CallerOf<C extends Credentials> = C extends "none"
  ? undefined
  : C extends "optional" | "lenient"
    ? Caller | undefined
    : Caller;

type VisitOf<C extends Credentials> = CallerOf<C> extends Caller ? OpenVisit : OpenVisit | undefined;

type Input<P, Q, B, C extends Credentials> = {
  params: Read<P>;
  query: Read<Q>;
  body: Read<B>;
  caller: CallerOf<C>;
  /** The caller's account and session, as they are at this moment. */
  visit: VisitOf<C>;
  /** The network address that the edge saw. */
  ipAddress: string;
  session: SessionCookie;
  /** The caller's own name for this call, of operations that are `idempotent`: said again, it is the same call. */
  idempotencyKey: string | undefined;
  /** For those who sign what they send. */
  header(name: string): string | undefined;
};

type CallerLimit = Measure & {
  /** Counted together with others that say the same. */
  scope?: string;
  /** How often all guests of one network may: anybody can be another guest each time. Accounts are not counted so. */
  guestsOfNetwork?: number;
};

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call of the API: validation, types, document and the matrix and fuzz tests all come from this. */
export type Operation<
  M extends Method = Method,
  Path extends string = string,
  C extends Credentials = Credentials,
  P = unknown,
  Q = unknown,
  B = unknown,
  A = unknown,
> = {
  method: M;
  /** Below /api/v1, with parameters in braces. */
  path: Path;
  summary: string;
  credentials: C;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  /** The refusals of its own; those that follow from the rest are known without saying. */
  refuses?: readonly ErrorCode[];
  /** The body is taken as the text that it is, because it is signed as that. */
  rawBody?: boolean;
  /** How often one caller may: of what costs the shop more than an answer. */
  limit?: CallerLimit;
  /** The caller's cart is read along with who they are. */
  withCart?: boolean;
  /** Takes an `Idempotency-Key`: sent twice with the same one, it is done once. */
  idempotent?: boolean;
  /** Cache-Control of a good answer. Unless said, answers are private: `no-store`. */
  cache?: string;
  /** The answer stays the same for as long as this version runs, so it is made once and kept as bytes. */
  fixed?: boolean;
  handle(shop: Shop, input: Input<P, Q, B, C>): Sent<A> | Promise<Sent<A>>;
};

/** Any operation, for those who treat them alike. */
export type AnyOperation = Omit<Operation, "handle" | "params" | "query" | "body" | "answer"> & {
  params?: Schema | undefined;
  query?: Schema | undefined;
  body?: Schema | undefined;
  answer: Schema;
  // biome-ignore lint/suspicious/noExplicitAny: an operation's own input type was checked where it was declared.
  handle(shop: Shop, input: any): unknown;
};

export const operation = <
  const M extends Method,
  const Path extends `/${string}`,
  C extends Credentials,
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  declared: Operation<M, Path, C, P, Q, B, A>,
) => declared;

/** How a caller of the API sees an operation: what to send, what comes back. */
export type Contract<O> =
  O extends Operation<Method, string, Credentials, infer P, infer Q, infer B, infer A>
    ? { params: Sent<P>; query: Sent<Q>; body: Sent<B>; answer: Read<A> }
    : never;
