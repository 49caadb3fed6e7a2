import * as z from "../schema.ts";
import type { Item, Key } from "./engine.ts";

/**
 * One kind of item, as data: where it stands, in which lists it shows up, when it stops to count.
 * `Id` is what one has to know to find it; `Value` is everything it holds, the id included.
 */
export type Entity<Id, Value extends Id> = {
  /** Kept with each item, for those who look at the table itself. */
  type: string;
  /** What every item of it holds: nothing that is read is believed without having passed here. */
  schema: z.ZodMiniType<Value>;
  /** Make an item of an older shape one of the next: the first leads from the first shape to the second. */
  upgrades?: readonly Upgrade[];
  key(id: Id): Key;
  /** It comes and goes under one name: each begins with another version, as whoever has read one must not remove the next. */
  comesAgain?: true;
  /** Its place in the list of its owner (gsi1). */
  listed?(value: Value): Key | undefined;
  /** When work on it is due (gsi2); finished work has no time. */
  due?(value: Value): Date | undefined;
  /** From when on it no longer counts. */
  expires?(value: Value): Date | undefined;
};

// biome-ignore lint/suspicious/noExplicitAny: what an older release wrote has no type any more.
type Upgrade = (older: any) => unknown;

/** `entity<{ userId: UserId }, Cart>({ type: "cart", key: ({ userId }) => … })` */
export const entity = <Id extends object, Value extends Id>(declared: Entity<Id, Value>) => declared;

/** A value as it was read, with the version that a later write has to find. */
export type Stored<Value> = Value & { readonly v: number };

/** An item that no release of the shop can have written, or one that is still to come; `item` is how it stands there. */
export class UnreadableItem extends Error {
  override name = "UnreadableItem";
  readonly item: Item;
  constructor(message: string, item: Item) {
    super(message);
    this.item = item;
  }
}

/** Is told of what cannot be read, by who goes on with the rest. */
export type Unread = (failure: UnreadableItem) => void;

export const shapeOf = <Id, Value extends Id>({ upgrades = [] }: Entity<Id, Value>) => upgrades.length;

/** What an item holds, in today's shape, whichever release wrote it. */
export function readItem<Id, Value extends Id>(
  { type, schema, upgrades = [] }: Entity<Id, Value>,
  item: Item,
): Value {
  const { pk, sk, data, shape = 0 } = item;
  // It stands in a log: whose address it is, does not.
  const name = `${pk} ${sk}`.replace(/#\S*@.*/, "#…");
  const unreadable = (why: unknown) => new UnreadableItem(`${name} is no ${type}: ${why}`, item);
  if (shape > upgrades.length) throw unreadable("it is of a release to come");
  let today: unknown = data;
  try {
    for (const upgrade of upgrades.slice(shape)) today = upgrade(today);
  } catch (failure) {
    throw unreadable(failure);
  }
  const read = z.safeParse(schema, today);
  if (!read.success) throw unreadable(z.prettifyError(read.error));
  return read.data;
}

const SHARDS = 4;

/** Work is spread over shards by its key, so that no sweep and no rush wears out one partition. */
export function workPlace({ pk, sk }: Key, due: Date): Key {
  let sum = 0;
  for (const char of pk) sum = (sum + char.charCodeAt(0)) % SHARDS;
  return { pk: `WORK#${sum}`, sk: `${due.toISOString()}#${pk}#${sk}` };
}

/** Since when the work at such a place is due. */
export const dueIn = (sk: string) => sk.split("#", 1)[0] ?? "";

export const workShards = Array.from({ length: SHARDS }, (_, shard) => `WORK#${shard}`);
