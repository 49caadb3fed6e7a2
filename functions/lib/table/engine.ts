/** Where an item stands in the table. */
export type Key = { pk: string; sk: string };

/** An item as every engine keeps it: its keys, its kind, its version, and the noun's own fields in `data`. */
export type Item = Key & {
  type: string;
  v: number;
  /** In which shape `data` was written, counted from the first; none is the first. */
  shape?: number;
  data: Record<string, unknown>;
  /** Which write put it there: lets a writer whose answer was lost recognise its own work. */
  w: string;
  gsi1pk?: string;
  gsi1sk?: string;
  gsi2pk?: string;
  gsi2sk?: string;
  /** Seconds since 1970 after which the item no longer counts; it may still lie there for days. */
  ttl?: number;
};

/** What must hold of the item that is there, in the very moment of the write. */
export type Expectation = "absent" | { version: number } | { below: number };

export type Write =
  | { kind: "put"; item: Item; expect: Expectation }
  /** An item that is already gone is fine, because a delete may come twice; unless it has to be there. */
  | { kind: "delete"; key: Key; expect: { version: number }; present?: true }
  | { kind: "check"; key: Key; expect: Expectation };

export type Query = {
  /** Without an index: the items of one partition. */
  index?: "gsi1" | "gsi2";
  pk: string;
  /** Only sort keys that begin so, or only those below a bound: one of the two. */
  prefix?: string;
  before?: string;
  limit: number;
  descending?: boolean;
  cursor?: string | undefined;
};

/** gsi2 holds keys only, so a page of it does as well. */
export type Page<T> = { items: T[]; cursor: string | undefined };

/** `ttl` is when the number starts anew. */
export type Count = { by: number; limit?: number; ttl?: number };

/**
 * The few operations that a table is made of. Engines answer alike, to the letter of one contract suite:
 * in memory for simulations, DynamoDB everywhere else.
 */
export type Engine = {
  get(key: Key, options: { consistent: boolean }): Promise<Item | undefined>;
  /** In no particular order; what is missing is left out. */
  getMany(keys: readonly Key[]): Promise<Item[]>;
  query(query: Query): Promise<Page<Item>>;
  queryKeys(query: Query): Promise<Page<Key & { indexSk: string }>>;
  /** All or nothing. False when an expectation did not hold; `now` decides what has expired. */
  write(writes: readonly Write[], now: number): Promise<boolean>;
  /**
   * Adds to a number; undefined, and nothing added, if it would pass its limit or fall below zero. A number whose
   * time is over counts as zero.
   */
  count(key: Key, count: Count, now: number): Promise<number | undefined>;
};
