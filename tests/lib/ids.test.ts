import { expect, test } from "vitest";
import { randomId } from "../../functions/lib/ids.ts";

test("no bits are given out twice, however many ids are drawn at once", () => {
  const ids = Array.from({ length: 2_000 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
  const parts = ids.flatMap((id) => [id.slice(0, 10), id.slice(10, 20)]);
  expect(new Set(parts).size).toBe(parts.length);
});
