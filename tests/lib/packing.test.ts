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

test("nor has one more bytes than DynamoDB takes at once", () => {
  const item = (name: string, kilobytes: number): Write => ({
    kind: "put",
    item: {
      pk: name,
      sk: "",
      v: 1,
      w: "w",
      type: "note",
      data: { text: "狐".repeat((kilobytes * 1024) / 3) },
    },
    expect: "absent",
  });
  const fifty = Array.from({ length: 50 }, (_, n) => [item(`${n}`, 100), ...group(`${n}`, 1)]);
  const packs = packed(fifty);
  expect(packs.flat()).toEqual(fifty.flat());
  expect(packs.map((pack) => pack.length % 2)).toEqual([0, 0]);
  for (const pack of packs) expect(Buffer.byteLength(JSON.stringify(pack))).toBeLessThan(4 * 1024 * 1024);
  // What belongs together stays so.
  const large = [item("a", 3_000), item("b", 300)];
  expect(packed([large, group("c", 2)]).map((pack) => pack.length)).toEqual([2, 2]);
});
