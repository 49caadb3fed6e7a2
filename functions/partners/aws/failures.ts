import type { Answer } from "./sending.ts";

/** What AWS answered instead: its name for it, its status, and what it said besides. */
export class AwsFailure extends Error {
  readonly status: number;
  readonly said: Readonly<Record<string, unknown>>;

  constructor(name: string, message: string, status: number, said: Record<string, unknown> = {}) {
    super(message);
    this.name = name;
    this.status = status;
    this.said = said;
  }
}

const objectIn = (text: string): Record<string, unknown> => {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
};

/** The first sentence alone: further on it may repeat what was signed, which is secret. */
const firstSentence = (text: unknown) =>
  /^.*?(?=\. |\n|$)/.exec(typeof text === "string" ? text : "")?.[0] ?? "";

/** Services that speak JSON name it in a header or in the answer, and those that speak XML in an element. */
export function failureIn({ status, headers, body }: Answer): AwsFailure {
  const text = body.toString();
  const said = objectIn(text);
  const inXml = (element: string) => new RegExp(`<${element}>([^<]*)<`).exec(text)?.[1];
  const named = headers["x-amzn-errortype"] ?? said.__type ?? inXml("Code");
  // "com.amazonaws.dynamodb.v20120810#ThrottlingException", "BadRequestException:http://…"
  const [name = ""] =
    String(named ?? "")
      .split("#")
      .at(-1)
      ?.split(":") ?? [];
  const message = firstSentence(said.message ?? said.Message ?? inXml("Message"));
  return new AwsFailure(name || `status ${status}`, message, status, said);
}

/** What is a matter of time, by its name alone. */
const PASSING =
  /Throttl|TooManyRequests|^RequestTimeout|^(SlowDown|RequestLimitExceeded|LimitExceededException|BandwidthLimitExceeded|PriorRequestNotComplete|ProvisionedThroughputExceededException|TransactionInProgressException|ConditionalRequestConflict)$/;

/** A function that was frozen between its signature and its sending: each try is signed anew. */
const isStale = ({ name, message }: AwsFailure) =>
  /^Request(Expired|TimeTooSkewed)$/.test(name) || message.startsWith("Signature expired");

/** Whether a moment later may be better: nothing was heard, the service has trouble of its own, or it was too much. */
export const isPassing = (failure: Error) =>
  !(failure instanceof AwsFailure) ||
  failure.status >= 500 ||
  failure.status === 429 ||
  PASSING.test(failure.name) ||
  isStale(failure);
