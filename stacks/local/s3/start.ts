import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { credentials } from "../aws.ts";
import { type StandIn, serveStandIn } from "../server.ts";
import type { Bucket } from "./bucket.ts";
import { addressOf, type Call, callOf } from "./call.ts";
import { diskBucket } from "./disk-bucket.ts";
import { failureAnswer, notImplemented, S3Failure } from "./failure.ts";
import { memoryBucket } from "./memory-bucket.ts";
import { readObject } from "./read.ts";
import { checkSignature } from "./signature.ts";
import { writeObject } from "./write.ts";

type Options = {
  buckets: readonly string[];
  /** Without a folder, everything is forgotten at the end. */
  dataDir?: string | undefined;
};

export type LocalS3 = StandIn & { bucket(name: string): Bucket };

export async function startS3({ buckets, dataDir }: Options): Promise<LocalS3> {
  const open = (name: string) => (dataDir ? diskBucket(join(dataDir, name)) : memoryBucket());
  const opened = new Map<string, Bucket>();
  for (const name of buckets) opened.set(name, await open(name));

  function requireBucket(name: string): Bucket {
    const found = opened.get(name);
    if (!found) throw new S3Failure(404, "NoSuchBucket", "The specified bucket does not exist");
    return found;
  }

  async function answer(call: Call): Promise<Response> {
    checkSignature(call, credentials);
    const { bucket, key } = addressOf(call);
    return route(requireBucket(bucket), key, call);
  }

  const standIn = await serveStandIn(async (request, incoming) => {
    const call = callOf(request, incoming.url ?? "/");
    const response = await answer(call).catch(failureAnswer);
    response.headers.set("x-amz-request-id", randomUUID());
    return response;
  });
  return { ...standIn, bucket: requireBucket };
}

/** Parameters that ask for another call altogether. */
const otherCalls = [
  ...["acl", "tagging", "policy", "cors", "versions", "versionId", "delete", "attributes"],
  ...["uploads", "uploadId"],
];

async function route(bucket: Bucket, key: string, call: Call): Promise<Response> {
  const { method, query } = call;
  const other = otherCalls.find((name) => query.has(name));
  if (other) throw notImplemented(`?${other}`);

  if (key === "") throw notImplemented(`${method} of a bucket`);
  if (method === "PUT") return writeObject(bucket, key, call);
  if (method === "DELETE") return removeObject(bucket, key);
  if (method === "GET" || method === "HEAD") return readObject(bucket, key, call);
  throw new S3Failure(405, "MethodNotAllowed");
}

async function removeObject(bucket: Bucket, key: string): Promise<Response> {
  await bucket.remove(key);
  return new Response(null, { status: 204 });
}
