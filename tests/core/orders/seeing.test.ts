import { expect, test } from "vitest";
import type { Caller } from "../../../functions/core/accounts/caller.ts";
import { orderKey } from "../../../functions/core/orders/order-link.ts";
import { ownOrder, visibleOrder } from "../../../functions/core/orders/seeing.ts";
import { anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

const orderId = "order";
const caller: Caller = { userId: anOrder("paid").userId, userType: "guest" };
const stranger = { ...caller, userId: "another" as Caller["userId"] };

test("an order is its owner's, and nobody else's", async () => {
  const { shop } = await opened(anOrder("paid"));
  expect(await ownOrder(shop, caller, orderId)).toMatchObject({ orderId });
  await expect(ownOrder(shop, stranger, orderId)).rejects.toThrow("could not find");
  await expect(ownOrder(shop, caller, "no such")).rejects.toThrow("could not find");
});

test("an order is seen by whoever has its link", async () => {
  const { shop } = await opened(anOrder("paid"));
  const key = orderKey("a secret for orders", orderId);
  expect(await visibleOrder(shop, { caller: undefined, orderId, key })).toMatchObject({ orderId });
  expect(await visibleOrder(shop, { caller: stranger, orderId, key })).toMatchObject({ orderId });
  expect(await visibleOrder(shop, { caller, orderId, key: "wrong" })).toMatchObject({ orderId });
  expect(await visibleOrder(shop, { caller, orderId })).toMatchObject({ orderId });
  for (const [who, id, its] of [
    [undefined, orderId, undefined],
    [undefined, orderId, "wrong"],
    [stranger, orderId, "wrong"],
    [undefined, "no such", orderKey("a secret for orders", "no such")],
  ] as const)
    await expect(visibleOrder(shop, { caller: who, orderId: id, key: its })).rejects.toThrow(
      "could not find",
    );
});
