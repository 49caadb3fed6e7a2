import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { md5 } from "./bucket.ts";
import type { Call } from "./call.ts";
import { notImplemented, S3Failure } from "./failure.ts";

const crc32Of = (bytes: Uint8Array) => {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum.toString("base64");
};

const sums: Record<string, (bytes: Uint8Array) => string> = {
  "x-amz-checksum-crc32": crc32Of,
  "x-amz-checksum-sha1": (bytes) => createHash("sha1").update(bytes).digest("base64"),
  "x-amz-checksum-sha256": (bytes) => createHash("sha256").update(bytes).digest("base64"),
  "content-md5": (bytes) => md5(bytes).digest("base64"),
};

/** The bytes of an upload, checked against every sum that came with them. */
export async function readBody(call: Call): Promise<Uint8Array> {
  const hash = call.headers.get("x-amz-content-sha256") ?? "";
  if (hash.startsWith("STREAMING-")) throw notImplemented("body in chunks");
  const bytes = await call.bytes();

  if (/^[0-9a-f]{64}$/.test(hash) && hash !== createHash("sha256").update(bytes).digest("hex"))
    throw new S3Failure(400, "XAmzContentSHA256Mismatch", "The body is not the one that was signed.");
  for (const [name, sum] of Object.entries(sums)) {
    const claimed = call.headers.get(name);
    if (claimed && claimed !== sum(bytes))
      throw new S3Failure(400, "BadDigest", `The body does not have the sum in ${name}.`);
  }
  return bytes;
}
