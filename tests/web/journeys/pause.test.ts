import { expect, test } from "vitest";
import { pauseAfter } from "../../../web/src/journeys/pause.ts";

/** How often the shop is asked within so many seconds. */
function asked(seconds: number, fails: boolean) {
  let times = 0;
  for (let passed = 0; passed < seconds * 1_000; times++)
    passed += fails ? pauseAfter(0, times + 1) : pauseAfter(times + 1, 0);
  return times;
}

test("pictures that are being made are looked for often, and then more and more seldom", () => {
  expect(asked(10, false)).toBeGreaterThan(10);
  expect(asked(600, false)).toBeLessThan(200);
});

test("a shop that stumbles is asked a few times in a minute", () => {
  expect(asked(12, true)).toBeLessThan(9);
  expect(asked(60, true)).toBeLessThan(17);
});
