import type { Write } from "../../lib/table/engine.ts";
import type { Table } from "../../lib/table/table.ts";
import type { UserId } from "./caller.ts";

/** Whose things they are: an account, and the address that it has proven to be its own. */
export type Owner = { userId: UserId; email?: string };

/**
 * A kind of thing that people own: its cart, its pictures. The noun that keeps it says here what becomes of it.
 * Writes are made anew for each try, and carry their own conditions; none of it may be read with delay. They come in
 * groups: each is written whole or not at all, and of many groups some may be written before a failure, and others not.
 */
export type Owned = {
  /** What is a guest's becomes a user's. Both are proven. */
  moves(table: Table, from: UserId, to: UserId): Promise<Write[][]>;
  /** What its owner gets to read. */
  exported(table: Table, owner: Owner): Promise<unknown>;
  /** Removes what nothing obliges the shop to keep. */
  erased(table: Table, owner: Owner): Promise<Write[][]>;
  /** Whether there is something because of which a guest is not forgotten. */
  outlasts?(table: Table, owner: Owner): Promise<boolean>;
  /** What is left when its owner has gone, and why: "nothing", or a sentence. */
  kept: string;
  /** When it ends although nobody asks. */
  ends: string;
};

/** All that people own, by its name in an export; `composition.ts` has the table. */
export type Ownership = Readonly<Record<string, Owned>>;

/** For what is known by an address: a guest has none. */
export const stays = async (): Promise<Write[][]> => [];
