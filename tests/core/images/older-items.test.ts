import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { batches, discards, images, waitings } from "../../../functions/core/images/items.ts";
import type { Item } from "../../../functions/lib/table/engine.ts";
import { UnreadableItem } from "../../../functions/lib/table/entity.ts";
import { openTable } from "../../../functions/lib/table/table.ts";
import { aClock } from "../../support/clock.ts";
import { memoryEngine } from "../../support/memory-engine.ts";

// Items as the first release wrote them: no `shape`, and words of their own.
const image = {
  batchId: "b1",
  n: 2,
  tail: "Xq",
  userId: "ada",
  createdAt: "2026-10-01T08:00:00.000Z",
  journeyId: "default-journey",
  values: { artStyle: "hokusai-style", subject: "a fox", aspectRatio: "portrait", mood: ["calm"] },
  wish: { subject: "a fox", artStyle: "hokusai-style", aspectRatio: "portrait", mood: "calm" },
  prompt: { text: "Print of a fox.", negative: "text", template: 1 },
  seed: 4_294_967_294,
  counters: ["RL#guestPictures#ada#20000"],
  attempts: 1,
  throttles: 0,
  fence: 1,
};

const made = {
  width: 1024,
  height: 1536,
  reach: { width: 3344, height: 5017 },
  stem: "images/b1~2Xq/1",
  widths: [320, 640, 1024],
  original: "private/images/b1~2Xq/1/original.png",
  placeholder: "data:image/webp;base64,AA",
  model: "bedrock/stability.sd3-5-large-v1:0",
  source: "trainedAlgorithmicMedia",
};

const lookAt = "2026-10-01T08:03:00.000Z";

async function reading(...items: Omit<Item, "v" | "w">[]) {
  const engine = memoryEngine();
  const puts = items.map((item) => ({
    kind: "put" as const,
    item: { ...item, v: 1, w: "w" },
    expect: "absent" as const,
  }));
  await engine.write(puts, 0);
  return openTable({ engine, clock: aClock() });
}

const written = (course: object): Omit<Item, "v" | "w"> => ({
  pk: "B#b1",
  sk: "IMG#2",
  type: "image",
  data: { ...image, course },
});

const { tail, wish, ...same } = image;
const kept = { ...same, prompt: { text: "Print of a fox.", negative: "text" } };
const { stem, reach, ...keptMade } = made;

test.each([
  [
    { status: "pending", lookAt },
    { status: "pending", lookAt },
  ],
  [
    { status: "generating", lookAt },
    { status: "generating", lookAt },
  ],
  [
    { status: "ready", made, readyAt: lookAt },
    {
      status: "ready",
      orders: [],
      output: { ...keptMade, prefix: stem, largestPrint: reach },
    },
  ],
  [
    { status: "failed", reason: "cut off" },
    { status: "failed", reason: "cut off" },
  ],
  [{ status: "blocked" }, { status: "blocked" }],
])("a picture of the first release is read in its state: %j", async (course, state) => {
  const table = await reading(written(course));
  const read = await table.get(images, { batchId: "b1", n: 2 });
  expect(read).toEqual({ ...kept, suffix: tail, brief: wish, state, v: 1 });
});

test("written again it is of today's shape, and read as it is", async () => {
  const table = await reading(written({ status: "pending", lookAt }));
  const read = await table.get(images, { batchId: "b1", n: 2 });
  if (!read) throw new Error("not found");
  await table.replace(images, { ...read, attempts: 2 });
  expect(await table.get(images, { batchId: "b1", n: 2 })).toEqual({ ...read, attempts: 2, v: 2 });
});

test("batches, who waits and what is to be discarded are read as well", async () => {
  const batch = { userId: "ada" as UserId, batchId: "b1", createdAt: image.createdAt };
  const waiting = { userId: "ada" as UserId, batchId: "b1", since: image.createdAt };
  const table = await reading(
    { pk: "U#ada", sk: "BATCH#b1", type: "batch", data: batch },
    { pk: "U#ada", sk: "WAITING", type: "waiting", data: waiting },
    { pk: `DISCARD#${stem}`, sk: "FILES", type: "discard", data: { stem, keys: ["a"], since: lookAt } },
  );
  expect(await table.get(batches, batch)).toEqual({ ...batch, v: 1 });
  expect(await table.get(waitings, waiting)).toEqual({ ...waiting, v: 1 });
  expect(await table.get(discards, { prefix: stem })).toEqual({
    prefix: stem,
    keys: ["a"],
    since: lookAt,
    v: 1,
  });
});

test.each([{ status: "ready" }, { status: "lost" }])(
  "a picture that no release can have written is told, not believed: %j",
  async (course) => {
    const table = await reading(written(course));
    await expect(table.get(images, { batchId: "b1", n: 2 })).rejects.toThrow(UnreadableItem);
  },
);
