import { parsedJson } from "../../lib/json.ts";
import type { Answer } from "./sending.ts";

/** What AWS answered instead, by its name for it. What it said besides may be secret, and is not shown with it. */
export class AwsFailure extends Error {
  readonly status: number;
  readonly #said: Readonly<Record<string, unknown>>;
  /** A try before was not heard, and may be what this one met. */
  mayHaveWorked = false;

  constructor(name: string, message: string, status: number, said: Record<string, unknown> = {}) {
    super(message);
    this.name = name;
    this.status = status;
    this.#said = said;
  }

  said(what: "Item" | "CancellationReasons" | "message" | "Message"): unknown {
    return this.#said[what];
  }
}

/** The first sentence alone: further on it may repeat what was signed, which is secret. */
const firstSentence = (text: unknown) =>
  /^.*?(?=\. |\n|$)/.exec(typeof text === "string" ? text : "")?.[0] ?? "";

/** Services that speak JSON name it in a header or in the answer, and those that speak XML in an element. */
export function failureIn({ status, headers, body }: Answer): AwsFailure {
  const text = body.toString();
  const said: Record<string, unknown> = Object(parsedJson(text));
  const inXml = (element: string) => new RegExp(`<${element}>([^<]*)<`).exec(text)?.[1];
  const named = headers["x-amzn-errortype"] ?? said.__type ?? said.code ?? inXml("Code");
  // "com.amazonaws.dynamodb.v20120810#ThrottlingException", "BadRequestException:http://…"
  const [name = ""] =
    String(named ?? "")
      .split("#")
      .at(-1)
      ?.split(":") ?? [];
  const message = firstSentence(said.message ?? said.Message ?? inXml("Message"));
  return new AwsFailure(name || `status ${status}`, message, status, said);
}

const TOO_MUCH =
  /Throttl|TooManyRequests|^(SlowDown|RequestLimitExceeded|LimitExceededException|BandwidthLimitExceeded|PriorRequestNotComplete|ProvisionedThroughputExceededException|TransactionInProgressException)$/;

/** Too much at once: that takes longer to pass than a line that was cut. */
export const isThrottled = (failure: unknown) =>
  failure instanceof AwsFailure && (failure.status === 429 || TOO_MUCH.test(failure.name));

/** Whether it may have worked all the same: the line was cut, nothing came in time, or the service fell over it. */
export const isUnheard = (failure: unknown) =>
  failure instanceof AwsFailure
    ? failure.status >= 500
    : failure instanceof Error && (failure.name === "TimeoutError" || /^E(?!RR_)/.test(codeOf(failure)));

const codeOf = (failure: Error) => String((failure as Error & { code?: unknown }).code ?? "");

/** Whether it never came to be asked. */
export const isUnasked = (failure: Error) => /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/.test(codeOf(failure));

/** A function may be frozen between its signature and its sending: each try is signed anew. */
const isStale = ({ name, message }: AwsFailure) =>
  /^Request(Expired|TimeTooSkewed)$/.test(name) || message.startsWith("Signature expired");

/** Whether a moment later may be better. */
export const isPassing = (failure: Error) =>
  isUnheard(failure) ||
  isThrottled(failure) ||
  (failure instanceof AwsFailure &&
    (/^RequestTimeout|^ConditionalRequestConflict$/.test(failure.name) || isStale(failure)));
