import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { FOREVER, type PictureHead, type Pictures } from "../core/images/pictures.ts";

type Needs = { bucket: string; client?: S3Client };

/** Pictures in a bucket. Where the bucket is, and who we are, the SDK finds in its environment. */
export function s3Pictures({ bucket, client = new S3Client({}) }: Needs): Pictures {
  return {
    put: (key, { bytes, contentType, cacheControl = FOREVER }) =>
      client
        .send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: bytes,
            ContentType: contentType,
            CacheControl: cacheControl,
            IfNoneMatch: "*",
          }),
        )
        .then(() => true)
        .catch(whenNamed("PreconditionFailed", false)),

    get: (key) =>
      client
        .send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        .then(async (found) => {
          if (!found.Body) throw new Error(`S3 answered ${key} without its bytes`);
          return { ...headOf(found), bytes: await found.Body.transformToByteArray() };
        })
        .catch(whenNamed("NoSuchKey", undefined)),

    head: (key) =>
      client
        .send(new HeadObjectCommand({ Bucket: bucket, Key: key }))
        .then(headOf)
        .catch(whenNamed("NotFound", undefined)),

    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}

type S3Head = Pick<GetObjectCommandOutput, "ContentLength" | "ContentType" | "CacheControl">;

const headOf = ({ ContentLength, ContentType, CacheControl }: S3Head): PictureHead => ({
  size: ContentLength ?? 0,
  contentType: ContentType ?? "application/octet-stream",
  cacheControl: CacheControl,
});

/** Some failures are answers. */
const whenNamed =
  <T>(name: string, answer: T) =>
  (failure: unknown): T => {
    if (failure instanceof Error && failure.name === name) return answer;
    throw failure;
  };
