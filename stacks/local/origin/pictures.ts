import { buckets } from "../../definitions.ts";
import type { Bucket } from "../s3/bucket.ts";
import { failureAnswer, S3Failure } from "../s3/failure.ts";
import { readObject } from "../s3/read.ts";

const { route, publicPrefix } = buckets.pictures;

/** The public part of the bucket; whoever may not list it learns of nothing missing. */
export async function picture(bucket: Bucket, request: Request, uri: string): Promise<Response> {
  const key = publicPrefix + decodeURIComponent(uri.slice(`${route}/`.length));
  try {
    return await readObject(bucket, key, request);
  } catch (failure) {
    const isMissing = failure instanceof S3Failure && failure.code === "NoSuchKey";
    return failureAnswer(isMissing ? new S3Failure(403, "AccessDenied", "Access Denied") : failure);
  }
}
