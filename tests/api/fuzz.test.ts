import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";

test("10,000 requests, good, odd and senseless, get no 5xx, no answer off its schema and no wrong 403", async () => {
  const answered = await fuzz(10_000, 20_261_120);
  const total = [...answered.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBe(10_000);
  expect(answered.get(200)).toBeGreaterThan(200);
  expect([...answered.keys()].filter((status) => status >= 500)).toEqual([]);
});
