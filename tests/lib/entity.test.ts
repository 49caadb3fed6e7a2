import { expect, test } from "vitest";
import { workPlace, workShards } from "../../functions/lib/table/entity.ts";

test("work is spread over every shard, and the same work stands in the same one", () => {
  const due = new Date("2026-11-25T12:00:00Z");
  const places = Array.from({ length: 400 }, (_, n) => workPlace({ pk: `O#${n}`, sk: "ORDER" }, due).pk);
  const shares = workShards.map((shard) => places.filter((pk) => pk === shard).length);
  expect(Math.min(...shares)).toBeGreaterThan(50);
  expect(workPlace({ pk: "O#7", sk: "ORDER" }, due).pk).toBe(places[7]);
});
