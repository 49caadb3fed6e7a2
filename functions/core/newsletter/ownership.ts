import { removing } from "../../lib/table/writes.ts";
import { type Owned, stays } from "../accounts/ownership.ts";
import { subscribers } from "./subscriber.ts";

export const ownedSubscription: Owned = {
  moves: stays,
  async exported(table, { email }) {
    const known =
      email === undefined ? undefined : await table.get(subscribers, { email }, { consistent: true });
    return known ? { email: known.email, since: known.since } : null;
  },
  async erased(table, { email }) {
    const known =
      email === undefined ? undefined : await table.get(subscribers, { email }, { consistent: true });
    return known ? [[removing(subscribers, known)]] : [];
  },
  kept: "nothing",
  ends: "when it is unsubscribed from",
};
