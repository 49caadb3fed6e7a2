import { describe, expect, test } from "vitest";
import type { Engine } from "../../../functions/lib/table/engine.ts";
import { at, Conflict, openTable } from "../../../functions/lib/table/table.ts";
import {
  creating,
  removing,
  replacing,
  superseding,
  taking,
  unchanged,
} from "../../../functions/lib/table/writes.ts";
import { aClock } from "../../support/clock.ts";
import { dueWork } from "../../support/due.ts";
import { aNote, anOwner, notes, ownerOf } from "./notes.ts";

/** What every engine must do, to the letter. */
export function tableContract(name: string, engine: () => Engine) {
  const open = () => {
    const clock = aClock();
    return { clock, table: openTable({ engine: engine(), clock }), owner: anOwner() };
  };

  describe(name, () => {
    test("what was created is read back, with its version", async () => {
      const { table, owner } = open();
      await table.create(notes, aNote(owner, "1"));
      expect(await table.get(notes, { owner, id: "1" }, { consistent: true })).toEqual({
        ...aNote(owner, "1"),
        v: 1,
      });
    });

    test("what is not there is undefined", async () => {
      const { table, owner } = open();
      expect(await table.get(notes, { owner, id: "1" })).toBeUndefined();
    });

    test.for([
      ["its first part", "é".repeat(1_025), "N"],
      ["its second part", "P", "é".repeat(513)],
    ] as const)("a key that is longer than DynamoDB takes is a failure: %s", async ([, pk, sk]) => {
      await expect(engine().get({ pk, sk }, { consistent: true })).rejects.toThrow();
    });

    test("nothing is created twice", async () => {
      const { table, owner } = open();
      await table.create(notes, aNote(owner, "1"));
      await expect(table.create(notes, aNote(owner, "1", { text: "again" }))).rejects.toThrow(Conflict);
      expect((await table.get(notes, { owner, id: "1" }))?.text).toBe("water the fern");
    });

    test("only who read the newest version can replace it", async () => {
      const { table, owner } = open();
      const first = await table.create(notes, aNote(owner, "1"));
      const second = await table.replace(notes, { ...first, text: "second" });
      expect(second).toEqual({ ...first, text: "second", v: 2 });
      await expect(table.replace(notes, { ...first, text: "late" })).rejects.toThrow(Conflict);
      expect((await table.get(notes, { owner, id: "1" }, { consistent: true }))?.text).toBe("second");
    });

    test("what is not there cannot be replaced", async () => {
      const { table, owner } = open();
      await expect(table.replace(notes, { ...aNote(owner, "1"), v: 1 })).rejects.toThrow(Conflict);
    });

    test("of writers who number their own versions, the highest wins in any order", async () => {
      const { table, owner } = open();
      const numbered = (v: number) =>
        table.write(superseding(notes, aNote(owner, "1", { text: `at ${v}` }), v));
      await numbered(20);
      await expect(numbered(10)).rejects.toThrow(Conflict);
      await numbered(30);
      expect(await table.get(notes, { owner, id: "1" })).toMatchObject({ text: "at 30", v: 30 });
    });

    test("what was removed is gone, and removing it again is fine", async () => {
      const { table, owner } = open();
      const note = await table.create(notes, aNote(owner, "1"));
      await table.remove(notes, note);
      await table.remove(notes, note);
      expect(await table.get(notes, { owner, id: "1" })).toBeUndefined();
    });

    test("what somebody changed since is not removed", async () => {
      const { table, owner } = open();
      const note = await table.create(notes, aNote(owner, "1"));
      await table.replace(notes, note);
      await expect(table.remove(notes, note)).rejects.toThrow(Conflict);
    });

    test("the same write, sent again because its answer was lost, is no conflict", async () => {
      const { table, owner } = open();
      const write = creating(notes, aNote(owner, "1"));
      await table.write(write);
      await table.write(write);
      expect(await table.get(notes, { owner, id: "1" })).toMatchObject({ v: 1 });
    });

    test("of two who take the same item, one gets a conflict", async () => {
      const { table, owner } = open();
      const note = await table.create(notes, aNote(owner, "1"));
      const once = taking(notes, note);
      await table.write(once);
      await expect(table.write(taking(notes, note))).rejects.toThrow(Conflict);
      expect(await table.get(notes, { owner, id: "1" }, { consistent: true })).toBeUndefined();
    });

    test("a transaction does not write to one item twice", async () => {
      const { table, owner } = open();
      const twice = creating(notes, aNote(owner, "1"));
      await expect(table.write(twice, twice)).rejects.toThrow(RangeError);
    });

    test("several items come in one request, in the order they were asked for", async () => {
      const { table, owner } = open();
      for (const id of ["a", "b"]) await table.create(notes, aNote(owner, id));
      const [b, missing, a] = await table.getAll(
        at(notes, { owner, id: "b" }),
        at(notes, { owner, id: "missing" }),
        at(notes, { owner, id: "a" }),
      );
      expect([b?.id, missing, a?.id]).toEqual(["b", undefined, "a"]);
    });

    test("a partition is read by the beginning of its sort keys", async () => {
      const { table, owner } = open();
      for (const id of ["b1", "a2", "b0"]) await table.create(notes, aNote(owner, id));
      const items = await table.all(notes, { pk: `U#${owner}`, prefix: "NOTE#b" });
      expect(items.map(({ id }) => id)).toEqual(["b0", "b1"]);
    });

    test("due work is found whole, however small its pages are", async () => {
      const { table, owner, clock } = open();
      for (const n of [1, 2, 3, 4, 5])
        await table.create(notes, aNote(owner, String(n), { dueAt: `2026-11-20T11:5${n}:00.000Z` }));
      const found: string[] = [];
      for await (const page of table.due(clock.now(), 2))
        found.push(...page.flatMap(({ pk, sk }) => (pk === `U#${owner}` ? [sk] : [])));
      expect(found).toEqual(["NOTE#1", "NOTE#2", "NOTE#3", "NOTE#4", "NOTE#5"]);
    });

    test("due work is found until it is done", async () => {
      const { table, owner, clock } = open();
      const key = { pk: `U#${owner}`, sk: "NOTE#1" };
      const note = await table.create(notes, aNote(owner, "1", { dueAt: "2026-11-20T11:59:00.000Z" }));
      await table.create(notes, aNote(owner, "2", { dueAt: "2026-11-20T12:01:00.000Z" }));
      const mine = async () => (await dueWork(table, clock.now())).filter(({ pk }) => pk === `U#${owner}`);
      expect(await mine()).toEqual([{ ...key, at: "2026-11-20T11:59:00.000Z" }]);
      const { dueAt: _, ...done } = note;
      await table.replace(notes, done);
      expect(await mine()).toEqual([]);
    });

    test("what has expired no longer counts, though it still lies there", async () => {
      const { table, owner, clock } = open();
      await table.create(notes, aNote(owner, "1", { until: "2026-11-20T12:30:00Z" }));
      clock.advance({ minutes: 29 });
      expect(await table.get(notes, { owner, id: "1" })).toBeDefined();
      clock.advance({ minutes: 1 });
      expect(await table.get(notes, { owner, id: "1" })).toBeUndefined();
      expect((await table.list(notes, ownerOf(owner), { limit: 5 })).items).toEqual([]);
      const read = { ...aNote(owner, "1", { until: "2026-11-20T13:30:00Z" }), v: 1 };
      await expect(table.replace(notes, read)).rejects.toThrow(Conflict);
      await table.create(notes, aNote(owner, "1", { text: "anew" }));
      expect((await table.get(notes, { owner, id: "1" }))?.text).toBe("anew");
    });

    test("a transaction is all or nothing", async () => {
      const { table, owner } = open();
      const kept = await table.create(notes, aNote(owner, "kept"));
      const stale = await table.create(notes, aNote(owner, "stale"));
      await table.replace(notes, stale);
      const attempt = (...last: Parameters<typeof table.write>) =>
        table.write(
          creating(notes, aNote(owner, "new")),
          replacing(notes, { ...kept, text: "changed" }),
          ...last,
        );
      await expect(attempt(unchanged(notes, stale))).rejects.toThrow(Conflict);
      await expect(attempt(removing(notes, stale))).rejects.toThrow(Conflict);
      expect(await table.get(notes, { owner, id: "new" }, { consistent: true })).toBeUndefined();
      expect((await table.get(notes, { owner, id: "kept" }, { consistent: true }))?.text).toBe(
        "water the fern",
      );
      await attempt();
      expect((await table.get(notes, { owner, id: "new" }, { consistent: true }))?.v).toBe(1);
      expect((await table.get(notes, { owner, id: "kept" }, { consistent: true }))?.text).toBe("changed");
    });
  });
}
