import { repeated, type Table } from "../../lib/table/table.ts";
import type { UserId } from "../accounts/caller.ts";
import { customers } from "./items.ts";

/** Who was sent a print may make more pictures than others: one that is called off makes nobody a customer. */
export const noteCustomer = ({ table }: { table: Table }, userId: UserId) =>
  repeated(async () => {
    if (!(await table.get(customers, { userId }, { consistent: true })))
      await table.create(customers, { userId });
  });
