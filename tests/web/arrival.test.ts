import { expect, test } from "vitest";
import { arrivalSentence } from "../../web/src/orders/status.ts";

const arrival = { from: "2026-11-30", to: "2026-12-02" };

test.each([
  ["2026-12-03T00:30:00Z", "It should be with you"],
  ["2026-12-03T04:59:00Z", "It should be with you"],
  ["2026-12-03T05:00:00Z", "It should have been there"],
])("a promised day is over when it is over in New York: %s", (now, beginning) => {
  expect(arrivalSentence(arrival, new Date(now))).toContain(beginning);
});
