import type { Write } from "../../lib/table/engine.ts";
import type { Table } from "../../lib/table/table.ts";
import type { UserId } from "./caller.ts";

/**
 * A kind of thing that belongs to an account: its cart, its pictures. Each noun that keeps such things says here
 * what becomes of them when a guest turns out to be a known user, and when somebody asks for their data or wants
 * it gone. Writes are made anew for each try, and carry their own conditions.
 */
export type Belonging = {
  /** Its name in an export. */
  name: string;
  /** Gives what is a guest's to a user. Both owners are proven; none of it may be read with delay. */
  moving(table: Table, from: UserId, to: UserId): Promise<Write[]>;
  /** What its owner gets to read. */
  exported(table: Table, userId: UserId): Promise<unknown>;
  /** Removes what nothing obliges the shop to keep. */
  erasing(table: Table, userId: UserId): Promise<Write[]>;
};

export type Belongings = readonly Belonging[];
