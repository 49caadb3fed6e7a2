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

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** A PNG out of an answer in JSON; half an answer may come back as anything. */
export function drawnPng(base64: string): Outcome {
  const bytes = Buffer.from(base64, "base64");
  return bytes.subarray(0, PNG.length).equals(PNG)
    ? { outcome: "drawn", drawing: { bytes, contentType: "image/png" } }
    : transient("the answer holds no PNG");
}
