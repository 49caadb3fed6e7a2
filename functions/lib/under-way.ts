import { type Clock, seconds } from "./clock.ts";
import type { Due, Table } from "./table/table.ts";

export type UnderWay = { table: Pick<Table, "count">; clock: Clock };

/** A job that was lost is sent again after so long. */
const UNDER_WAY_SECONDS = 14 * 60;

/** What is due and not on its way already: what was sent is not sent again, unless it has become due anew, or was lost. */
export async function notUnderWay({ table, clock }: UnderWay, due: readonly Due[]): Promise<Due[]> {
  const ttl = seconds(clock.now()) + UNDER_WAY_SECONDS;
  const counted = await Promise.all(
    due.map(({ pk, sk, at }) =>
      table.count({ pk: `SENT#${pk}#${sk}#${at}`, sk: "COUNT" }, { by: 1, limit: 1, ttl }),
    ),
  );
  return due.filter((_, index) => counted[index] !== undefined);
}
