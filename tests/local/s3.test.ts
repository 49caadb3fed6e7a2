import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localCaller } from "../../stacks/local/aws.ts";
import { type LocalS3, startS3 } from "../../stacks/local/s3/start.ts";
import { aFolder } from "./stage-process.ts";

const Bucket = "pictures";
const SHOP = "http://shop.example";
let s3: LocalS3;
let client: S3Client;
const clientWith = (over: Partial<typeof localCaller.credentials>) =>
  new S3Client({
    region: localCaller.region,
    credentials: { ...localCaller.credentials, ...over },
    endpoint: s3.url,
    forcePathStyle: true,
    maxAttempts: 1,
  });

beforeAll(async () => {
  s3 = await startS3({ buckets: [Bucket], corsOrigins: [SHOP] });
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

test("a streamed upload arrives whole", async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251);
  const folder = await aFolder();
  await writeFile(join(folder.path, "picture"), bytes);
  const Body = createReadStream(join(folder.path, "picture"));
  await client.send(new PutObjectCommand({ Bucket, Key: "streamed", Body, ContentLength: bytes.byteLength }));
  await folder.remove();
  const found = await client.send(new GetObjectCommand({ Bucket, Key: "streamed" }));
  expect(await found.Body?.transformToByteArray()).toEqual(bytes);
});

test("an upload in parts is one object in the end", async () => {
  const parts = [new Uint8Array(5 * 1024 * 1024).fill(1), new Uint8Array(1000).fill(2)];
  const at = { Bucket, Key: "in-parts" };
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...at, ContentType: "image/png" }),
  );
  const sent = await Promise.all(
    parts.map((Body, index) =>
      client.send(new UploadPartCommand({ ...at, UploadId, PartNumber: index + 1, Body })),
    ),
  );
  const Parts = sent.map(({ ETag }, index) => ({ ETag, PartNumber: index + 1 }));
  const done = await client.send(
    new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }),
  );
  expect(done.ETag).toMatch(/-2"$/);
  const found = await client.send(new GetObjectCommand(at));
  expect(found.ContentType).toBe("image/png");
  const bytes = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
  expect(Buffer.compare(bytes, Buffer.concat(parts))).toBe(0);
});

test("a list has its pages in order", async () => {
  for (const name of ["c", "a", "b"])
    await client.send(new PutObjectCommand({ Bucket, Key: `list/${name}`, Body: name }));
  const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: "list/", MaxKeys: 2 }));
  const rest = await client.send(
    new ListObjectsV2Command({ Bucket, Prefix: "list/", ContinuationToken: first.NextContinuationToken }),
  );
  const keys = [...(first.Contents ?? []), ...(rest.Contents ?? [])].map(({ Key }) => Key);
  expect(keys).toEqual(["list/a", "list/b", "list/c"]);
  expect([first.IsTruncated, rest.IsTruncated]).toEqual([true, false]);
});

test("what was deleted is gone", async () => {
  await client.send(new PutObjectCommand({ Bucket, Key: "short-lived", Body: "x" }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: "short-lived" }));
  const asking = client.send(new GetObjectCommand({ Bucket, Key: "short-lived" }));
  await expect(asking).rejects.toMatchObject({ name: "NoSuchKey" });
});

test("what it cannot do it does not pretend", async () => {
  const asking = client.send(new GetObjectTaggingCommand({ Bucket, Key: "ten" }));
  await expect(asking).rejects.toMatchObject({ name: "NotImplemented" });
});

test.each([
  [SHOP, 200, SHOP],
  ["http://elsewhere.example", 403, null],
])("a browser at %s that asks first hears %i", async (origin, status, allowed) => {
  const answer = await fetch(`${s3.url}/${Bucket}/ten`, { method: "OPTIONS", headers: { origin } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("access-control-allow-origin")).toBe(allowed);
});
