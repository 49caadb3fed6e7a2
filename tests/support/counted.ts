import type { Table } from "../../functions/lib/table/table.ts";

/** The counters that are counted from now on, by their names. */
export function countedIn(shop: { table: Table }): string[] {
  const counted: string[] = [];
  const { table } = shop;
  shop.table = {
    ...table,
    count: (key, ...rest) => {
      counted.push(key.pk);
      return table.count(key, ...rest);
    },
  };
  return counted;
}
