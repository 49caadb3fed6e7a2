import { readdirSync, readFileSync } from "node:fs";
import { extname, join, matchesGlob, sep } from "node:path";
import { siteCaching } from "../../definitions.ts";
import { quotedMd5 } from "../s3/bucket.ts";
import { names } from "../s3/read.ts";
import { encodingFor, markEncoded, squeeze, worthIt } from "./compression.ts";

type SiteFile = { bytes: Uint8Array<ArrayBuffer>; type: string; cacheControl: string; etag: string };

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/** As the site's files are labelled when they are uploaded. */
function cacheControlOf(path: string): string {
  const isNamed = (glob: string) => matchesGlob(path.slice(1), glob);
  const last = siteCaching.findLast(({ files }) => [files].flat().some(isNamed));
  if (!last) throw new Error(`Nothing says how long ${path} is kept.`);
  return last.cacheControl;
}

export type Site = (request: Request, uri: string) => Promise<Response>;

/** The built site, answered as the router and its bucket do. The folder is read once: a build is one thing. */
export function siteFiles(folder: string): Site {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"));
  const known = new Set(paths);
  const folders = new Set(
    paths.map((path) => path.split("/", 3)).flatMap(([, top, below]) => (below ? [top] : [])),
  );
  const opened = new Map<string, SiteFile>();
  const squeezed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function open(path: string): SiteFile {
    const found = opened.get(path) ?? read(folder, path);
    opened.set(path, found);
    return found;
  }

  /** Like SST's router: the file itself, then a page of that name, then a folder's index. */
  function find(uri: string): string | undefined {
    const endings = uri.endsWith("/") ? ["index.html"] : ["", ".html", "/index.html"];
    return endings.map((ending) => uri + ending).find((path) => known.has(path));
  }

  return async (request, uri) => {
    const path = find(uri);
    if (path) return answer(request, path);
    // What is missing in a folder of the build is looked for in the bucket, which says no more than this.
    if (folders.has(uri.split("/", 2)[1])) return new Response("AccessDenied", { status: 403 });
    return answer(request, "/index.html");
  };

  async function answer(request: Request, path: string): Promise<Response> {
    const { bytes, type, cacheControl, etag } = open(path);
    const headers = new Headers({ "content-type": type, "cache-control": cacheControl, etag });
    const encoding = worthIt(type, bytes.byteLength) ? encodingFor(request) : undefined;
    const ifNoneMatch = request.headers.get("if-none-match");
    if (ifNoneMatch && names(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
    headers.set("content-length", String(bytes.byteLength));
    if (!encoding) return respond(request, bytes, headers);

    const name = `${encoding} ${path}`;
    const smaller = squeezed.get(name) ?? squeeze(bytes, encoding);
    squeezed.set(name, smaller);
    const body = await smaller;
    markEncoded(headers, encoding, body.byteLength);
    return respond(request, body, headers);
  }
}

const respond = (request: Request, body: Uint8Array<ArrayBuffer>, headers: Headers) =>
  new Response(request.method === "HEAD" ? null : body, { headers });

function read(folder: string, path: string): SiteFile {
  const bytes = Uint8Array.from(readFileSync(join(folder, path)));
  return {
    bytes,
    type: types[extname(path)] ?? "application/octet-stream",
    cacheControl: cacheControlOf(path),
    etag: quotedMd5(bytes),
  };
}
