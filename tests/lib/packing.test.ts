import { expect, test } from "vitest";
import type { Write } from "../../functions/lib/table/engine.ts";
import { packed } from "../../functions/lib/table/packing.ts";

const group = (name: string, size: number) =>
  Array.from(
    { length: size },
    (_, n): Write => ({
      kind: "delete",
      key: { pk: name, sk: String(n) },
      expect: { version: 1 },
    }),
  );

test("what belongs together is in one transaction, in its order, and none is too large", () => {
  const packs = packed([group("a", 60), group("b", 39), group("c", 2), group("d", 100), group("e", 1)]);
  expect(packs.map((pack) => pack.length)).toEqual([99, 2, 100, 1]);
  expect(packs.map((pack) => [...new Set(pack.map((one) => "key" in one && one.key.pk))])).toEqual([
    ["a", "b"],
    ["c"],
    ["d"],
    ["e"],
  ]);
  expect(packed([])).toEqual([]);
});
