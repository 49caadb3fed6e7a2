import { createHash } from "node:crypto";

/** What a request says about an object, and S3 says again with its bytes. */
export type ObjectHeaders = {
  contentType: string;
  cacheControl?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  /** x-amz-meta-…, with that prefix. */
  metadata: Record<string, string>;
};

export type ObjectHead = ObjectHeaders & { key: string; size: number; etag: string; modified: string };

/** Both ends included, as in a Range header. */
export type Span = { start: number; end: number };

type StoredObject = { head: ObjectHead; read(span?: Span): Promise<Uint8Array<ArrayBuffer>> };

/** Only when there is nothing under the key yet; decided at the moment of writing. */
type WriteOptions = { onlyNew?: boolean };

export type Bucket = {
  find(key: string): Promise<StoredObject | undefined>;
  /** The new head, or undefined when `onlyNew` found something. */
  write(
    key: string,
    bytes: Uint8Array,
    headers: ObjectHeaders,
    options?: WriteOptions,
  ): Promise<ObjectHead | undefined>;
  remove(key: string): Promise<void>;
};

export const md5 = (bytes: Uint8Array) => createHash("md5").update(bytes);
export const quotedMd5 = (bytes: Uint8Array) => `"${md5(bytes).digest("hex")}"`;

export const headFor = (key: string, bytes: Uint8Array, headers: ObjectHeaders): ObjectHead => ({
  ...headers,
  key,
  size: bytes.byteLength,
  etag: quotedMd5(bytes),
  modified: new Date().toISOString(),
});

export const spanOf = (size: number, span?: Span): Span => span ?? { start: 0, end: size - 1 };
