import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { s3Pictures } from "../../functions/partners/s3.ts";
import { sqsQueue } from "../../functions/partners/sqs.ts";
import { localCaller } from "../../stacks/local/aws.ts";
import { type LocalS3, startS3 } from "../../stacks/local/s3/start.ts";
import { type LocalSqs, startSqs } from "../../stacks/local/sqs/start.ts";
import { awsAt } from "../support/aws.ts";
import { aQueue } from "../support/queue-definition.ts";

const definition = aQueue();
let s3: LocalS3;
let sqs: LocalSqs;
beforeEach(async () => {
  [s3, sqs] = await Promise.all([startS3({ buckets: ["pictures"] }), startSqs({ queues: [definition] })]);
});
afterEach(() => Promise.all([s3.close(), sqs.close()]));

/** By AWS's own client, which can be told not to try again. */
const put = (Key: string) =>
  new S3Client({ ...localCaller, endpoint: s3.url, forcePathStyle: true, maxAttempts: 1 }).send(
    new PutObjectCommand({ Bucket: "pictures", Key, Body: "a picture" }),
  );
const pictures = () => s3Pictures({ bucket: "pictures", aws: awsAt(s3.url) });
const queue = () => sqsQueue<string>({ url: sqs.urlOf(definition.resource), caller: localCaller });
const waiting = () => sqs.look(definition.resource).ready.map(({ body }) => JSON.parse(body));

test("a 500 has done nothing", async () => {
  s3.faults.add({ outcome: "500" });
  await expect(put("public/a")).rejects.toThrow();
  expect(await pictures().get("public/a")).toBeUndefined();
});

test.each(["work, then 500", "work, then reset"] as const)("%s has done it all", async (outcome) => {
  s3.faults.add({ outcome });
  await expect(put("public/a")).rejects.toThrow();
  expect(await pictures().get("public/a")).toMatchObject({ size: 9 });
});

test("a reset is tried again, and then all is well", async () => {
  s3.faults.add({ outcome: "reset" });
  expect(await pictures().put("public/a", { bytes: new Uint8Array(9), contentType: "image/webp" })).toBe(
    true,
  );
});

test("a fault befalls the calls it is meant for, as often as it says", async () => {
  s3.faults.add({
    when: ({ method, path }) => method === "PUT" && path.endsWith("/b"),
    times: 2,
    outcome: "500",
  });
  await put("public/a");
  await expect(put("public/b")).rejects.toThrow();
  await expect(put("public/b")).rejects.toThrow();
  await put("public/b");
});

test("latency delays, and nothing else", async () => {
  s3.faults.add({ latencyMs: 60 });
  const started = performance.now();
  await put("public/a");
  expect(performance.now() - started).toBeGreaterThanOrEqual(55);
});

test("a job whose answer was lost is in the queue twice, because it is sent again", async () => {
  sqs.faults.add({ when: ({ path }) => path === "/SendMessage", outcome: "work, then 500" });
  await queue().send("a");
  expect(waiting()).toEqual(["a", "a"]);
});

test.each(["reset", "500"] as const)("a queue that answers with a %s gets the job once", async (outcome) => {
  sqs.faults.add({ outcome });
  await queue().send("a");
  expect(waiting()).toEqual(["a"]);
});

test("a queue that hangs up after its work has the job twice", async () => {
  sqs.faults.add({ outcome: "work, then reset" });
  await queue().send("a");
  expect(waiting()).toEqual(["a", "a"]);
});
