import { describe, expect, test } from "vitest";
import type { Caller } from "../../../functions/core/accounts/caller.ts";
import { changing } from "../../../functions/core/orders/items.ts";
import { holdOrder, readdressOrder } from "../../../functions/core/orders/operators/holding.ts";
import { refundAmount, refundOrder } from "../../../functions/core/orders/operators/making-good.ts";
import { noteOrder } from "../../../functions/core/orders/operators/operating.ts";
import { moved, type Order, type OrderIn, payingBack } from "../../../functions/core/orders/order.ts";
import { cancelOrder, correctAddress } from "../../../functions/core/orders/owner-changes.ts";
import { cancelNow } from "../../../functions/core/orders/payment/at-once.ts";
import { cents } from "../../../functions/lib/money.ts";
import { anOrder } from "./an-order.ts";
import { parcel, printing } from "./at-print-house.ts";
import { opened } from "./opened.ts";

const orderId = "order";
const caller: Caller = { userId: anOrder("paid").userId, userType: "guest" };
const to = {
  name: "Grace",
  address: { line1: "2 Elm", city: "Boston", state: "MA", zip: "02108", countryCode: "US" as const },
};
const paid: OrderIn<"paid"> = { ...anOrder("paid"), holdUntil: "2026-11-20T12:10:00.000Z" };

/** Steps that do not matter to whoever wants something of a paid order, and one that does. */
const lease = { by: "a worker", until: "2026-11-20T12:05:00.000Z" };
const beginsFile: Order = { ...paid, lease };
const handsOver: Order = { ...paid, handedOver: { by: "a worker" } };

/** Between a look at an order and what is written of it then, a step of it comes first. */
async function meeting(becomes: Order, order: Order = paid) {
  const { shop, kept } = await opened(order);
  let isMet = false;
  const write: typeof shop.table.write = async (...writes) => {
    if (!isMet) {
      isMet = true;
      await shop.table.write(...changing(await kept(), becomes));
    }
    return shop.table.write(...writes);
  };
  return { kept, needs: { ...shop, by: "grace", table: { ...shop.table, write } } };
}

describe("a wish that meets a step of its order is granted where the rule still allows it", () => {
  test("called off", async () => {
    const { needs, kept } = await meeting(beginsFile);
    await cancelOrder(needs, { caller, orderId });
    expect(await kept()).toMatchObject({ cancel: "shopper", lease, v: 3 });
  });

  test("another address, mailed once", async () => {
    const { needs, kept } = await meeting(beginsFile);
    await correctAddress(needs, { caller, orderId }, to);
    expect(await kept()).toMatchObject({ paid: to, lease, letters: ["placed", "readdressed"] });
  });

  test("an operator's", async () => {
    const noted = await meeting(beginsFile);
    await noteOrder(noted.needs, orderId, "called");
    const held = await meeting(beginsFile);
    await holdOrder(held.needs, orderId, "a look");
    const refunded = await meeting(handsOver);
    await refundOrder(refunded.needs, orderId);
    expect([await noted.kept(), await held.kept(), await refunded.kept()]).toMatchObject([
      { lease, v: 3 },
      { state: "held", why: "by the shop", v: 3 },
      { cancel: "operator", handedOver: { by: "a worker" }, v: 3 },
    ]);
  });
});

describe("and refused, in the words of the rule, where it does not", () => {
  test("of a shopper", async () => {
    const address = await meeting(handsOver);
    await expect(correctAddress(address.needs, { caller, orderId }, to)).rejects.toThrow(
      "has this order already",
    );
    const sent = { ...printing(), parcels: [parcel("dispatched")], shippedAt: "2026-11-20T12:00:00.000Z" };
    const cancel = await meeting(moved(printing(), "shipped", sent), printing());
    await expect(cancelOrder(cancel.needs, { caller, orderId })).rejects.toThrow(
      "cannot be cancelled any more",
    );
  });

  test("of an operator", async () => {
    const held = await meeting(handsOver);
    await expect(holdOrder(held.needs, orderId, "a look")).rejects.toThrow("Only a paid order");
    const address = await meeting(handsOver);
    await expect(readdressOrder(address.needs, orderId, to)).rejects.toThrow("has this order already");
    const part = await meeting(payingBack(paid));
    await expect(refundAmount(part.needs, orderId, cents(500))).rejects.toThrow("is refunding already");
  });
});

describe("who calls off what is called off is told how it stands", () => {
  test("of two at once both", async () => {
    const { shop, kept } = await opened(paid);
    const both = [cancelNow(shop, { caller, orderId }), cancelNow(shop, { caller, orderId })];
    expect(await Promise.all(both)).toMatchObject([{ cancel: "shopper" }, { cancel: "shopper" }]);
    const { history } = await kept();
    expect(history.filter(({ kind }) => kind === "cancel wanted")).toHaveLength(1);
  });

  test.each<[string, Order]>([
    ["while its money goes back", payingBack(paid)],
    ["once it is back", { ...payingBack(paid), state: "refunded" }],
    ["whoever called it off", payingBack(printing())],
  ])("%s", async (_, order) => {
    const { shop } = await opened(order);
    expect(await cancelNow(shop, { caller, orderId })).toMatchObject({ state: order.state, v: 1 });
  });

  test("but not of what was sent, and is a gift", async () => {
    const sent = { ...payingBack(printing()), parcels: [parcel("dispatched")] };
    const { shop } = await opened(sent);
    await expect(cancelNow(shop, { caller, orderId })).rejects.toThrow("cannot be cancelled any more");
  });
});
