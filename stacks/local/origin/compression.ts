import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** CloudFront compresses these, between these sizes. */
const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:javascript|json|xml|manifest\+json|problem\+json|wasm)|image\/svg\+xml|font\/(?:ttf|otf))/;
const MIN_BYTES = 1_000;
const MAX_BYTES = 10_000_000;

type Encoding = "br" | "gzip";

export function encodingFor(request: Request): Encoding | undefined {
  const accepted = (request.headers.get("accept-encoding") ?? "")
    .split(",")
    .map((one) => one.trim().split(";")[0]);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : undefined;
}

export const squeeze = (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === "br" ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(bytes);

export const worthIt = (contentType: string, size: number) =>
  compressible.test(contentType) && size >= MIN_BYTES && size <= MAX_BYTES;

/** Only what may be kept is compressed at the edge: private answers go through as they are. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const encoding = encodingFor(request);
  const type = response.headers.get("content-type") ?? "";
  const isPrivate = /no-store|private/.test(response.headers.get("cache-control") ?? "no-store");
  if (!encoding || isPrivate || response.status !== 200 || request.method !== "GET") return response;
  if (response.headers.has("content-encoding") || !compressible.test(type)) return response;

  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!worthIt(type, bytes.byteLength)) return new Response(bytes, response);
  const smaller = await squeeze(bytes, encoding);
  const answer = new Response(smaller, response);
  markEncoded(answer.headers, encoding, smaller.byteLength);
  return answer;
}

/** Other bytes, same meaning: the tag becomes a weak one. */
export function markEncoded(headers: Headers, encoding: Encoding, size: number) {
  headers.set("content-encoding", encoding);
  headers.set("content-length", String(size));
  headers.append("vary", "accept-encoding");
  const etag = headers.get("etag");
  if (etag && !etag.startsWith("W/")) headers.set("etag", `W/${etag}`);
}
