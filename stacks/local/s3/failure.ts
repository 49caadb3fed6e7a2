import { xmlAnswer } from "./xml.ts";

/** A refusal in S3's own words: who asks makes its errors' names of these codes. */
export class S3Failure extends Error {
  readonly code: string;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message = code, headers: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.headers = headers;
  }
}

/** Refused rather than pretended: what passes here must pass on AWS. */
export const notImplemented = (what: string) =>
  new S3Failure(501, "NotImplemented", `The local S3 has no ${what}.`);

export function failureAnswer(failure: unknown): Response {
  const { status, code, message, headers } =
    failure instanceof S3Failure ? failure : new S3Failure(500, "InternalError", String(failure));
  return xmlAnswer("Error", { Code: code, Message: message }, { status, headers });
}
