import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** What is done because of one call carries its id, to the last line that a worker logs of it. */
export const traced = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The attribute of a message that carries it. */
export const TRACE = "trace";

export const traceId = (): string | undefined => current.getStore();

/** The id in W3C's words, "00-<trace>-<span>-<flags>", if a caller sent one. */
export const traceIn = (traceparent: string | undefined): string | undefined =>
  /^00-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent ?? "")?.[1];
