import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import type { createApp } from "../../functions/api/app.ts";
import { Problem } from "../../functions/api/errors.ts";
import { refusalsOf } from "../../functions/api/openapi.ts";
import type { AnyOperation } from "../../functions/api/operation.ts";
import { API } from "../../functions/core/site/api-paths.ts";
import { statusOf } from "../../functions/lib/errors.ts";
import { ORIGIN_SECRET } from "./shop.ts";

export type Call = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** The body as it goes over the wire. */
  body?: string;
  headers?: Record<string, string>;
};

const fill = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "x"));

/** Sends one call the way the edge would hand it on. */
export function send(
  app: ReturnType<typeof createApp>,
  { method, path }: AnyOperation,
  call: Call,
): Promise<Response> {
  const query = call.query ? `?${new URLSearchParams(call.query)}` : "";
  return Promise.resolve(
    app.request(`${API}${fill(path, call.params)}${query}`, {
      method,
      headers: {
        "x-origin-secret": ORIGIN_SECRET,
        ...(call.body !== undefined && { "content-type": "application/json" }),
        ...call.headers,
      },
      ...(call.body !== undefined && { body: call.body }),
    }),
  );
}

const exactly = (schema: AnyOperation["answer"], value: unknown) => {
  const read = z.safeParse(schema, value);
  // Reading strips what the schema does not name: an answer must hold nothing else.
  return read.success && isDeepStrictEqual(JSON.parse(JSON.stringify(read.data)), value);
};

/** What is wrong with an answer, judged by nothing but the operation's own declaration; undefined if all is well. */
export async function faultOf(operation: AnyOperation, response: Response): Promise<string | undefined> {
  const { status } = response;
  if (status >= 500) return `answered ${status}`;
  if (!response.headers.get("cache-control")) return "has no Cache-Control";
  const body: unknown = await response.json();
  if (status < 300) return exactly(operation.answer, body) ? undefined : "answered off its schema";
  const problem = z.safeParse(Problem, body);
  if (!problem.success) return `refused off the shape of a problem: ${JSON.stringify(body)}`;
  const { code, fields = {} } = problem.data;
  const unsaid = Object.values(fields).find((sentence) =>
    /Invalid input|Too small|Too big|expected/.test(sentence),
  );
  if (unsaid) return `says of a field what only a program understands: ${unsaid}`;
  if (statusOf[code] !== status) return `says ${code} with status ${status}`;
  // An odd parameter can lead to no route at all; every other refusal must have been declared.
  if (code !== "not_found" && !refusalsOf(operation).includes(code))
    return `refused with an undeclared ${code}`;
  return undefined;
}
