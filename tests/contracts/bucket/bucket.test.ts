import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { s3Pictures } from "../../../functions/partners/s3.ts";
import { startS3 } from "../../../stacks/local/s3/start.ts";
import { awsAt } from "../../support/aws.ts";
import { fakePictures } from "../../support/fake-pictures.ts";
import { picturesContract } from "./contract.ts";

afterEach(() => void vi.restoreAllMocks());

async function s3On(dataDir: string | undefined) {
  const s3 = await startS3({ buckets: ["pictures"], dataDir });
  return { s3, pictures: s3Pictures({ bucket: "pictures", aws: awsAt(s3.url) }) };
}

picturesContract("the S3 adapter on the local S3, on disk", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "wallflower-bucket-"));
  const { s3, pictures } = await s3On(dataDir);
  return {
    pictures,
    close: async () => {
      await s3.close();
      await rm(dataDir, { recursive: true });
    },
  };
});

picturesContract("the S3 adapter on the local S3, in memory", async () => {
  const { s3, pictures } = await s3On(undefined);
  return {
    pictures,
    close: async () => {
      await s3.close();
    },
  };
});

picturesContract("the fake of the tests", async () => ({ pictures: fakePictures(), close: async () => {} }));

test.each(["work, then 500", "work, then reset"] as const)(
  "a picture whose answer is lost (%s) is there, and ours",
  async (outcome) => {
    const { s3, pictures } = await s3On(undefined);
    s3.faults.add({ outcome });
    expect(await pictures.put("public/a", { bytes: new Uint8Array(1), contentType: "image/png" })).toBe(true);
    expect(await pictures.put("public/a", { bytes: new Uint8Array(2), contentType: "image/png" })).toBe(
      false,
    );
    await s3.close();
  },
);

const aPicture = { bytes: new Uint8Array(1), contentType: "image/png" };

/** Nobody waits between two tries, and a look at the time is so much later than the one before. */
function hurried(msBetween: number) {
  vi.spyOn(Math, "random").mockReturnValue(0);
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += msBetween;
    return now;
  });
}

test.each(["500", "reset", "work, then 500"] as const)(
  "a bucket that is away for a minute (%s) has what was made meanwhile, and not for ever",
  async (outcome) => {
    const { s3, pictures } = await s3On(undefined);
    hurried(5_000);
    s3.faults.add({ outcome, times: 11 });
    expect(await pictures.put("public/a", aPicture)).toBe(true);
    s3.faults.add({ outcome, times: 20 });
    await expect(pictures.put("public/b", aPicture)).rejects.toThrow();
    await s3.close();
  },
);

test("a bucket that is out of order has not said that something is missing", async () => {
  const { s3, pictures } = await s3On(undefined);
  hurried(60_000);
  s3.faults.add({ outcome: "500", times: Number.POSITIVE_INFINITY });
  const put = pictures.put("public/a", aPicture);
  const calls = [pictures.get("public/a"), pictures.head("public/a"), put];
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
    "rejected",
  ]);
  await s3.close();
});
