import { seconds } from "../clock.ts";
import { randomId } from "../ids.ts";
import * as z from "../schema.ts";
import type { Item, Write } from "./engine.ts";
import { type Entity, type Stored, shapeOf, workPlace } from "./entity.ts";

/** Says where a value is not what its kind holds, and nothing of what stands there or whose it is. */
class UnwritableItem extends Error {
  override name = "UnwritableItem";
}

function itemOf<Id, Value extends Id>(kind: Entity<Id, Value>, value: Value, v: number): Item {
  const { v: _, ...data } = value as Value & { v?: number };
  // What could not be read again is lost with the write, and its last good version with it.
  const { error } = z.safeParse(kind.schema, data);
  if (error) throw new UnwritableItem(`no ${kind.type}: ${z.prettifyError(error)}`);
  const key = kind.key(value);
  const [listed, due, expires] = [kind.listed?.(value), kind.due?.(value), kind.expires?.(value)];
  const work = due && workPlace(key, due);
  return {
    ...key,
    type: kind.type,
    v,
    ...(shapeOf(kind) > 0 && { shape: shapeOf(kind) }),
    w: randomId(),
    data,
    ...(listed && { gsi1pk: listed.pk, gsi1sk: listed.sk }),
    ...(work && { gsi2pk: work.pk, gsi2sk: work.sk }),
    ...(expires && { ttl: seconds(expires) }),
  };
}

const VERSIONS = 2 ** 40;
const firstVersion = ({ comesAgain }: { comesAgain?: true }) =>
  comesAgain ? Math.floor(Math.random() * VERSIONS) + 1 : 1;

/** A new item; a conflict if there is one already that has not expired. */
export const creating = <Id, Value extends Id>(kind: Entity<Id, Value>, value: Value) => ({
  kind: "put" as const,
  item: itemOf(kind, value, firstVersion(kind)),
  expect: "absent" as const,
});

/** The next version of what was read; a conflict if somebody else wrote since. */
export const replacing = <Id, Value extends Id>(kind: Entity<Id, Value>, value: Stored<Value>): Write => ({
  kind: "put",
  item: itemOf(kind, value, value.v + 1),
  expect: { version: value.v },
});

/** The next version of one that cannot be read: as it stands, but for so much of it. */
export const amending = ({ v, data, ...item }: Item, change: object, keys: Partial<Item> = {}): Write => ({
  kind: "put",
  item: { ...item, ...keys, data: { ...data, ...change }, v: v + 1, w: randomId() },
  expect: { version: v },
});

/**
 * The writer numbers its own versions, and the highest wins; a conflict if a higher one is there. A writer who says
 * which one is superseded overwrites none that came after that.
 */
export const superseding = <Id, Value extends Id>(
  kind: Entity<Id, Value>,
  value: Value,
  v: number,
  since = v - 1,
): Write => ({ kind: "put", item: itemOf(kind, value, v), expect: { below: since + 1 } });

/** Gone is gone, also the second time, of one that cannot be read as well; a conflict if somebody wrote since. */
export const removingItem = ({ pk, sk, v }: Pick<Item, "pk" | "sk" | "v">): Write => ({
  kind: "delete",
  key: { pk, sk },
  expect: { version: v },
});

export const removing = <Id, Value extends Id>(kind: Entity<Id, Value>, value: Stored<Value>): Write =>
  removingItem({ ...kind.key(value), v: value.v });

/** Gone through this write alone: of two who take the same item, one gets a conflict. For what is used once. */
export const taking = <Id, Value extends Id>(kind: Entity<Id, Value>, value: Stored<Value>): Write => ({
  kind: "delete",
  key: kind.key(value),
  expect: { version: value.v },
  present: true,
});

/** Writes nothing, but the transaction only holds if nobody wrote since this was read. */
export const unchanged = <Id, Value extends Id>(
  kind: Entity<Id, Value>,
  value: NoInfer<Id> & { v: number },
): Write => ({
  kind: "check",
  key: kind.key(value),
  expect: { version: value.v },
});
