import { describe, expect, test } from "vitest";
import { Refusal } from "../../../functions/lib/errors.ts";
import type { Engine } from "../../../functions/lib/table/engine.ts";
import { openTable } from "../../../functions/lib/table/table.ts";
import { aClock } from "../../support/clock.ts";
import { aNote, anOwner, type Note, notes, ownerOf } from "./notes.ts";

/** What an owner's list must do. */
export function tableLists(name: string, engine: () => Engine) {
  const open = () => ({ table: openTable({ engine: engine(), clock: aClock() }), owner: anOwner() });

  describe(name, () => {
    test("an owner's list is newest first, in pages that neither skip nor repeat", async () => {
      const { table, owner } = open();
      const days = [3, 1, 5, 2, 4];
      for (const day of days)
        await table.create(notes, aNote(owner, `n${day}`, { writtenAt: `2026-11-0${day}` }));
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await table.list(notes, ownerOf(owner), { limit: 2, cursor });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.cursor;
      } while (cursor !== undefined);
      expect(seen).toEqual(["n5", "n4", "n3", "n2", "n1"]);
    });

    test("an offset drops the newest, and may not lead too far", async () => {
      const { table, owner } = open();
      for (const day of [1, 2, 3])
        await table.create(notes, aNote(owner, `n${day}`, { writtenAt: `2026-11-0${day}` }));
      const { items } = await table.list(notes, ownerOf(owner), { limit: 20, offset: 1 });
      expect(items.map(({ id }) => id)).toEqual(["n2", "n1"]);
      await expect(table.list(notes, ownerOf(owner), { limit: 20, offset: 781 })).rejects.toThrow(Refusal);
    });

    test("a list of large items is read to where it was asked for", async () => {
      const { table, owner } = open();
      const text = "a".repeat(100_000);
      for (let n = 10; n < 25; n++)
        await table.create(notes, aNote(owner, `n${n}`, { text, writtenAt: `2026-11-${n}` }));
      const { items } = await table.list(notes, ownerOf(owner), { limit: 3, offset: 12 });
      expect(items.map(({ id }) => id)).toEqual(["n12", "n11", "n10"]);
      expect(await table.all(notes, { pk: `U#${owner}`, prefix: "NOTE#" })).toHaveLength(15);
    });

    test("what has expired takes no place on a page, and what is read in its stead makes it no longer", async () => {
      const { table, owner } = open();
      const until = "2026-11-20T11:00:00Z";
      for (const [id, more] of [
        ["0", {}],
        ["a", {}],
        ["b", { until }],
        ["c", { until }],
        ["d", {}],
      ] as const)
        await table.create(notes, aNote(owner, id, { writtenAt: `2026-11-0${id}`, ...more }));
      const { items } = await table.list(notes, ownerOf(owner), { limit: 1, offset: 1 });
      expect(items.map(({ id }) => id)).toEqual(["a"]);
    });

    test("a cursor that is none of ours is refused with a sentence", async () => {
      const { table, owner } = open();
      for (const cursor of [
        "junk",
        btoa("[]"),
        btoa('["","",""]'),
        btoa('["a","","b"]'),
        btoa('["a"]'),
        btoa("{}"),
        "",
      ])
        await expect(table.list(notes, ownerOf(owner), { limit: 2, cursor })).rejects.toThrow(Refusal);
    });

    test("a cursor of one owner's list shows nothing of it in another's", async () => {
      const { table, owner } = open();
      const other = anOwner();
      for (const day of [1, 2, 3])
        await table.create(notes, aNote(other, `n${day}`, { writtenAt: `2026-11-0${day}` }));
      const { cursor = "" } = await table.list(notes, ownerOf(other), { limit: 1 });
      const stolen = await table
        .list(notes, ownerOf(owner), { limit: 5, cursor })
        .catch((failure: unknown) => failure);
      if (!(stolen instanceof Error)) expect((stolen as { items: Note[] }).items).toEqual([]);
    });

    test("a list follows its items when they change, and forgets them when they go", async () => {
      const { table, owner } = open();
      const note = await table.create(notes, aNote(owner, "1"));
      const moved = await table.replace(notes, { ...note, owner, text: "moved" });
      expect((await table.list(notes, ownerOf(owner), { limit: 5 })).items).toEqual([moved]);
      await table.remove(notes, moved);
      expect((await table.list(notes, ownerOf(owner), { limit: 5 })).items).toEqual([]);
    });
  });
}
