import type { $ZodRawIssue } from "zod/v4/core";
import { required, tooLong, tooShort } from "./field-words.ts";
import { capital } from "./words.ts";

/** "firstName" is called "First name", as forms call it. */
function labelOf(path: readonly PropertyKey[] = []) {
  const name = path.findLast((part) => typeof part === "string") ?? "body";
  const words = name
    .replace(/^_+/, "")
    .replace(/_|(?=[A-Z])|(?<=[a-z])(?=\d)/g, " ")
    .toLowerCase();
  return capital(words);
}

const isEmpty = (input: unknown) =>
  typeof input === "string" ? input.trim() === "" : Array.isArray(input) ? !input.length : input == null;

const units: Record<string, string> = { string: " characters", array: " entries" };

/** What is wrong with a field whose schema has no words of its own: zod's are no sentences for a shopper. */
export function faultOf(issue: $ZodRawIssue): string {
  const label = labelOf(issue.path);
  if (isEmpty(issue.input)) return required(label);
  const unit = units[String(issue.origin)] ?? "";
  if (issue.code === "too_small") return tooShort(label, issue.minimum, unit);
  if (issue.code === "too_big") return tooLong(label, issue.maximum, unit);
  return `Invalid ${label.toLowerCase()}`;
}
