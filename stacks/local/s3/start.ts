import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { credentials } from "../aws.ts";
import { type StandIn, serveStandIn } from "../server.ts";
import type { Bucket } from "./bucket.ts";
import { addressOf, type Call, callOf } from "./call.ts";
import { corsHeaders, preflight } from "./cors.ts";
import { diskBucket } from "./disk-bucket.ts";
import { failureAnswer, S3Failure } from "./failure.ts";
import { listObjects } from "./list.ts";
import { memoryBucket } from "./memory-bucket.ts";
import { abortUpload, beginUpload, completeUpload, type Uploads, writePart } from "./multipart.ts";
import { readObject } from "./read.ts";
import { checkSignature } from "./signature.ts";
import { notImplemented, writeObject } from "./write.ts";

type Options = {
  buckets: readonly string[];
  /** Without a folder, everything is forgotten at the end. */
  dataDir?: string | undefined;
  corsOrigins?: readonly string[];
};

export type LocalS3 = StandIn & { bucket(name: string): Bucket };

export async function startS3({ buckets, dataDir, corsOrigins = [] }: Options): Promise<LocalS3> {
  const open = (name: string) => (dataDir ? diskBucket(join(dataDir, name)) : memoryBucket());
  const opened = new Map<string, Uploads>();
  for (const name of buckets)
    opened.set(name, { bucket: await open(name), parts: await open(`${name}.uploads`) });

  function requireBucket(name: string): Uploads {
    const found = opened.get(name);
    if (!found) throw new S3Failure(404, "NoSuchBucket", "The specified bucket does not exist");
    return found;
  }

  async function answer(call: Call): Promise<Response> {
    if (call.method === "OPTIONS") return preflight(call, corsOrigins);
    checkSignature(call, credentials);
    const { bucket, key } = addressOf(call);
    return route(requireBucket(bucket), bucket, key, call);
  }

  const standIn = await serveStandIn(async (request, incoming) => {
    const call = callOf(request, incoming.url ?? "/");
    const response = await answer(call).catch(failureAnswer);
    response.headers.set("x-amz-request-id", randomUUID());
    for (const [name, value] of Object.entries(corsHeaders(call, corsOrigins) ?? {}))
      response.headers.set(name, value);
    return response;
  });
  return { ...standIn, bucket: (name) => requireBucket(name).bucket };
}

/** Parameters that ask for another call altogether. */
const otherCalls = ["acl", "tagging", "policy", "cors", "versions", "versionId", "delete", "attributes"];

function route(uploads: Uploads, bucketName: string, key: string, call: Call): Promise<Response> {
  const { method, query } = call;
  const other = otherCalls.find((name) => query.has(name));
  if (other) throw notImplemented(`?${other}`);

  if (key === "") {
    if (method === "GET") return listObjects(uploads.bucket, bucketName, query);
    if (method === "HEAD") return Promise.resolve(new Response(null));
    throw notImplemented(`${method} of a bucket`);
  }
  if (query.has("uploads") && method === "POST") return beginUpload(uploads, key, call);
  if (query.has("uploadId")) {
    if (method === "PUT") return writePart(uploads, key, call);
    if (method === "POST") return completeUpload(uploads, key, call);
    if (method === "DELETE") return abortUpload(uploads, key, call);
  }
  if (method === "PUT") return writeObject(uploads.bucket, key, call);
  if (method === "DELETE") return removeObject(uploads.bucket, key);
  if (method === "GET" || method === "HEAD") return readObject(uploads.bucket, key, call);
  throw new S3Failure(405, "MethodNotAllowed");
}

async function removeObject(bucket: Bucket, key: string): Promise<Response> {
  await bucket.remove(key);
  return new Response(null, { status: 204 });
}
