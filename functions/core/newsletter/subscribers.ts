import type { Table } from "../../lib/table/table.ts";
import { leaveAt, leaveAtOnceAt } from "./letters.ts";
import { leaveToken, SUBSCRIBERS, type Subscriber, subscribers } from "./subscriber.ts";

type Needs = { table: Table; siteUrl: string };

/** Everybody who has said yes, each with the address that ends it: what a letter to them has to carry. */
export async function allSubscribers(
  needs: Needs,
): Promise<(Pick<Subscriber, "email" | "since"> & { leave: string; leaveAtOnce: string })[]> {
  const found = await needs.table.wholeList(subscribers, SUBSCRIBERS);
  return found.map((subscriber) => ({
    email: subscriber.email,
    since: subscriber.since,
    leave: leaveAt(needs, leaveToken(subscriber)),
    leaveAtOnce: leaveAtOnceAt(needs, leaveToken(subscriber)),
  }));
}
