import { expect, test } from "vitest";
import type { Image } from "../../../functions/core/images/image.ts";
import { publicId } from "../../../functions/core/images/image-id.ts";
import { discards, images } from "../../../functions/core/images/items.ts";
import { discardFiles, removeImage, removingImage } from "../../../functions/core/images/remove.ts";
import { closeReport, openReports, reportImage, reports } from "../../../functions/core/images/reports.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { aReadyImage, caller } from "../../simulation/order-parts.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

// What is left of a picture that goes, while plain reads come late; and what is said of one.

const at = "2026-11-20T12:00:00.000Z";
const ready = aReadyImage(at);
const imageId = publicId(ready);

async function open(over: Partial<Image> = {}) {
  const parts = aShop({ kept: lateEngine(memoryEngine()) });
  const { shop, logged } = parts;
  await shop.table.create(images, { ...ready, ...over });
  const noted = (prefix: string) => shop.table.get(discards, { prefix }, { consistent: true });
  const note = async (prefix: string, ...keys: string[]) => {
    await shop.table.create(discards, { prefix, keys, since: at });
    return discards.key({ prefix });
  };
  const events = () => logged.map(({ event }) => event);
  return { ...parts, noted, note, events };
}

test("all files of a picture go with it; those of a withdrawn one went before", async () => {
  const { shop, noted } = await open();
  await removeImage(shop, caller.userId, imageId);
  const { prefix, original } = ready.state.output;
  expect(await noted(prefix)).toMatchObject({
    keys: [original, ...["320.avif", "320.webp", "320.jpeg"].map((file) => `public/${prefix}/${file}`)],
    since: at,
  });
  expect(await shop.table.get(images, ready, { consistent: true })).toBeUndefined();
  const { output } = ready.state;
  const withdrawn: Image = { ...ready, state: { status: "withdrawn", output, orders: ["order"] } };
  expect(removingImage({ ...withdrawn, v: 1 })).toEqual([]);
});

test("a removal that meets another change is refused; a failure is not hidden", async () => {
  const { shop } = await open();
  const removing = (failure: Error) =>
    removeImage({ table: { ...shop.table, write: () => Promise.reject(failure) } }, caller.userId, imageId);
  await expect(removing(new Conflict())).rejects.toMatchObject({ code: "conflict" });
  await expect(removing(new Error("no disk"))).rejects.toThrow("no disk");
});

test("the edge is asked to forget what could be seen, and nothing else", async () => {
  const { shop, cleared, note, noted } = await open();
  const due = [await note("an/original", "private/an/original.png"), { pk: "B#batch", sk: "IMG#0" }];
  const asked: unknown[] = [];
  const { table } = shop;
  shop.table = {
    ...table,
    get: (kind, id, options) => {
      asked.push(id);
      return table.get(kind, id, options);
    },
  };
  expect(await discardFiles(shop, due)).toBe(1);
  expect([cleared, asked]).toEqual([[], [{ prefix: "an/original" }]]);
  expect(await discardFiles(shop, [await note("seen", "public/seen/320.webp")])).toBe(1);
  expect(cleared).toEqual([["/public/seen/*", "/pictures/seen/*"]]);
  expect(await noted("seen")).toBeUndefined();
});

test("an edge that does not answer is told to the log, and asked again", async () => {
  const { shop, note, noted, events } = await open();
  shop.edgeCache = { clear: () => Promise.reject(new Error("throttled")) };
  expect(await discardFiles(shop, [await note("seen", "public/seen/320.webp")])).toBe(0);
  expect(events()).toEqual(["edge.not-cleared"]);
  expect(await noted("seen")).toBeDefined();
});

test.for([
  ["a file that is not deleted", "bad", "files.not-deleted"],
  ["a note that cannot be read", "odd", "files.not-deleted"],
] as const)(
  "%s keeps no other picture's files, is told to the log, and tried again",
  async ([, prefix, event]) => {
    const { shop, cleared, note, noted, events } = await open();
    const { pictures, table } = shop;
    const removed: string[] = [];
    const remove = async (key: string) => {
      if (key.includes("bad")) throw new Error("S3 answered 403 AccessDenied");
      removed.push(key);
    };
    const get: typeof table.get = (kind, id, options) =>
      "prefix" in (id as object) && (id as { prefix: string }).prefix === "odd"
        ? Promise.reject(new Error("unreadable"))
        : table.get(kind, id, options);
    const mended = { ...shop, pictures: { ...pictures, remove }, table: { ...table, get } };
    const due = [await note(prefix, `public/${prefix}/1.webp`), await note("good", "public/good/1.webp")];
    expect(await discardFiles(mended, due)).toBe(1);
    expect([removed, cleared]).toEqual([["public/good/1.webp"], [["/public/good/*", "/pictures/good/*"]]]);
    expect(events()).toEqual([event]);
    expect([await noted(prefix), await noted("good")]).toEqual([expect.anything(), undefined]);
    expect(await discardFiles(shop, due)).toBe(1);
    expect(await noted(prefix)).toBeUndefined();
  },
);

const said = { imageId, why: "other", words: "look" } as const;

test("of many reports twenty are kept in their words, for a year; operators hear of the first", async () => {
  const { shop, clock, events } = await open();
  for (let n = 0; n < 21; n++) {
    await reportImage(shop, said);
    clock.advance({ hours: 1 });
  }
  const [report] = await openReports(shop);
  expect(report).toMatchObject({ times: 21, since: at });
  expect(report?.said).toHaveLength(20);
  expect(events()).toEqual(["picture.reported"]);
  expect(report && reports.expires?.(report)).toEqual(new Date("2027-11-20T12:00:00.000Z"));
  expect(await closeReport(shop, imageId)).toBe(true);
  expect(await closeReport(shop, imageId)).toBe(false);
});

test("of two hundred reports at one moment operators hear once", async () => {
  const { shop, events } = await open();
  await Promise.all(Array.from({ length: 200 }, () => reportImage(shop, said)));
  expect(events()).toEqual(["picture.reported"]);
});

test("of two reports at one moment one is enough; a failure is not hidden", async () => {
  const { shop } = await open();
  const reporting = (failure: Error) =>
    reportImage({ ...shop, table: { ...shop.table, write: () => Promise.reject(failure) } }, said);
  await expect(reporting(new Conflict())).resolves.toBeUndefined();
  await expect(reporting(new Error("no disk"))).rejects.toThrow("no disk");
});

test("reports are listed as they came", async () => {
  const { shop } = await open();
  for (const [id, since] of [
    ["b", "2026-11-02"],
    ["c", "2026-11-01"],
    ["a", "2026-11-03"],
  ] as const)
    await shop.table.create(reports, { imageId: id, since, times: 1, said: [] });
  expect((await openReports(shop)).map(({ imageId }) => imageId)).toEqual(["c", "b", "a"]);
});
