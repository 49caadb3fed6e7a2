import { describe, expect, test } from "vitest";
import type { Engine } from "../../../functions/lib/table/engine.ts";
import { at, Conflict, openTable } from "../../../functions/lib/table/table.ts";
import { creating } from "../../../functions/lib/table/writes.ts";
import { aClock } from "../../support/clock.ts";
import { aNote, anOwner, guests, notes } from "./notes.ts";

const outcomes = async (attempts: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(attempts);
  const lost = settled.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
  for (const { reason } of lost) if (!(reason instanceof Conflict)) throw reason;
  return { won: settled.length - lost.length, lost: lost.length };
};

/** What must hold when everybody comes at once. */
export function tableRaces(name: string, engine: () => Engine) {
  const open = () => ({ table: openTable({ engine: engine(), clock: aClock() }), owner: anOwner() });

  describe(name, () => {
    test("of 50 who create the same item at once, one wins", async () => {
      const { table, owner } = open();
      const attempts = Array.from({ length: 50 }, (_, n) =>
        table.create(notes, aNote(owner, "1", { text: `${n}` })),
      );
      expect(await outcomes(attempts)).toEqual({ won: 1, lost: 49 });
    });

    test("of 50 who replace the same version at once, one wins", async () => {
      const { table, owner } = open();
      const note = await table.create(notes, aNote(owner, "1"));
      const attempts = Array.from({ length: 50 }, (_, n) => table.replace(notes, { ...note, text: `${n}` }));
      expect(await outcomes(attempts)).toEqual({ won: 1, lost: 49 });
      expect((await table.get(notes, { owner, id: "1" }, { consistent: true }))?.v).toBe(2);
    });

    test("who has read one that went removes none that came after it under its name", async () => {
      const { table, owner } = open();
      const first = await table.create(guests, { owner, name: "first" });
      await table.remove(guests, first);
      const second = await table.create(guests, { owner, name: "second" });
      await expect(table.remove(guests, first)).rejects.toThrow(Conflict);
      expect(await table.get(guests, { owner }, { consistent: true })).toEqual(second);
      const third = await table.replace(guests, { ...second, name: "third" });
      await expect(table.remove(guests, second)).rejects.toThrow(Conflict);
      await table.remove(guests, third);
      expect(await table.get(guests, { owner }, { consistent: true })).toBeUndefined();
    });

    test("of 20 transactions over the same items at once, one wins whole", async () => {
      const { table, owner } = open();
      const attempts = Array.from({ length: 20 }, (_, n) =>
        table.write(
          creating(notes, aNote(owner, "left", { text: `${n}` })),
          creating(notes, aNote(owner, "right", { text: `${n}` })),
        ),
      );
      expect(await outcomes(attempts)).toEqual({ won: 1, lost: 19 });
      const [left, right] = await table.getAll(
        at(notes, { owner, id: "left" }),
        at(notes, { owner, id: "right" }),
      );
      expect(left?.text).toBe(right?.text);
    });

    test("a counter counts every one, up to its limit and not past it", async () => {
      const { table, owner } = open();
      const key = { pk: `RL#${owner}`, sk: "COUNT" };
      const counts = await Promise.all(
        Array.from({ length: 30 }, () => table.count(key, { by: 1, limit: 12 })),
      );
      expect(counts.filter((count) => count !== undefined).sort((a, b) => a - b)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ]);
      expect(await table.count(key, { by: -2, ttl: 1_900_000_000 })).toBe(10);
      expect(await table.count(key, { by: 3, limit: 12 })).toBeUndefined();
      expect(await table.count(key, { by: 2, limit: 12 })).toBe(12);
      expect(await table.count(key, { by: -13 })).toBeUndefined();
      expect(await table.count({ pk: `RL#${owner}`, sk: "OTHER" }, { by: 5, limit: 4 })).toBeUndefined();
    });

    test("a counter starts anew when its time is over, once for everybody", async () => {
      const clock = aClock();
      const table = openTable({ engine: engine(), clock });
      const key = { pk: `RL#${anOwner()}`, sk: "WINDOW" };
      const ttl = () => clock.now().getTime() / 1000 + 60;
      expect(await table.count(key, { by: 2, limit: 2, ttl: ttl() })).toBe(2);
      expect(await table.count(key, { by: 1, limit: 2, ttl: ttl() })).toBeUndefined();
      clock.advance({ minutes: 2 });
      const counts = await Promise.all(
        [1, 2, 3, 4].map(() => table.count(key, { by: 1, limit: 2, ttl: ttl() })),
      );
      expect(counts.filter((count) => count !== undefined).sort()).toEqual([1, 2]);
    });
  });
}
