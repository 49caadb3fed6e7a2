import { expect, test } from "vitest";
import { measured } from "../../stacks/commands/capacity.ts";
import { isUsual } from "./odd-house.ts";
import { simulateOrder } from "./order-world.ts";
import { calm } from "./weather.ts";

/** One list call tells of as many. */
const A_PAGE = 100;

test("a print takes as many calls of the print house as its capacity is reckoned with", async () => {
  const total = { calls: 0, prints: 0 };
  for (let run = 0; run < 1_200; run++) {
    const { calls, prints, fate } = await simulateOrder(`capacity/${run}`, calm);
    if (!isUsual(fate.odd)) continue;
    total.calls += calls.alone + calls.together / A_PAGE;
    total.prints += prints;
  }
  const reckoned = measured.printCallsPerOrder * total.prints;
  expect(Math.abs(total.calls - reckoned)).toBeLessThan(0.05 * reckoned);
});
