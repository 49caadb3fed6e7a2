import { expect, test } from "vitest";
import { inDollars } from "../../functions/lib/money.ts";

test.each([
  [0, "$0.00"],
  [34.5, "$34.50"],
  [999.99, "$999.99"],
  [1000, "$1,000.00"],
  [1234567.89, "$1,234,567.89"],
])("%d is read as %s", (amount, words) => {
  expect(inDollars(amount)).toBe(words);
});
