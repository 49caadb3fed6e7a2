import type { Bucket, ObjectHead, Span } from "./bucket.ts";
import { S3Failure } from "./failure.ts";

type Read = { method: string; headers: Headers };

/** GET and HEAD of an object: conditions first, then the range, then the bytes. */
export async function readObject(bucket: Bucket, key: string, read: Read): Promise<Response> {
  const found = await bucket.find(key);
  if (!found) throw new S3Failure(404, "NoSuchKey", "The specified key does not exist.");
  const headers = headersOf(found.head);

  const ifMatch = read.headers.get("if-match");
  if (ifMatch && !names(ifMatch, found.head.etag)) throw new S3Failure(412, "PreconditionFailed");
  if (isUnchanged(read.headers, found.head)) return new Response(null, { status: 304, headers });

  const span = rangeOf(read.headers.get("range"), found.head.size);
  const size = span ? span.end - span.start + 1 : found.head.size;
  const body = read.method === "HEAD" || size === 0 ? null : await found.read(span);
  return new Response(body, {
    status: span ? 206 : 200,
    headers: {
      ...headers,
      "content-length": String(size),
      ...(span && { "content-range": `bytes ${span.start}-${span.end}/${found.head.size}` }),
    },
  });
}

const headersOf = (head: ObjectHead): Record<string, string> => ({
  etag: head.etag,
  "last-modified": new Date(head.modified).toUTCString(),
  "accept-ranges": "bytes",
  "content-type": head.contentType,
  ...(head.cacheControl && { "cache-control": head.cacheControl }),
  ...(head.contentDisposition && { "content-disposition": head.contentDisposition }),
  ...(head.contentEncoding && { "content-encoding": head.contentEncoding }),
  ...head.metadata,
});

/** Tags are compared without their mark of weakness: the edge adds one when it compresses. */
export const names = (list: string, etag: string) =>
  list.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag);

function isUnchanged(headers: Headers, { etag, modified }: ObjectHead): boolean {
  const ifNoneMatch = headers.get("if-none-match");
  if (ifNoneMatch) return names(ifNoneMatch, etag);
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  // HTTP dates have whole seconds.
  return Math.floor(Date.parse(modified) / 1000) * 1000 <= since;
}

/** One range is honoured; anything else that stands there is ignored, as S3 does. */
function rangeOf(header: string | null, size: number): Span | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const span =
    from === ""
      ? { start: Math.max(0, size - Number(to)), end: size - 1 }
      : { start: Number(from), end: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
  if (span.start > span.end)
    throw new S3Failure(416, "InvalidRange", "The requested range is not satisfiable", {
      "content-range": `bytes */${size}`,
    });
  return span;
}
