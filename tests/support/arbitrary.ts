import fc from "fast-check";

/** The part of JSON Schema that the API's document uses. */
export type JsonSchema = {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
};

function text({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "email") return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength, unit: "grapheme" });
}

function object({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === "object" && Object.keys(properties).length === 0)
    return fc.dictionary(fc.string({ maxLength: 20 }), valid(additionalProperties), { maxKeys: 5 });
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valid(schema)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** Values that the schema allows. */
export function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valid));
  switch (schema.type) {
    case "object":
      return object(schema);
    case "array": {
      const { minItems: minLength = 0, maxItems = 5 } = schema;
      return fc.array(valid(schema.items ?? {}), {
        minLength,
        maxLength: Math.max(minLength, Math.min(maxItems, 12)),
      });
    }
    case "string":
      return text(schema);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

const surprise = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "𝕏".repeat(300),
    "__proto__",
    "constructor",
    "../../etc/passwd",
    -0,
    1e308,
    2 ** 53,
  ),
);

/** A valid value with one part of it replaced, dropped or added: mistakes and mischief close to the real thing. */
export const mutated = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid(schema), surprise, fc.nat(), fc.constantFrom("replace", "drop", "add"))
    .map(([value, odd, pick, how]) => {
      if (value === null || typeof value !== "object") return odd;
      const names = Object.keys(value);
      const name = names[pick % Math.max(names.length, 1)] ?? "x";
      if (how === "add") return { ...value, [`x${pick % 7}`]: odd };
      if (how === "drop") return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
      return { ...value, [name]: odd };
    });
