import type * as z from "zod/mini";

type Def = z.core.$ZodTypes["_zod"]["def"];
const defOf = ({ _zod }: z.core.$ZodType) => _zod.def as Def;

/** What a member of a union is known by. */
const nameOf = (member: Def) =>
  member.type === "object"
    ? Object.values(member.shape)
        .map(defOf)
        .flatMap((def) => (def.type === "literal" ? def.values : []))
        .join("/")
    : "";

/** Every field that what passes this schema may have, a line each; with the members of a union that alone have it. */
export function fieldsOf(schema: z.core.$ZodType): string[] {
  const def = defOf(schema);
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([name, field]) => [
        name,
        ...fieldsOf(field).map((inner) => `${name}.${inner}`),
      ]);
    case "union": {
      const found = def.options.flatMap((option) =>
        fieldsOf(option).map((field) => ({ field, of: nameOf(defOf(option)) })),
      );
      return [...Map.groupBy(found, ({ field }) => field)].map(([field, members]) =>
        members.length === def.options.length
          ? field
          : `${field} (${members.map(({ of }) => of).join(", ")})`,
      );
    }
    case "array":
      return fieldsOf(def.element);
    case "record":
      return fieldsOf(def.valueType).map((inner) => `*.${inner}`);
    default:
      return "innerType" in def ? fieldsOf(def.innerType) : [];
  }
}
