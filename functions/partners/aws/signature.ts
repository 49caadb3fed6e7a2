import { createHash, createHmac } from "node:crypto";

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };

export type Unsigned = {
  method: string;
  url: string;
  service: string;
  region: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};

const hash = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** Every character but the unreserved ones, as AWS wants it. */
export const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** The headers of a request with AWS's signature, version 4. */
export function signed(
  request: Unsigned,
  credentials: Credentials,
  now = new Date(),
): Record<string, string> {
  const { method, service, region, body = "" } = request;
  const url = new URL(request.url);
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const content = hash(body);
  const scope = `${time.slice(0, 8)}/${region}/${service}/aws4_request`;
  const headers: Record<string, string> = {
    ...request.headers,
    host: url.host,
    "x-amz-date": time,
    ...(service === "s3" && { "x-amz-content-sha256": content }),
    ...(credentials.sessionToken && { "x-amz-security-token": credentials.sessionToken }),
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    method,
    // Once for the address, and once more for the signature; but S3 signs the address as it is.
    service === "s3" ? url.pathname : url.pathname.split("/").map(encoded).join("/"),
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join("&"),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    "",
    names.join(";"),
    content,
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", time, scope, hash(canonical)].join("\n");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  const signature = createHmac("sha256", key).update(toSign).digest("hex");
  const { host: _, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`,
  };
}
