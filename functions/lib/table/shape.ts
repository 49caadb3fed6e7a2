/** The single table's keys and indexes: the layer beside this file, AWS and the local engines all read them here. */
export const tableShape = {
  fields: {
    pk: "string",
    sk: "string",
    gsi1pk: "string",
    gsi1sk: "string",
    gsi2pk: "string",
    gsi2sk: "string",
  },
  primaryIndex: { hashKey: "pk", rangeKey: "sk" },
  globalIndexes: {
    /** Owner lists: everything of one owner and kind, newest last. */
    gsi1: { hashKey: "gsi1pk", rangeKey: "gsi1sk", projection: "all" },
    /** Work that is due, in shards; sparse, so finished work leaves it. */
    gsi2: { hashKey: "gsi2pk", rangeKey: "gsi2sk", projection: "keys-only" },
  },
  ttl: "ttl",
} as const;
