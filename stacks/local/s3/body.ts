import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { md5 } from "./bucket.ts";
import type { Call } from "./call.ts";
import { S3Failure } from "./failure.ts";

type Sent = { bytes: Uint8Array; trailers: Record<string, string> };

/** The bytes of an upload, checked against every sum that came with them. */
export async function readBody(call: Call): Promise<Uint8Array> {
  const sent = await call.bytes();
  const hash = call.headers.get("x-amz-content-sha256") ?? "";
  const isChunked =
    hash.startsWith("STREAMING-") || /aws-chunked/.test(call.headers.get("content-encoding") ?? "");
  const { bytes, trailers } = isChunked ? unchunk(sent) : { bytes: sent, trailers: {} };

  if (!isChunked && /^[0-9a-f]{64}$/.test(hash) && hash !== createHash("sha256").update(bytes).digest("hex"))
    throw new S3Failure(400, "XAmzContentSHA256Mismatch", "The body is not the one that was signed.");
  checkSums({ bytes, trailers }, call.headers);
  return bytes;
}

/** aws-chunked: "size;extensions CRLF bytes CRLF" until a chunk of none, then trailers. */
function unchunk(sent: Uint8Array): Sent {
  const buffer = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const chunks: Uint8Array[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = buffer.indexOf("\r\n", at);
    const size = Number.parseInt(buffer.toString("latin1", at, lineEnd), 16);
    if (lineEnd < 0 || !(size >= 0)) throw new S3Failure(400, "IncompleteBody", "A chunk has no size.");
    at = lineEnd + 2;
    if (size === 0) break;
    if (at + size > buffer.length) throw new S3Failure(400, "IncompleteBody", "A chunk was cut short.");
    chunks.push(buffer.subarray(at, at + size));
    at += size + 2;
  }
  const trailers = buffer
    .toString("latin1", at)
    .split("\r\n")
    .map((line) => line.split(":", 2))
    .filter((pair): pair is [string, string] => pair.length === 2)
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const);
  return { bytes: Buffer.concat(chunks), trailers: Object.fromEntries(trailers) };
}

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

function checkSums({ bytes, trailers }: Sent, headers: Headers) {
  for (const [name, sum] of Object.entries(sums)) {
    const claimed = trailers[name] ?? headers.get(name);
    if (claimed && claimed !== sum(bytes))
      throw new S3Failure(400, "BadDigest", `The body does not have the sum in ${name}.`);
  }
}
