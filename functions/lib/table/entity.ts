import type { Key } from "./engine.ts";

/**
 * One kind of item, as data: where it stands, in which lists it shows up, when it stops to count.
 * `Id` is what one has to know to find it; `Value` is everything it holds, the id included.
 */
export type Entity<Id, Value extends Id> = {
  /** Kept with each item, for those who look at the table itself. */
  type: string;
  key(id: Id): Key;
  /** Its place in the list of its owner (gsi1). */
  listed?(value: Value): Key | undefined;
  /** When work on it is due (gsi2); finished work has no time. */
  due?(value: Value): Date | undefined;
  /** From when on it no longer counts. */
  expires?(value: Value): Date | undefined;
};

/** `entity<{ userId: UserId }, Cart>({ type: "cart", key: ({ userId }) => … })` */
export const entity = <Id extends object, Value extends Id>(declared: Entity<Id, Value>) => declared;

/** A value as it was read, with the version that a later write has to find. */
export type Stored<Value> = Value & { readonly v: number };

const SHARDS = 4;

/** Work is spread over shards by its key, so that no sweep and no rush wears out one partition. */
export function workPlace({ pk, sk }: Key, due: Date): Key {
  let sum = 0;
  for (const char of pk) sum = (sum + char.charCodeAt(0)) % SHARDS;
  return { pk: `WORK#${sum}`, sk: `${due.toISOString()}#${pk}#${sk}` };
}

export const workShards = Array.from({ length: SHARDS }, (_, shard) => `WORK#${shard}`);
