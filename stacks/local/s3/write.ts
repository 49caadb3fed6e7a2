import { readBody } from "./body.ts";
import type { Bucket, ObjectHeaders } from "./bucket.ts";
import type { Call } from "./call.ts";
import { notImplemented, S3Failure } from "./failure.ts";
import { names } from "./read.ts";

const MAX_KEY_BYTES = 1024;

function headersOf({ headers }: Call): ObjectHeaders {
  const optional = (name: string) => headers.get(name) ?? undefined;
  const contentEncoding = optional("content-encoding");
  const cacheControl = optional("cache-control");
  const contentDisposition = optional("content-disposition");
  return {
    contentType: headers.get("content-type") ?? "binary/octet-stream",
    metadata: Object.fromEntries([...headers].filter(([name]) => name.startsWith("x-amz-meta-"))),
    ...(cacheControl && { cacheControl }),
    ...(contentDisposition && { contentDisposition }),
    ...(contentEncoding && { contentEncoding }),
  };
}

export async function writeObject(bucket: Bucket, key: string, call: Call): Promise<Response> {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new S3Failure(400, "KeyTooLongError");
  if (call.headers.has("x-amz-copy-source")) throw notImplemented("copying");

  const ifMatch = call.headers.get("if-match");
  if (ifMatch) {
    const found = await bucket.find(key);
    if (!found || !names(ifMatch, found.head.etag)) throw new S3Failure(412, "PreconditionFailed");
  }
  const bytes = await readBody(call);
  const onlyNew = call.headers.get("if-none-match") === "*";
  const head = await bucket.write(key, bytes, headersOf(call), { onlyNew });
  if (!head) throw new S3Failure(412, "PreconditionFailed", "There is an object under this key.");
  return new Response(null, { headers: { etag: head.etag } });
}
