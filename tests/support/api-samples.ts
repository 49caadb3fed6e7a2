import fc from "fast-check";
import { openApi } from "../../functions/api/openapi.ts";
import type { AnyOperation } from "../../functions/api/operation.ts";
import type { Call } from "./api-call.ts";
import { type JsonSchema, mutated, valid } from "./arbitrary.ts";

type Parameter = { name: string; in: "path" | "query"; required: boolean; schema: JsonSchema };
type Described = {
  parameters: Parameter[];
  requestBody?: { content: { "application/json": { schema: JsonSchema } } };
};

/** The operation as the API's own document tells it: the tests know no more than any reader of it. */
function describedIn(operation: AnyOperation): Described {
  const { paths } = openApi([operation], "");
  return paths[operation.path]?.[operation.method.toLowerCase()] as Described;
}

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function parameters(
  described: Described,
  place: Parameter["in"],
  make: (schema: JsonSchema) => fc.Arbitrary<unknown>,
) {
  const named = described.parameters.filter((parameter) => parameter.in === place);
  const fields = Object.fromEntries(named.map(({ name, schema }) => [name, make(schema).map(asText)]));
  const requiredKeys = named.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(fields, { requiredKeys }) as fc.Arbitrary<Record<string, string>>;
}

function calls(
  operation: AnyOperation,
  make: (schema: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Call> {
  const described = describedIn(operation);
  const schema = described.requestBody?.content["application/json"].schema;
  return fc.record({
    params: parameters(described, "path", make),
    query: parameters(described, "query", make),
    ...(schema && { body: make(schema).map((value) => JSON.stringify(value) ?? "") }),
  });
}

export const validCalls = (operation: AnyOperation) => calls(operation, valid);

const junk: fc.Arbitrary<Call> = fc.record(
  {
    params: fc.constant({}),
    query: fc.dictionary(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), { maxKeys: 3 }),
    body: fc.oneof(fc.string(), fc.json(), fc.constantFrom("{", "[]", "null", '{"a":1}garbage', "\u0000")),
    headers: fc.constantFrom<Record<string, string>>(
      {},
      { "content-type": "text/plain" },
      { "content-type": "application/x-www-form-urlencoded" },
      { origin: "https://elsewhere.example" },
      { origin: "null" },
    ),
  },
  { requiredKeys: [] },
);

const anyOf = (operation: AnyOperation): fc.Arbitrary<Call> =>
  fc
    .oneof(validCalls(operation), calls(operation, mutated), junk)
    // A GET has no body, whatever one would like to send.
    .map(({ body, ...call }) =>
      operation.method === "GET" || body === undefined ? call : { ...call, body },
    );

const known = new Map<AnyOperation, fc.Arbitrary<Call>>();

/** Good calls, nearly good calls, and nonsense. Thousands are asked for: what they are drawn from is made once. */
export function anyCalls(operation: AnyOperation): fc.Arbitrary<Call> {
  const any = known.get(operation) ?? anyOf(operation);
  known.set(operation, any);
  return any;
}
