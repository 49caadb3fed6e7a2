import type { Due, Table } from "../../functions/lib/table/table.ts";

/** All work that is due, whatever pages it comes in. */
export async function dueWork(table: Pick<Table, "due">, before: Date): Promise<Due[]> {
  const found: Due[] = [];
  for await (const page of table.due(before)) found.push(...page);
  return found;
}
