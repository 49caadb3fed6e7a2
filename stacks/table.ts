import { table as definition } from "./definitions.ts";
import type { Settings } from "./settings.ts";

/** Another table may stand in its place: one that was restored to a point in time (restoring.md). */
const restored = (name: string) => sst.aws.Dynamo.get(definition.resource, name);

/** Point-in-time recovery is SST's default, on every stage; the synthesis asserts it. */
export function table({ production, restoredTable }: Settings) {
  if (restoredTable) return restored(restoredTable);
  const { resource, fields, primaryIndex, globalIndexes, ttl } = definition;
  return new sst.aws.Dynamo(resource, {
    fields,
    primaryIndex,
    globalIndexes,
    ttl,
    deletionProtection: production,
  });
}
