import type { Table } from "../../lib/table/table.ts";
import { leaveAt } from "./letters.ts";
import { leaveToken, READERS, type Reader, readers } from "./words.ts";

type Needs = { table: Table; siteUrl: string };

const A_PAGE = 500;

/** Everybody who has said yes, each with the address that ends it: what a letter to them has to carry. */
export async function allReaders(
  needs: Needs,
): Promise<(Pick<Reader, "email" | "since"> & { leave: string })[]> {
  const found: Reader[] = [];
  let cursor: string | undefined;
  do {
    const page = await needs.table.list(readers, READERS, {
      limit: A_PAGE,
      ...(cursor !== undefined && { cursor }),
    });
    found.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return found.map((reader) => ({
    email: reader.email,
    since: reader.since,
    leave: leaveAt(needs, leaveToken(reader)),
  }));
}
