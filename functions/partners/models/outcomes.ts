import type { Outcome } from "../../core/images/outcome.ts";

/** The outcomes by name, so that an adapter reads like a table. */
export const blocked: Outcome = { outcome: "blocked" };
export const throttled: Outcome = { outcome: "throttled" };
export const transient = (reason: string): Outcome => ({ outcome: "failed", kind: "transient", reason });
/** Asking again would not help, and somebody has to look. */
export const misconfigured = (reason: string): Outcome => ({
  outcome: "failed",
  kind: "configuration",
  reason,
});

/** How the files begin that a model may answer with. */
const kinds: [contentType: string, begins: RegExp][] = [
  ["image/png", /^\x89PNG/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/webp", /^RIFF[\s\S]{4}WEBP/],
];

/** A picture out of an answer in JSON; half an answer may come back as anything. */
export function drawn(base64: string): Outcome {
  const bytes = Buffer.from(base64, "base64");
  const head = bytes.subarray(0, 12).toString("latin1");
  const kind = kinds.find(([, begins]) => begins.test(head));
  return kind
    ? { outcome: "drawn", drawing: { bytes, contentType: kind[0] } }
    : transient("the answer holds no picture");
}

/** What a refusal means by its status alone. */
export function refusedWith(status: number, code = ""): Outcome {
  // 503 is "no room for now" at each of them, whoever asks: that takes minutes, as a quota does.
  if (status === 429 || status === 503) return throttled;
  if (status >= 500 || status === 408) return transient(`status ${status}`);
  return misconfigured(`status ${status} ${code}`.trim());
}

/** The line's own word for what cut it, where it has one, says more than "TypeError". */
export function unanswered(failure: unknown): Outcome {
  const { name, code, cause } = failure as Error & { code?: unknown; cause?: { code?: unknown } };
  const word = cause?.code ?? code;
  return transient(typeof word === "string" ? word : name);
}
