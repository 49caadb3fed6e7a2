import { type Clock, DAY_MS } from "../../lib/clock.ts";
import { networkOf } from "../../lib/ip-address.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { cameFirst, type Table } from "../../lib/table/table.ts";
import { type Network, networks } from "./items.ts";

/**
 * Where somebody has come in, in whichever way: they are no stranger there from then on. Written down once a day. Two
 * browsers of one network may come in at the same moment.
 */
export async function remember(
  { table, clock }: { table: Table; clock: Clock },
  { email, ipAddress }: { email: string; ipAddress: string },
  read?: Stored<Network>,
) {
  const now = clock.now();
  const network = { email, network: networkOf(ipAddress), at: now.toISOString() };
  const known = read ?? (await table.get(networks, network));
  if (known && now.getTime() - Date.parse(known.at) < DAY_MS) return;
  await cameFirst(
    known ? table.replace(networks, { ...network, v: known.v }) : table.create(networks, network),
  );
}
