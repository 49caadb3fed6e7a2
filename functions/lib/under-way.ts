import { type Clock, seconds } from "./clock.ts";
import type { Due, Table } from "./table/table.ts";

export type Sending = { table: Pick<Table, "count">; clock: Clock };

/** A job that was lost is sent again after so long. */
const UNDER_WAY_SECONDS = 14 * 60;

const counterOf = ({ pk, sk, at }: Due) => ({ pk: `SENT#${pk}#${sk}#${at}`, sk: "COUNT" });

/** Sends what is due and not on its way already: again only when it has become due anew, was lost, or was not taken. */
export async function sendOnce(
  { table, clock }: Sending,
  due: readonly Due[],
  send: (fresh: readonly Due[]) => Promise<unknown>,
): Promise<number> {
  const ttl = seconds(clock.now()) + UNDER_WAY_SECONDS;
  const counted = await Promise.all(due.map((one) => table.count(counterOf(one), { by: 1, limit: 1, ttl })));
  const fresh = due.filter((_, index) => counted[index] !== undefined);
  if (fresh.length > 0)
    await send(fresh).catch(async (failure: unknown) => {
      await Promise.all(fresh.map((one) => table.count(counterOf(one), { by: -1 })));
      throw failure;
    });
  return fresh.length;
}
