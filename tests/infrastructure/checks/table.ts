import { table as definition } from "../../../stacks/definitions.ts";
import { all } from "../synthesis/synthesis.ts";
import { type Check, complaints } from "./check.ts";

const projections = { all: "ALL", "keys-only": "KEYS_ONLY" } as const;

/** The table has the keys and indexes that the layer above it relies on, and can be turned back in time. */
export const tableIsAsDefined: Check = (resources) => {
  const [only, ...others] = all(resources, "aws:dynamodb/table:Table");
  if (!only || others.length > 0) return [`there are ${others.length + (only ? 1 : 0)} tables`];
  const { name, inputs } = only;
  const { hashKey, rangeKey } = definition.primaryIndex;
  const wanted = Object.entries(definition.globalIndexes).map(([index, keys]) =>
    [index, keys.hashKey, keys.rangeKey, projections[keys.projection]].join(),
  );
  const found = inputs.globalSecondaryIndexes.map((index) =>
    [index.name, index.hashKey, index.rangeKey, index.projectionType].join(),
  );
  return complaints([
    [name === `${definition.resource}Table`, `the table is called ${name}`],
    [inputs.hashKey === hashKey && inputs.rangeKey === rangeKey, "the table has other keys"],
    [found.sort().join(" ") === wanted.sort().join(" "), `the table has the indexes ${found.join(" ")}`],
    [inputs.ttl.enabled && inputs.ttl.attributeName === definition.ttl, "nothing in the table expires"],
    [inputs.billingMode === "PAY_PER_REQUEST", "the table has a fixed capacity"],
    [inputs.pointInTimeRecovery.enabled, "the table cannot be turned back in time"],
  ]);
};
