import { expect, test } from "vitest";
import { arrivalOf } from "../../../functions/core/orders/arrival.ts";
import { orderLetter } from "../../../functions/core/orders/letters/order-letter.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";

test("an order tells when it should be there, sooner once it has left", () => {
  // Ordered on a Sunday, with Budget shipping; nothing moves on the eleventh.
  expect(arrivalOf(anOrder("paid"))).toEqual({ from: "2026-11-18", to: "2026-11-25" });
  const { cancel: _, ...printing } = anOrder("in production");
  expect(arrivalOf(printing)).toEqual(arrivalOf(anOrder("paid")));
  expect(arrivalOf(anOrder("shipped"))).toEqual({ from: "2026-11-16", to: "2026-11-20" });
});

test("one that is stopped, over or not paid promises nothing", () => {
  const paid = anOrder("paid");
  expect(arrivalOf(aHeldOrder("refused"))).toBeUndefined();
  expect(arrivalOf({ ...paid, cancel: "shopper" })).toBeUndefined();
  expect(arrivalOf(anOrder("completed"))).toBeUndefined();
  expect(arrivalOf(anOrder("awaiting payment"))).toBeUndefined();
});

test("what was held for weeks counts from when it went on", () => {
  const paid = anOrder("paid");
  const history = [...paid.history, { at: "2026-12-01T17:00:00Z", kind: "released" as const }];
  expect(arrivalOf({ ...paid, history })?.from).toBe("2026-12-17");
});

test("what is printed again counts from then", () => {
  const again = { ...anOrder("paid"), reprintOf: "before", createdAt: "2026-12-01T17:00:00Z" };
  expect(arrivalOf(again)?.from).toBe("2026-12-17");
});

test("the mails name the same days as the order's page", () => {
  const text = (kind: "placed" | "shipped", state: "paid" | "shipped") =>
    orderLetter(kind, anOrder(state), "https://shop.test").text;
  expect(text("placed", "paid")).toContain(
    "It should be with you between Wed,\u00a0Nov\u00a018 and Wed,\u00a0Nov\u00a025.",
  );
  expect(text("shipped", "shipped")).toContain(
    "It should be with you between Mon,\u00a0Nov\u00a016 and Fri,\u00a0Nov\u00a020.",
  );
});
