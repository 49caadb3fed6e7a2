import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Entity } from "../../functions/lib/table/entity.ts";
import { root, sources } from "./sources.ts";
import { fieldsOf } from "./stored-fields.ts";

type Kind = Entity<object, object>;

const isKind = (exported: unknown): exported is Kind =>
  typeof exported === "object" && exported !== null && "schema" in exported && "key" in exported;

/** All but those that a file keeps to itself, which are written once. */
async function kindsOfItems(): Promise<Kind[]> {
  const homes = sources.filter(
    ({ path, text }) => path.startsWith("functions/") && /export const \w+ = entity[<(]/.test(text),
  );
  const found = await Promise.all(homes.map(({ path }) => import(join(root, path))));
  return found.flatMap((home: object) => Object.values(home)).filter(isKind);
}

const kept = "stored-fields.txt";

/** What is written down of each kind: its shape, and its fields, a line each. */
const told = ({ type, schema, upgrades = [] }: Kind) =>
  [`${type}, shape ${upgrades.length}`, ...fieldsOf(schema)].join("\n  ");

const kindsIn = (text: string) => text.trim().split(/\n(?=\S)/);
const fieldsIn = (kind = "") => kind.split("\n  ").slice(1);
const headOf = (kind: string) => kind.split("\n", 1)[0];

const NEW_SHAPE =
  "What such an item holds has changed, and its shape has not. The release before works beside the next for a while, and would write it back without a new field: add an upgrade to the kind, if only one that changes nothing, and write its fields down by `vitest run tests/architecture/stored-fields.test.ts -u`.";

test("other fields in the table are a new shape, as the release before would lose them", async () => {
  const before = kindsIn(readFileSync(join(import.meta.dirname, kept), "utf8"));
  const now = (await kindsOfItems()).map(told).sort();
  const unmarked = now.flatMap((kind) => {
    const known = before.find((one) => headOf(one) === headOf(kind));
    const others = fieldsIn(kind).filter((field) => !fieldsIn(known).includes(field));
    return known && known !== kind ? `${headOf(kind)}: ${others.join(", ")}` : [];
  });
  expect(unmarked, NEW_SHAPE).toEqual([]);
  await expect(`${now.join("\n")}\n`).toMatchFileSnapshot(kept);
});
