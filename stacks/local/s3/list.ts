import type { Bucket, ObjectHead } from "./bucket.ts";
import { xmlAnswer } from "./xml.ts";

const MAX_KEYS = 1000;

/** ListObjectsV2, without folders: the shop lists by prefix only. */
export async function listObjects(bucket: Bucket, name: string, query: URLSearchParams): Promise<Response> {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("continuation-token") ?? query.get("start-after") ?? "";
  const most = Math.min(Number(query.get("max-keys") ?? MAX_KEYS), MAX_KEYS);

  const rest = (await bucket.list()).filter(({ key }) => key.startsWith(prefix) && isAfter(key, after));
  const page = rest.slice(0, most);
  return xmlAnswer("ListBucketResult", {
    Name: name,
    Prefix: prefix,
    KeyCount: page.length,
    MaxKeys: most,
    IsTruncated: rest.length > page.length,
    NextContinuationToken: rest.length > page.length ? page.at(-1)?.key : undefined,
    Contents: page.map(entry),
  });
}

const isAfter = (key: string, after: string) => Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0;

const entry = ({ key, modified, etag, size }: ObjectHead) => ({
  Key: key,
  LastModified: modified,
  ETag: etag,
  Size: size,
  StorageClass: "STANDARD",
});
