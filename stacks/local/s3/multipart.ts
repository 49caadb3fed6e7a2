import { randomUUID } from "node:crypto";
import { readBody } from "./body.ts";
import { type Bucket, md5, type ObjectHeaders, quotedMd5 } from "./bucket.ts";
import type { Call } from "./call.ts";
import { S3Failure } from "./failure.ts";
import { headersOf } from "./write.ts";
import { xmlAnswer } from "./xml.ts";

const MIN_PART_BYTES = 5 * 1024 * 1024;

/** Parts wait in a bucket of their own, next to the one they are meant for. */
export type Uploads = { bucket: Bucket; parts: Bucket };

const partKey = (uploadId: string, part: number | string) => `${uploadId}/${part}`;
/** Part numbers begin at 1: what stands at 0 is how the upload began. */
const START = 0;

export async function beginUpload({ parts }: Uploads, key: string, call: Call): Promise<Response> {
  const uploadId = randomUUID();
  const begun = Buffer.from(JSON.stringify({ key, headers: headersOf(call) } satisfies Begun));
  await parts.write(partKey(uploadId, START), begun, plain);
  return xmlAnswer("InitiateMultipartUploadResult", { Key: key, UploadId: uploadId });
}

export async function writePart({ parts }: Uploads, key: string, call: Call): Promise<Response> {
  const uploadId = await requireUpload(parts, key, call);
  const bytes = await readBody(call);
  await parts.write(partKey(uploadId.id, Number(call.query.get("partNumber"))), bytes, plain);
  return new Response(null, { headers: { etag: quotedMd5(bytes) } });
}

export async function completeUpload({ bucket, parts }: Uploads, key: string, call: Call): Promise<Response> {
  const upload = await requireUpload(parts, key, call);
  const wanted = [...(await text(call)).matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, part]) =>
    Number(part),
  );
  const chunks = await Promise.all(wanted.map((part) => readPart(parts, upload.id, part)));
  if (chunks.slice(0, -1).some(({ byteLength }) => byteLength < MIN_PART_BYTES))
    throw new S3Failure(400, "EntityTooSmall", "All parts but the last need 5 MB.");

  const etag = `"${md5(Buffer.concat(chunks.map((chunk) => md5(chunk).digest()))).digest("hex")}-${chunks.length}"`;
  const onlyNew = call.headers.get("if-none-match") === "*";
  const head = await bucket.write(key, Buffer.concat(chunks), upload.begun.headers, { etag, onlyNew });
  if (!head) throw new S3Failure(412, "PreconditionFailed", "There is an object under this key.");
  await forget(parts, upload.id);
  return xmlAnswer("CompleteMultipartUploadResult", { Key: key, ETag: etag });
}

export async function abortUpload({ parts }: Uploads, key: string, call: Call): Promise<Response> {
  const { id } = await requireUpload(parts, key, call);
  await forget(parts, id);
  return new Response(null, { status: 204 });
}

type Begun = { key: string; headers: ObjectHeaders };
const plain: ObjectHeaders = { contentType: "application/octet-stream", metadata: {} };
const text = async (call: Call) => Buffer.from(await readBody(call)).toString();

async function requireUpload(parts: Bucket, key: string, call: Call): Promise<{ id: string; begun: Begun }> {
  const id = call.query.get("uploadId") ?? "";
  const start = await parts.find(partKey(id, START));
  const begun: Begun | undefined = start && JSON.parse(Buffer.from(await start.read()).toString());
  if (begun?.key !== key) throw new S3Failure(404, "NoSuchUpload", "There is no such upload.");
  return { id, begun };
}

async function readPart(parts: Bucket, uploadId: string, part: number) {
  const found = await parts.find(partKey(uploadId, part));
  if (!found || part === START) throw new S3Failure(400, "InvalidPart", `Part ${part} was not uploaded.`);
  return found.read();
}

async function forget(parts: Bucket, uploadId: string) {
  const all = await parts.list();
  const own = all.filter(({ key }) => key.startsWith(partKey(uploadId, "")));
  await Promise.all(own.map(({ key }) => parts.remove(key)));
}
