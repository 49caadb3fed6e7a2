import { listOf } from "../checks/check.ts";
import type { Statement } from "../synthesis/inputs.ts";

/** Something that a function asks of AWS. */
export type Ask = { action: string; resource: string; context?: Readonly<Record<string, string>> };

/** Whether a role's own statements allow it, as IAM decides: a Deny wins, an Allow is needed. */
export function allows(statements: readonly Statement[], ask: Ask): boolean {
  const about = statements.filter((statement) => speaksOf(statement, ask));
  return about.some(({ Effect }) => Effect === "Allow") && !about.some(({ Effect }) => Effect === "Deny");
}

export const speaksOf = ({ Action, Resource, Condition = {} }: Statement, ask: Ask) =>
  listOf(Action).some((action) => isLike(action.toLowerCase(), ask.action.toLowerCase())) &&
  listOf(Resource).some((resource) => isLike(resource, ask.resource)) &&
  Object.entries(Condition).every(([test, keys]) =>
    Object.entries(keys).every(([key, values]) => holds(test, listOf(values), ask.context?.[key])),
  );

/** A star is any text, a question mark any letter. */
const isLike = (pattern: string, text: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll("?", ".")}$`,
  ).test(text);

/** Only the tests that our policies use: another one has to be taught first. */
function holds(test: string, values: string[], given: string | undefined): boolean {
  if (test === "StringEquals") return given !== undefined && values.includes(given);
  if (test === "StringLike" || test === "ArnLike")
    return given !== undefined && values.some((value) => isLike(value, given));
  throw new Error(`nobody knows here what ${test} means`);
}
