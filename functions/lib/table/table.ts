import { type Clock, seconds } from "../clock.ts";
import { Refusal } from "../errors.ts";
import type { Count, Engine, Item, Key, Page, Write } from "./engine.ts";
import { type Entity, type Stored, workShards } from "./entity.ts";
import { creating, removing, replacing } from "./writes.ts";

/** Somebody else wrote first: read again and decide again, or let the other one have it. */
export class Conflict extends Error {
  override name = "Conflict";
}

/** How far into a list an offset may lead; a cursor goes on from anywhere. */
const FARTHEST = 800;

export type Listing = { limit: number; offset?: number; cursor?: string };

/** One of several items to read at once, which remembers what it will be. */
export type Wanted<Value> = { key: Key; value?: Value };
export const at = <Id, Value extends Id>(kind: Entity<Id, Value>, id: Id): Wanted<Value> => ({
  key: kind.key(id),
});

type Found<W> = W extends Wanted<infer Value> ? Stored<Value> | undefined : never;

export type Table = ReturnType<typeof openTable>;

/** The single table as use cases see it: entities in, entities out, every guard a condition of the write. */
export function openTable({ engine, clock }: { engine: Engine; clock: Clock }) {
  const now = () => seconds(clock.now());

  /** What has expired may lie there for days until the database sweeps it: to us it is gone. */
  const read = <Value>(item: Item | undefined): Stored<Value> | undefined =>
    item === undefined || (item.ttl !== undefined && item.ttl <= now())
      ? undefined
      : ({ ...item.data, v: item.v } as Stored<Value>);

  const readPage = <Value>({ items, cursor }: Page<Item>): Page<Stored<Value>> => ({
    items: items.flatMap((item) => read<Value>(item) ?? []),
    cursor,
  });

  /** All or nothing; throws Conflict if any expectation did not hold. */
  async function write(...writes: Write[]): Promise<void> {
    if (!(await engine.write(writes, now()))) throw new Conflict();
  }

  return {
    write,

    async get<Id, Value extends Id>(kind: Entity<Id, Value>, id: Id, { consistent = false } = {}) {
      return read<Value>(await engine.get(kind.key(id), { consistent }));
    },

    /** Several items in one request, in the order they were asked for. */
    async getAll<const W extends readonly Wanted<unknown>[]>(...wanted: W) {
      const items = await engine.getMany(wanted.map(({ key }) => key));
      const found = wanted.map(({ key }) => items.find(({ pk, sk }) => pk === key.pk && sk === key.sk));
      return found.map((item) => read(item)) as { [Index in keyof W]: Found<W[Index]> };
    },

    /** The items of one partition whose sort keys begin with a prefix, in order. */
    async within<Id, Value extends Id>(_: Entity<Id, Value>, { pk, prefix }: { pk: string; prefix: string }) {
      return readPage<Value>(await engine.query({ pk, prefix, limit: 100 }));
    },

    /** A page of an owner's list, newest first. */
    async list<Id, Value extends Id>(
      _: Entity<Id, Value>,
      owner: string,
      { limit, offset = 0, cursor }: Listing,
    ) {
      if (offset + limit > FARTHEST)
        throw new Refusal("invalid_input", "Please use the cursor to go further back.", {
          fields: { offset: `offset and limit together reach ${FARTHEST} at most` },
        });
      const page = await engine.query({
        index: "gsi1",
        pk: owner,
        limit: offset + limit,
        descending: true,
        ...(cursor !== undefined && { cursor }),
      });
      const { items, cursor: next } = readPage<Value>(page);
      return { items: items.slice(offset), cursor: next };
    },

    /** The keys of work that is due, oldest first, from every shard. */
    async due(before: Date, limit: number): Promise<Key[]> {
      const query = { index: "gsi2", before: before.toISOString(), limit } as const;
      const pages = await Promise.all(workShards.map((pk) => engine.queryKeys({ ...query, pk })));
      return pages.flatMap(({ items }) => items);
    },

    async create<Id, Value extends Id>(kind: Entity<Id, Value>, value: Value): Promise<Stored<Value>> {
      await write(creating(kind, value));
      return { ...value, v: 1 };
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

    /** Adds to a counter in one step; undefined, and nothing added, where that would pass its limit. */
    count: (key: Key, count: Count): Promise<number | undefined> => engine.count(key, count),
  };
}
