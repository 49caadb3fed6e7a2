import { describe, expect, test } from "vitest";
import type { Caller } from "../../../functions/core/accounts/caller.ts";
import type { Address } from "../../../functions/core/fulfilment/printer-shape.ts";
import { owedLetters } from "../../../functions/core/orders/letters/owed-letters.ts";
import type { Order, OrderIn } from "../../../functions/core/orders/order.ts";
import { cancelOrder, correctAddress } from "../../../functions/core/orders/owner-changes.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

const now = "2026-11-20T12:00:00.000Z";
const orderId = "order";
const caller: Caller = { userId: anOrder("paid").userId, userType: "guest" };
const changeable = (over: Partial<OrderIn<"paid">> = {}) => ({
  ...anOrder("paid"),
  ...{ holdUntil: "2026-11-20T12:10:00.000Z", ...over },
});

describe("calling it off", () => {
  test("is written down at once, and asked for once", async () => {
    const { shop, kept } = await opened(changeable());
    await cancelOrder(shop, { caller, orderId });
    const order = await kept();
    expect(order).toMatchObject({ cancel: "shopper", dueAt: now, v: 2 });
    expect(order.history.at(-1)).toEqual({ at: now, kind: "cancel wanted" });
    expect(order.history).toHaveLength(changeable().history.length + 1);
    await cancelOrder(shop, { caller, orderId });
    expect((await kept()).v).toBe(2);
  });

  test("is refused once it is too late", async () => {
    const { shop, kept } = await opened(anOrder("shipped"));
    await expect(cancelOrder(shop, { caller, orderId })).rejects.toThrow("cannot be cancelled any more");
    expect((await kept()).v).toBe(1);
  });

  test("fails where it has moved on; a failure is not hidden", async () => {
    const { shop } = await opened(changeable());
    const failing = (failure: Error) => ({
      ...shop,
      table: { ...shop.table, write: () => Promise.reject(failure) },
    });
    await expect(cancelOrder(failing(new Conflict()), { caller, orderId })).rejects.toThrow("just moved on");
    await expect(cancelOrder(failing(new Error("no disk")), { caller, orderId })).rejects.toThrow("no disk");
  });
});

describe("another address", () => {
  const address: Address = { line1: "2 Elm", city: "Boston", state: "MA", zip: "02108", countryCode: "US" };
  const to = { name: "Grace", address };

  test.for<[Order, after: Partial<Order>]>([
    [changeable(), { state: "paid", since: changeable().since, dueAt: changeable().dueAt as string }],
    [aHeldOrder("by the shop"), { state: "held", since: aHeldOrder("refused").since }],
    [aHeldOrder("address"), { state: "paid", since: now, dueAt: now }],
  ])("is where it goes from now on, and is mailed", async ([order, after]) => {
    const { shop, kept, jobs } = await opened(order);
    const said = await correctAddress(shop, { caller, orderId }, to);
    const found = await kept();
    expect(found).toMatchObject({ ...after, paid: to, letters: ["placed", "readdressed"] });
    expect(said).toMatchObject({ ...after, paid: to });
    expect(found.history.at(-1)).toEqual({ at: now, kind: "address corrected" });
    const letter = await shop.table.get(owedLetters, { orderId, name: "readdressed" }, { consistent: true });
    expect(letter).toMatchObject({ dueAt: now });
    expect(jobs()).toEqual([{ kind: "letter", orderId, letter: "readdressed" }]);
  });

  test("of one that nobody looks at before somebody asks leaves it so", async () => {
    const { dueAt: _, ...resting } = aHeldOrder("by the shop");
    const { shop, kept } = await opened(resting);
    await correctAddress(shop, { caller, orderId }, to);
    expect(await kept()).not.toHaveProperty("dueAt");
  });

  test("is refused where nothing can be sent, and where it is too late", async () => {
    const { shop } = await opened(changeable());
    const wrong = { ...to, address: { ...address, zip: "10001" } };
    await expect(correctAddress(shop, { caller, orderId }, wrong)).rejects.toMatchObject({
      code: "invalid_input",
      fields: { "address.zip": "10001 is not a ZIP code in MA." },
    });
    const { cancel: _, ...inProduction } = anOrder("in production");
    for (const order of [anOrder("paid"), inProduction, changeable({ handedOver: { by: "me" } })]) {
      const late = await opened(order);
      await expect(correctAddress(late.shop, { caller, orderId }, to)).rejects.toThrow(
        "has this order already",
      );
    }
  });

  test.for<[Order, why: string]>([
    [changeable({ cancel: "shopper" }), "We are trying to cancel this order"],
    [anOrder("in production"), "We are trying to cancel this order"],
    [anOrder("refunding"), "all of your money is on its way back."],
    [anOrder("refunded"), "all of your money is on its way back."],
    [anOrder("shipped"), "This order has been sent already. Please write to us at once."],
    [anOrder("completed"), "This order has been delivered already."],
    [anOrder("expired"), "This order was never paid, and is not made."],
    [anOrder("awaiting payment"), "This order waits for its payment."],
  ])("is refused with what has become of the order", async ([order, why]) => {
    const { shop } = await opened(order);
    const refused = correctAddress(shop, { caller, orderId }, to);
    await expect(refused).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining(why) });
  });

  test("that is the same is none, and is mailed to nobody; who was asked for it has answered", async () => {
    const { name, address } = changeable().paid;
    const { shop, kept, jobs } = await opened(changeable());
    expect(await correctAddress(shop, { caller, orderId }, { name, address })).toMatchObject({ v: 1 });
    expect([(await kept()).v, jobs()]).toEqual([1, []]);
    const asked = await opened(aHeldOrder("address"));
    await correctAddress(asked.shop, { caller, orderId }, { name, address });
    expect(await asked.kept()).toMatchObject({ state: "paid", letters: ["placed", "readdressed"] });
  });

  test("is no correction any more after five", async () => {
    const times = (count: number) =>
      changeable({ history: Array(count).fill({ at: now, kind: "address corrected" }) });
    const { shop } = await opened(times(5));
    await expect(correctAddress(shop, { caller, orderId }, to)).rejects.toThrow("many times");
    const last = await opened(times(4));
    await expect(correctAddress(last.shop, { caller, orderId }, to)).resolves.toMatchObject({ paid: to });
  });
});
