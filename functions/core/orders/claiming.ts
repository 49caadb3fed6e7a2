import { normalEmail } from "../../lib/fields.ts";
import { repeated, type Table, unlessLate } from "../../lib/table/table.ts";
import { replacing, unchanged } from "../../lib/table/writes.ts";
import { loginOf } from "../accounts/confirming.ts";
import { profiles } from "../accounts/items.ts";
import type { Visit } from "../accounts/visit.ts";
import { orders, ownedOrders } from "./items.ts";
import { emailOf } from "./order-rules.ts";
import { handingOver } from "./ownership.ts";
import { readOrders, reprintsOf } from "./reading.ts";

/**
 * Makes a guest's order that of an account which has proven the address that its mails go to: they open it anyway.
 * What has an owner with an account, or one who wants to be forgotten, stays theirs.
 */
export async function claimOrder({ table }: { table: Table }, visit: Visit, orderId: string): Promise<void> {
  const login = await loginOf({ table }, visit);
  if (!login) return;
  const claim = async () => {
    const [found] = (await readOrders({ table }, [orderId])).read;
    // All that was printed of it comes along, whichever of the numbers was asked for.
    const [order] = found?.reprintOf ? (await readOrders({ table }, [found.reprintOf])).read : [found];
    if (!order || normalEmail(emailOf(order) ?? "") !== login.email) return;
    const guest = await table.get(profiles, order, { consistent: true });
    if (guest?.userType !== "guest") return;
    const all = [order, ...(await reprintsOf({ table }, order))];
    const writes = all
      .filter(({ userId }) => userId === order.userId)
      .map(async (one) => [
        replacing(orders, { ...one, userId: login.userId }),
        ...handingOver(await table.get(ownedOrders, one, { consistent: true }), one, login.userId),
      ]);
    await table.write(
      unchanged(profiles, guest),
      unchanged(profiles, visit.profile),
      ...(await Promise.all(writes)).flat(),
    );
  };
  // Whoever is late has found it all the same, and may ask once more.
  await unlessLate(repeated(claim));
}
