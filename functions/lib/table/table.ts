import { type Clock, seconds } from "../clock.ts";
import { Refusal } from "../errors.ts";
import type { Count, Engine, Item, Key, Page, Query, Write } from "./engine.ts";
import {
  dueIn,
  type Entity,
  readItem,
  type Stored,
  type Unread,
  UnreadableItem,
  workShards,
} from "./entity.ts";
import { MOST_AT_ONCE } from "./packing.ts";
import { creating, removing, replacing } from "./writes.ts";

/** Somebody else wrote first: read again and decide again, or let the other one have it. */
export class Conflict extends Error {
  override name = "Conflict";
}

/** What a write comes to; undefined if somebody else was quicker. */
export const unlessLate = <Result>(write: Promise<Result>): Promise<Result | undefined> =>
  write.catch((failure: unknown) => {
    if (failure instanceof Conflict) return undefined;
    throw failure;
  });

/** Whether a write came first: false if somebody else was quicker. */
export const cameFirst = async (write: Promise<unknown>): Promise<boolean> =>
  (await unlessLate(write.then(() => true))) ?? false;

/** What was read, or why it cannot be: for who has something to say of it. */
export const unlessUnreadable = <Result>(read: Promise<Result>): Promise<Result | UnreadableItem> =>
  read.catch((failure: unknown) => {
    if (failure instanceof UnreadableItem) return failure;
    throw failure;
  });

/** Somebody else may write at the same time: what counts is read anew each time. */
export async function repeated<Result>(attempt: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await attempt();
  } catch (failure) {
    if (!(failure instanceof Conflict) || tries <= 1) throw failure;
    return repeated(attempt, tries - 1);
  }
}

/** Keys of due work that are read at once, of each shard. */
const DUE_PAGE = 250;

/** Work that is due, and since when. */
export type Due = Key & { at: string };

/** How far into a list an offset may lead; a cursor goes on from anywhere. */
export const FARTHEST = 800;

export type Listing = { limit: number; offset?: number; cursor?: string | undefined; unread?: Unread };

/** One of several items to read at once, which remembers what it will be. */
export type Wanted<Value> = { key: Key; read(item: Item): Value; spared?: true };
export const at = <Id, Value extends Id>(kind: Entity<Id, Value>, id: Id): Wanted<Value> => ({
  key: kind.key(id),
  read: (item) => readItem(kind, item),
});

/** One without which the rest is good: if it cannot be read, it is as if it were not there. */
export const ifReadable = <Id, Value extends Id>(kind: Entity<Id, Value>, id: Id): Wanted<Value> => ({
  ...at(kind, id),
  spared: true,
});

const nameOf = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);

type Found<W> = W extends Wanted<infer Value> ? Stored<Value> | undefined : never;

export type Table = ReturnType<typeof openTable>;

type Opening = { engine: Engine; clock: Clock; unread?: Unread };

const failing: Unread = (failure) => {
  throw failure;
};

/** What is read; undefined where it cannot be, of which somebody is told. */
function orTold<Value>(reading: () => Value, unread: Unread): Value | undefined {
  try {
    return reading();
  } catch (failure) {
    if (!(failure instanceof UnreadableItem)) throw failure;
    unread(failure);
    return undefined;
  }
}

/**
 * The single table as use cases see it: entities in, entities out, every guard a condition of the write. What cannot
 * be read is left out of a list, and told: to who asked for it, or else to `unread`.
 */
export function openTable({ engine, clock, unread: told = failing }: Opening) {
  const now = () => seconds(clock.now());

  /** What has expired may lie there for days until the database sweeps it: to us it is gone. */
  const counts = ({ ttl }: Item) => ttl === undefined || ttl > now();

  const read = <Id, Value extends Id>(
    kind: Entity<Id, Value>,
    item: Item | undefined,
  ): Stored<Value> | undefined => (item && counts(item) ? { ...readItem(kind, item), v: item.v } : undefined);

  /** Reads on until there is enough that counts: a page may be cut short, or hold what has expired. */
  async function readOn<Id, Value extends Id>(
    kind: Entity<Id, Value>,
    query: Query,
    unread = told,
  ): Promise<Page<Stored<Value>>> {
    const items: Stored<Value>[] = [];
    const readable = (item: Item) => orTold(() => read(kind, item), unread) ?? [];
    let cursor = query.cursor;
    do {
      const page = await engine.query({ ...query, limit: query.limit - items.length, cursor });
      items.push(...page.items.flatMap(readable));
      cursor = page.cursor;
    } while (cursor !== undefined && items.length < query.limit);
    return { items, cursor };
  }

  /** The keys of all work that is due, page by page: so many of each shard in a page, the oldest first. */
  async function* due(before: Date, pageSize = DUE_PAGE): AsyncGenerator<Due[]> {
    const query = { index: "gsi2", before: before.toISOString(), limit: pageSize } as const;
    let left: { pk: string; cursor?: string }[] = workShards.map((pk) => ({ pk }));
    while (left.length > 0) {
      const pages = await Promise.all(left.map((place) => engine.queryKeys({ ...query, ...place })));
      yield pages.flatMap(({ items }) =>
        items.map(({ pk, sk, indexSk }) => ({ pk, sk, at: dueIn(indexSk) })),
      );
      left = left.flatMap(({ pk }, shard) => {
        const cursor = pages[shard]?.cursor;
        return cursor === undefined ? [] : [{ pk, cursor }];
      });
    }
  }

  /** All or nothing; throws Conflict if any expectation did not hold. */
  async function write(...writes: Write[]): Promise<void> {
    const names = new Set(writes.map((one) => nameOf(one.kind === "put" ? one.item : one.key)));
    if (names.size < writes.length || writes.length > MOST_AT_ONCE)
      throw new RangeError(`a transaction writes to ${MOST_AT_ONCE} different items at most`);
    if (!(await engine.write(writes, now()))) throw new Conflict();
  }

  return {
    write,

    async get<Id, Value extends Id>(kind: Entity<Id, Value>, id: Id, { consistent = false } = {}) {
      return read(kind, await engine.get(kind.key(id), { consistent }));
    },

    /** Several items in one request, in the order they were asked for. */
    async getAll<const W extends readonly Wanted<unknown>[]>(...wanted: W) {
      const keys = new Map(wanted.map(({ key }) => [nameOf(key), key]));
      if (keys.size > MOST_AT_ONCE) throw new RangeError(`${MOST_AT_ONCE} items can be read at once`);
      const items = new Map((await engine.getMany([...keys.values()])).map((item) => [nameOf(item), item]));
      const found = wanted.map(({ key, read, spared }) => {
        const item = items.get(nameOf(key));
        if (!item || !counts(item)) return undefined;
        return orTold(() => ({ ...(read(item) as object), v: item.v }), spared ? told : failing);
      });
      return found as { [Index in keyof W]: Found<W[Index]> };
    },

    /** The items of one partition whose sort keys begin with a prefix, in order. */
    async all<Id, Value extends Id>(
      kind: Entity<Id, Value>,
      { unread, ...place }: { pk: string; prefix: string; unread?: Unread | undefined },
    ) {
      const { items } = await readOn(kind, { ...place, limit: Number.POSITIVE_INFINITY }, unread);
      return items;
    },

    /** A page of an owner's list, newest first. */
    async list<Id, Value extends Id>(
      kind: Entity<Id, Value>,
      owner: string,
      { limit, offset = 0, cursor, unread }: Listing,
    ) {
      if (offset + limit > FARTHEST)
        throw new Refusal("invalid_input", "Please use the cursor to go further back.", {
          fields: { offset: `offset and limit together reach ${FARTHEST} at most` },
        });
      const query = { index: "gsi1", pk: owner, limit: offset + limit, descending: true, cursor } as const;
      const { items, cursor: next } = await readOn(kind, query, unread);
      return { items: items.slice(offset), cursor: next };
    },

    /** All of an owner's list, newest first. */
    async wholeList<Id, Value extends Id>(kind: Entity<Id, Value>, owner: string) {
      const whole = { index: "gsi1", pk: owner, limit: Number.POSITIVE_INFINITY, descending: true } as const;
      return (await readOn(kind, whole)).items;
    },

    due,

    async create<Id, Value extends Id>(kind: Entity<Id, Value>, value: Value): Promise<Stored<Value>> {
      const creation = creating(kind, value);
      await write(creation);
      return { ...value, v: creation.item.v };
    },

    async replace<Id, Value extends Id>(
      kind: Entity<Id, Value>,
      value: Stored<Value>,
    ): Promise<Stored<Value>> {
      await write(replacing(kind, value));
      return { ...value, v: value.v + 1 };
    },

    async remove<Id, Value extends Id>(kind: Entity<Id, Value>, value: Stored<Value>): Promise<void> {
      await write(removing(kind, value));
    },

    /** Adds to a counter; undefined, and nothing added, where that would pass its limit or fall below zero. */
    count: (key: Key, count: Count): Promise<number | undefined> => engine.count(key, count, now()),
  };
}
