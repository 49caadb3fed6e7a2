import { ifReadable, type Table } from "../../lib/table/table.ts";
import { removing } from "../../lib/table/writes.ts";
import { type Owned, type Owner, stays } from "../accounts/ownership.ts";
import { subscribers } from "./subscriber.ts";

const subscriberAt = async (table: Table, { email }: Owner) =>
  email === undefined ? undefined : (await table.getAll(ifReadable(subscribers, { email })))[0];

export const ownedSubscription: Owned = {
  moves: stays,
  async exported(table, owner) {
    const known = await subscriberAt(table, owner);
    return known ? { email: known.email, since: known.since } : null;
  },
  async erased(table, owner) {
    const known = await subscriberAt(table, owner);
    return known ? [[removing(subscribers, known)]] : [];
  },
  kept: "nothing",
  ends: "when it is unsubscribed from",
};
