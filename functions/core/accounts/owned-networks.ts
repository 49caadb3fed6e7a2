import type { Table } from "../../lib/table/table.ts";
import { removing } from "../../lib/table/writes.ts";
import { FAMILIAR_DAYS, NETWORK_PREFIX, networks } from "./items.ts";
import { type Owned, type Owner, stays } from "./ownership.ts";

async function networksOf(table: Table, { email }: Owner) {
  if (email === undefined) return [];
  const { pk } = networks.key({ email, network: "" });
  return table.all(networks, { pk, prefix: NETWORK_PREFIX });
}

/** Where somebody has come in. As it is, and not its hash: there are few enough to try all, and its owner can read it. */
export const ownedNetworks: Owned = {
  moves: stays,
  async exported(table, owner) {
    return (await networksOf(table, owner)).map(({ network, at }) => ({ network, lastAt: at }));
  },
  async erased(table, owner) {
    return (await networksOf(table, owner)).map((known) => [removing(networks, known)]);
  },
  kept: "nothing",
  ends: `${FAMILIAR_DAYS} days after they last came in from there`,
};
