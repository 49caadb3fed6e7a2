import { cursorAt, keysIn, startOf } from "../../functions/lib/table/cursor.ts";
import type {
  Count,
  Engine,
  Expectation,
  Item,
  Key,
  Page,
  Query,
  Write,
} from "../../functions/lib/table/engine.ts";

/** Refuses a longer key than DynamoDB takes. */
function nameOf({ pk, sk }: Key) {
  if (Buffer.byteLength(pk) > 2048 || Buffer.byteLength(sk) > 1024) throw new RangeError("a key is too long");
  return `${pk}\n${sk}`;
}

/** DynamoDB sorts text by its UTF-8 bytes. */
const compare = (a: string, b: string) => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));

const targetOf = (write: Write): Key => (write.kind === "put" ? write.item : write.key);

function holds(item: Item | undefined, expect: Expectation, now: number): boolean {
  const absent = item === undefined || (item.ttl !== undefined && item.ttl <= now);
  if (expect === "absent") return absent;
  if ("below" in expect) return absent || item.v < expect.below;
  return !absent && item.v === expect.version;
}

/** As it would come back from a database: only data survives, and what one caller got no other can change. */
function kept<Value>(value: Value): Value;
function kept(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(kept));
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[name];
    if (part !== undefined) copy[name] = kept(part);
  }
  return Object.freeze(copy);
}

/** A table that is gone with its process: exact, quick and deterministic, for tests and simulations. */
export function memoryEngine(): Engine {
  const items = new Map<string, Item>();
  const counts = new Map<string, { n: number; ttl: number | undefined }>();

  const expected = (write: Write, now: number) => {
    const item = items.get(nameOf(targetOf(write)));
    if (write.kind === "put" && item?.w === write.item.w) return true;
    if (write.kind === "delete" && item === undefined) return !write.present;
    return holds(item, write.expect, now);
  };

  function page({ limit, descending = false, ...query }: Query): Page<Item> {
    const order = descending ? -1 : 1;
    const sortKeys = (item: Item): [string, string, string] => {
      const { sk = "" } = keysIn(item, query.index);
      return [sk, item.pk, item.sk];
    };
    const byKeys = (a: string[], b: string[]) => {
      const at = a.findIndex((part, index) => part !== b[index]);
      return at < 0 ? 0 : order * compare(a[at] ?? "", b[at] ?? "");
    };
    const start = startOf({ ...query, limit });
    const after = start && [start.indexSk ?? start.sk, start.pk, start.sk];
    const { index, prefix = "", before } = query;
    const [pkName, skName] = index ? ([`${index}pk`, `${index}sk`] as const) : (["pk", "sk"] as const);
    const found = [...items.values()]
      .filter((item) => {
        if (item[pkName] !== query.pk) return false;
        const sk = item[skName] ?? "";
        return sk.startsWith(prefix) && (before === undefined || compare(sk, before) < 0);
      })
      .filter((item) => after === undefined || byKeys(sortKeys(item), after) > 0)
      .sort((a, b) => byKeys(sortKeys(a), sortKeys(b)));
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const more = found.length > page.length && last !== undefined;
    return { items: page, cursor: more ? cursorOf(last, query.index) : undefined };
  }

  return {
    get: async (key) => items.get(nameOf(key)),
    getMany: async (keys) => keys.flatMap((key) => items.get(nameOf(key)) ?? []),
    query: async (query) => page(query),
    queryKeys: async (query) => {
      const { items, cursor } = page(query);
      const indexSk = (item: Item) => keysIn(item, query.index).sk ?? "";
      return { items: items.map((item) => ({ pk: item.pk, sk: item.sk, indexSk: indexSk(item) })), cursor };
    },
    write: async (writes, now) => {
      if (!writes.every((write) => expected(write, now))) return false;
      for (const write of writes) {
        if (write.kind === "put") items.set(nameOf(write.item), kept(write.item));
        if (write.kind === "delete") items.delete(nameOf(write.key));
      }
      return true;
    },
    count: async (key, { by, limit = Number.POSITIVE_INFINITY, ttl }: Count, now) => {
      const before = counts.get(nameOf(key));
      const over = before?.ttl !== undefined && before.ttl <= now;
      const n = (over ? 0 : (before?.n ?? 0)) + by;
      if (n < 0 || (by >= 0 && n > limit)) return undefined;
      counts.set(nameOf(key), { n, ttl: ttl ?? (over ? undefined : before?.ttl) });
      return n;
    },
  };
}

const cursorOf = (item: Item, index: Query["index"]) => {
  const { sk } = keysIn(item, index);
  return cursorAt({ pk: item.pk, sk: item.sk, indexSk: index && sk });
};
