import { API } from "../core/site/api-paths.ts";
import { type ErrorCode, statusOf } from "../lib/errors.ts";
import * as z from "../lib/schema.ts";
import { Problem } from "./errors.ts";
import { IDEMPOTENCY_HEADER } from "./input.ts";
import type { AnyOperation } from "./operation.ts";

type Schema = AnyOperation["answer"];
type JsonSchema = { properties?: Record<string, unknown>; required?: string[] };

const jsonSchema = (schema: Schema, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

const json = (schema: unknown) => ({ "application/json": { schema } });

/** Which refusals an operation can give: its own, and those that follow from what it is and asks for. */
export const refusalsOf = (operation: AnyOperation): ErrorCode[] => {
  const { method, credentials, params, query, body, limit, refuses = [] } = operation;
  return [
    ...new Set<ErrorCode>([
      ...refuses,
      ...(method === "GET" ? [] : (["foreign_origin", "body_too_large"] as const)),
      ...(body ? (["malformed_json", "unsupported_media_type"] as const) : []),
      ...(limit ? (["too_many_requests"] as const) : []),
      ...(params || query || body ? (["invalid_input"] as const) : []),
      ...(credentials === "none" || credentials === "lenient" ? [] : (["invalid_credentials"] as const)),
      ...(credentials === "guest" || credentials === "user" ? (["not_signed_in"] as const) : []),
      "bad_request",
      "internal",
    ]),
  ];
};

function parameters(schema: Schema | undefined, place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as JsonSchema;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}

const idempotencyKey = {
  name: IDEMPOTENCY_HEADER,
  in: "header",
  required: false,
  description: "The caller's own name for this call: sent again with the same one, it is done once.",
  schema: { type: "string", pattern: "^[\\w-]{8,100}$" },
};

const bearer = { bearer: [] };
const security = { none: [], lenient: [{}, bearer], optional: [{}, bearer], guest: [bearer], user: [bearer] };

function refusals(operation: AnyOperation) {
  const byStatus = Object.groupBy(refusalsOf(operation), (code) => String(statusOf[code]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      { description: codes.join(", "), content: json({ $ref: "#/components/schemas/Problem" }) },
    ]),
  );
}

/** "GET /images/{imageId}" is getImagesByImageId: what those call it who generate a client from the document. */
const nameOf = ({ method, path }: AnyOperation) =>
  path
    .replace(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => `by-${first}${rest}`)
    .replace(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^/, method.toLowerCase());

const described = (operation: AnyOperation) => ({
  operationId: nameOf(operation),
  summary: operation.summary,
  tags: [operation.path.split("/")[1]],
  "x-credentials": operation.credentials,
  security: security[operation.credentials],
  parameters: [
    ...parameters(operation.params, "path"),
    ...parameters(operation.query, "query"),
    ...(operation.idempotent ? [idempotencyKey] : []),
  ],
  ...(operation.body && {
    requestBody: { required: true, content: json(jsonSchema(operation.body, "input")) },
  }),
  responses: {
    "200": { description: "Done", content: json(jsonSchema(operation.answer, "output")) },
    ...refusals(operation),
  },
});

/** The API's document, OpenAPI 3.1, made from the operations themselves: it cannot lag behind them. */
export function openApi(operations: readonly AnyOperation[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    Object.assign(paths[operation.path] ?? {}, { [operation.method.toLowerCase()]: described(operation) });
  }
  return {
    openapi: "3.1.0",
    info: { title: "Wallflower", version, license: { name: "All rights reserved" } },
    servers: [{ url: API }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, "output") },
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}
