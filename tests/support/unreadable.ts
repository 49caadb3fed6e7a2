import type { Engine, Key } from "../../functions/lib/table/engine.ts";

/** What stands there is of a release to come. */
export async function ofLater(engine: Engine, key: Key) {
  const item = await engine.get(key, { consistent: true });
  if (!item) throw new Error(`there is no ${key.pk} ${key.sk}`);
  const later = { ...item, shape: 99, w: `${item.w} later` };
  await engine.write([{ kind: "put", item: later, expect: { version: item.v } }], 0);
}

/** An order that stands there in a state of a release to come; answers what puts it into another. */
export async function madeUnreadable(engine: Engine, orderId: string) {
  const become = async (state: string) => {
    const item = await engine.get({ pk: `O#${orderId}`, sk: "ORDER" }, { consistent: true });
    if (!item) throw new Error(`there is no order ${orderId}`);
    const changed = { ...item, data: { ...item.data, state }, w: `${item.w} ${state}` };
    await engine.write([{ kind: "put", item: changed, expect: { version: item.v } }], 0);
  };
  await become("a state to come");
  return become;
}
