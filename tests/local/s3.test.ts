import { Readable } from "node:stream";
import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localCaller } from "../../stacks/local/aws.ts";
import { type LocalS3, startS3 } from "../../stacks/local/s3/start.ts";

const Bucket = "pictures";
let s3: LocalS3;
let client: S3Client;
const nothing = () => {};
/** The SDK writes to the console of a stream that it cannot send twice. */
const logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };
const clientWith = (over: Partial<typeof localCaller.credentials>) =>
  new S3Client({
    region: localCaller.region,
    credentials: { ...localCaller.credentials, ...over },
    endpoint: s3.url,
    forcePathStyle: true,
    maxAttempts: 1,
    logger,
  });

beforeAll(async () => {
  s3 = await startS3({ buckets: [Bucket] });
  client = clientWith({});
  await client.send(
    new PutObjectCommand({ Bucket, Key: "ten", Body: "0123456789", ContentType: "text/plain" }),
  );
});
afterAll(async () => {
  client.destroy();
  await s3.close();
});

const get = (over: object) => client.send(new GetObjectCommand({ Bucket, Key: "ten", ...over }));

test("a wrong secret is a wrong signature", async () => {
  const forger = clientWith({ secretAccessKey: "guessed" });
  const asking = forger.send(new GetObjectCommand({ Bucket, Key: "ten" }));
  await expect(asking).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
});

test("an unknown key is refused", async () => {
  const stranger = clientWith({ accessKeyId: "stranger" });
  const asking = stranger.send(new GetObjectCommand({ Bucket, Key: "ten" }));
  await expect(asking).rejects.toMatchObject({ name: "InvalidAccessKeyId" });
});

test("without a signature there is nothing to see", async () => {
  const answer = await fetch(`${s3.url}/${Bucket}/ten`);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toMatch("<Code>AccessDenied</Code>");
});

test("a bucket that nobody defined is none", async () => {
  const asking = client.send(new GetObjectCommand({ Bucket: "other", Key: "ten" }));
  await expect(asking).rejects.toMatchObject({ name: "NoSuchBucket" });
});

test.each([
  ["bytes=2-4", "234", "bytes 2-4/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
  ["bytes=8-100", "89", "bytes 8-9/10"],
])("the range %s is %s", async (Range, text, ContentRange) => {
  const answer = await get({ Range });
  expect(await answer.Body?.transformToString()).toBe(text);
  expect(answer).toMatchObject({ ContentRange, ContentLength: text.length });
});

test("a range beyond the end cannot be satisfied", async () => {
  await expect(get({ Range: "bytes=10-" })).rejects.toMatchObject({ name: "InvalidRange" });
});

test("who has it already is told so, and who has another is refused", async () => {
  const { ETag } = await get({});
  await expect(get({ IfNoneMatch: ETag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
  await expect(get({ IfMatch: '"another"' })).rejects.toMatchObject({ name: "PreconditionFailed" });
  await expect(get({ IfModifiedSince: new Date(Date.now() + 60_000) })).rejects.toMatchObject({
    $metadata: { httpStatusCode: 304 },
  });
});

test("an object is replaced only by who knows what it replaces", async () => {
  const first = await client.send(new PutObjectCommand({ Bucket, Key: "versioned", Body: "1" }));
  const replace = (IfMatch: string | undefined) =>
    client.send(new PutObjectCommand({ Bucket, Key: "versioned", Body: "2", IfMatch }));
  await replace(first.ETag);
  await expect(replace(first.ETag)).rejects.toMatchObject({ name: "PreconditionFailed" });
});

test("a body that does not have its sum is refused", async () => {
  const putting = client.send(
    new PutObjectCommand({ Bucket, Key: "broken", Body: "text", ChecksumCRC32: "AAAAAA==" }),
  );
  await expect(putting).rejects.toMatchObject({ name: "BadDigest" });
});

test("what was deleted is gone", async () => {
  await client.send(new PutObjectCommand({ Bucket, Key: "short-lived", Body: "x" }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: "short-lived" }));
  const asking = client.send(new GetObjectCommand({ Bucket, Key: "short-lived" }));
  await expect(asking).rejects.toMatchObject({ name: "NoSuchKey" });
});

test.each([
  ["tags", new GetObjectTaggingCommand({ Bucket, Key: "ten" })],
  ["a list", new ListObjectsV2Command({ Bucket })],
  ["an upload in parts", new CreateMultipartUploadCommand({ Bucket, Key: "in-parts" })],
  [
    "a body in chunks",
    new PutObjectCommand({ Bucket, Key: "streamed", Body: Readable.from(["abc"]), ContentLength: 3 }),
  ],
])("what it cannot do it does not pretend: %s", async (_, command) => {
  const asking = client.send(command as GetObjectTaggingCommand);
  await expect(asking).rejects.toMatchObject({ name: "NotImplemented" });
});
