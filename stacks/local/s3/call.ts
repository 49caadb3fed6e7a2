/** A request as S3 reads it: with the path as it was sent, because that is what was signed. */
export type Call = {
  method: string;
  /** Still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  bytes(): Promise<Uint8Array>;
};

export function callOf(request: Request, sentUrl: string): Call {
  const [path = "/", query = ""] = sentUrl.split("?", 2);
  return {
    method: request.method,
    path,
    query: new URLSearchParams(query),
    headers: request.headers,
    bytes: async () => new Uint8Array(await request.arrayBuffer()),
  };
}

/** Bucket and key of a path-style address; "" where there is none. */
export function addressOf({ path }: Call): { bucket: string; key: string } {
  const [, bucket = "", ...key] = path.split("/");
  return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key.join("/")) };
}
