import { table as definition } from "./definitions.ts";
import type { Settings } from "./settings.ts";

/** Point-in-time recovery is SST's default, on every stage; the synthesis asserts it. */
export function table({ production }: Settings) {
  const { resource, fields, primaryIndex, globalIndexes, ttl } = definition;
  return new sst.aws.Dynamo(resource, {
    fields,
    primaryIndex,
    globalIndexes,
    ttl,
    deletionProtection: production,
  });
}
