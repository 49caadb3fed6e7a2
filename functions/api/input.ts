import type { Context } from "hono";
import { Refusal } from "../lib/errors.ts";
import { faultOf } from "../lib/field-faults.ts";
import { parsedJson } from "../lib/json.ts";
import * as z from "../lib/schema.ts";
import type { AnyOperation } from "./operation.ts";

type Schema = NonNullable<AnyOperation["body"]>;

/** The input as its schema reads it, or a refusal that names every field at fault. */
function checked(schema: Schema, value: unknown): unknown {
  const result = z.safeParse(schema, value, { error: faultOf });
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join(".") || "body", message]),
  );
  const [only = "", ...more] = Object.values(fields);
  // A toast says the sentence alone, and forms say what is at fault beside their fields.
  const sentence = more.length > 0 ? "Please check what you entered." : only;
  throw new Refusal("invalid_input", sentence, { fields });
}

const isJson = (type: string | undefined) => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type ?? "");

async function body(c: Context, schema: Schema): Promise<unknown> {
  const text = await c.req.text();
  // Forms of other sites can send plain text and form fields, but not JSON: it is the only body we read.
  if (!isJson(c.req.header("content-type")))
    throw new Refusal("unsupported_media_type", "Please send JSON (content-type: application/json).");
  const value = parsedJson(text);
  if (value === undefined) throw new Refusal("malformed_json", "The request is not valid JSON.");
  refuseIllFormed(text, value);
  return checked(schema, value);
}

/** Every text of a value, and every name in it; without calls in calls, as it may be nested deeper than those can be. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string") texts.push(next);
    if (next && typeof next === "object") for (const entry of Object.entries(next)) left.push(...entry);
  }
  return texts;
}

/** Half a character can only be sent as an escape; neither tables nor partners take it. */
function refuseIllFormed(text: string, value: unknown) {
  if (/\\u[dD][89a-fA-F]/.test(text) && textsIn(value).some((one) => !one.isWellFormed()))
    throw new Refusal("malformed_json", "The request holds text that is no text.");
}

/** Everything an operation declared about its input, read from the request. */
export async function readInput(c: Context, { params, query, body: bodySchema, rawBody }: AnyOperation) {
  return {
    params: params && checked(params, c.req.param()),
    query: query && checked(query, c.req.query()),
    body: rawBody ? await c.req.text() : bodySchema && (await body(c, bodySchema)),
  };
}

export const IDEMPOTENCY_HEADER = "idempotency-key";

/** Short and plain, because it becomes part of a key. */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header(IDEMPOTENCY_HEADER);
  if (key !== undefined && !/^[\w-]{8,100}$/.test(key))
    throw new Refusal(
      "bad_request",
      "An Idempotency-Key is 8 to 100 letters, digits, hyphens and underscores.",
    );
  return key;
}
