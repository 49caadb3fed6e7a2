import { expect, test } from "vitest";
import { lasted } from "../../../web/src/journeys/lasted.ts";

test.for([
  [0, "0 seconds"],
  [1, "1 second"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [7_199, "119 minutes"],
  [7_200, "2 hours"],
  [204_199, "2 days"],
] as const)("%i seconds are told as %s", ([seconds, told]) => {
  expect(lasted(seconds)).toBe(told);
});
