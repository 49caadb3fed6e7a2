import { expect, test } from "vitest";
import { callbackKey, calledBack, opensOrder, orderKey } from "../../../functions/core/orders/order-link.ts";
import { aTill } from "../../support/till.ts";

test.for(["first", "second,first", " second , first "])(
  "a link that was mailed under an older secret opens its order while that is kept: %s",
  (secrets) => {
    expect(opensOrder(secrets, "order", orderKey("first", "order"))).toBe(true);
    expect(calledBack(secrets, callbackKey("first", "order"))).toBe("order");
  },
);

test("what is signed from now on is signed with the new one, and without the old one its links are dead", () => {
  expect(orderKey("second,first", "order")).toBe(orderKey("second", "order"));
  expect(opensOrder("second", "order", orderKey("first", "order"))).toBe(false);
  expect(calledBack("second", callbackKey("first", "order"))).toBeUndefined();
});

test("an empty place in the list opens nothing", () => {
  expect(opensOrder("second,", "order", orderKey("", "order"))).toBe(false);
});

test.for(["", "é".repeat(32), "é".repeat(16), "x".repeat(31), "x".repeat(33), "💥".repeat(8)])(
  "a key of another length or alphabet is no key, and no failure: %s",
  async (key) => {
    expect(opensOrder("secret", "order", key)).toBe(false);
    expect(calledBack("secret", `order.${key}`)).toBeUndefined();
    const { visitor } = aTill();
    expect((await visitor().get(`/orders/order?key=${encodeURIComponent(key)}`)).status).toBe(404);
    const called = await visitor().post(`/webhooks/prodigi/order.${encodeURIComponent(key)}`, {});
    expect(called.status).toBe(404);
  },
);
