import { expect, test } from "vitest";
import { checkoutQuery } from "../../web/src/orders/queries.ts";

const { refetchInterval } = checkoutQuery("session-1");

/** How long it waits after so many looks at an order that is in this state. */
function pauseAfter(looks: number, status: string) {
  if (typeof refetchInterval !== "function") throw new Error("It looks as often however long it takes.");
  const data = { order: null, checkoutSession: { status } };
  return refetchInterval({ state: { data, dataUpdateCount: looks, errorUpdateCount: 0 } } as never);
}

test("a payment that is heard of late is looked for more and more seldom", () => {
  const looks: number[] = [];
  for (let at = 0; at < 7_200_000; at += Number(pauseAfter(looks.length, "pending"))) looks.push(at);
  const within = (from: number, to: number) =>
    looks.filter((at) => at >= from * 1_000 && at < to * 1_000).length;
  expect(within(0, 60)).toBeGreaterThan(15);
  expect(within(60, 120)).toBeLessThanOrEqual(5);
  expect(within(3_600, 7_200)).toBeLessThanOrEqual(60);
});

test("an order that was not paid is not looked for", () => {
  expect(pauseAfter(1, "expired")).toBe(false);
});
