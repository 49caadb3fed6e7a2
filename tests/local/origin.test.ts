import { mkdirSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { edge } from "../../stacks/local/origin/edge.ts";
import { origin } from "../../stacks/local/origin/origin.ts";
import { siteFiles } from "../../stacks/local/origin/site-files.ts";
import { memoryBucket } from "../../stacks/local/s3/memory-bucket.ts";
import { listen, listener, type Running } from "../../stacks/local/server.ts";
import { aFolder } from "./stage-process.ts";

const home = `<!doctype html><title>home</title>${"<p>wall</p>".repeat(300)}`;
const files = {
  "index.html": home,
  "app.html": "shell",
  "about.html": "about",
  "robots.txt": "robots",
  "assets/app-1a2b.js": "export {};",
  "art/wave.avif": "wave",
};

let folder: Awaited<ReturnType<typeof aFolder>>;
let shop: Running;
beforeAll(async () => {
  folder = await aFolder();
  mkdirSync(join(folder.path, "assets"));
  mkdirSync(join(folder.path, "art"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text);
  const pictures = memoryBucket();
  const put = (key: string) =>
    pictures.write(key, new TextEncoder().encode("0123456789"), {
      contentType: "image/webp",
      cacheControl: "public, max-age=31536000, immutable",
      metadata: {},
    });
  await put("public/a~b.webp");
  await put("private/master.png");
  const answer = origin({
    edge: edge({ originSecret: "the-edge" }),
    site: siteFiles(folder.path),
    pictures,
    api: echo,
  });
  shop = await listen(listener(answer), {});
});
afterAll(async () => {
  await shop.close();
  await folder.remove();
});

/** An API that says what reached it. */
async function echo(request: Request) {
  const { pathname, search } = new URL(request.url);
  if (pathname === "/api/refused") return Response.json({ error: "No." }, { status: 409 });
  const headers = { "cache-control": "no-store", "set-cookie": "a=1; Path=/" };
  const answer = Response.json(
    {
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    },
    { headers },
  );
  answer.headers.append("set-cookie", "b=2; Path=/");
  return answer;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers: { "accept-encoding": "identity", ...headers }, redirect: "manual" });

test.each([
  ["/", home],
  ["/home", home],
  ["/about", "about"],
  ["/about/", "about"],
  ["/journey/another", "shell"],
  ["/orders/some-id", "shell"],
  ["/robots.txt", "robots"],
  ["/assets/app-1a2b.js", "export {};"],
])("%s is served from its file", async (path, text) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(text);
});

test.each(["/no-such-page", "/john.doe", "/about.html", "/index.php", "/sitemap.xml"])(
  "%s is unknown and leads home",
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
  },
);

test("a missing file of the build is a refusal, not a page", async () => {
  const answer = await get("/assets/app-0000.js");
  expect(answer.status).toBe(403);
});

test("what has its hash in its name may be kept for good, pages are asked for again", async () => {
  const cacheControl = async (path: string) => (await get(path)).headers.get("cache-control");
  expect(await cacheControl("/assets/app-1a2b.js")).toMatch("immutable");
  expect(await cacheControl("/art/wave.avif")).toBe("public, max-age=86400, stale-while-revalidate=2592000");
  expect(await cacheControl("/")).toBe("public, max-age=0, must-revalidate");
});

test("who has a page already gets no second copy", async () => {
  const etag = (await get("/")).headers.get("etag") ?? "";
  expect((await get("/", { "if-none-match": etag })).status).toBe(304);
});

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("%s is answered with %s", async (accepted, encoding, open) => {
  const { headers, body } = await raw("/", { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toMatch("accept-encoding");
  expect(Number(headers["content-length"])).toBe(body.byteLength);
  expect(open(body).toString()).toBe(home);
});

test("the edge's headers are on every good answer", async () => {
  for (const path of ["/", "/pictures/a%7Eb.webp", "/api/v1/health"])
    expect((await get(path)).headers.get("x-content-type-options")).toBe("nosniff");
});

test("the API gets the whole call, marked by the edge", async () => {
  const answer = await fetch(`${shop.url}/api/v1/orders?page=2&tag=a%20b`, {
    method: "POST",
    body: "raw body",
    headers: {
      cookie: "session=1",
      authorization: "Bearer x",
      "x-origin-secret": "forged",
      "x-forwarded-for": "198.51.100.7",
    },
  });
  const { host } = new URL(shop.url);
  expect(await answer.json()).toMatchObject({
    method: "POST",
    url: "/api/v1/orders?page=2&tag=a%20b",
    body: "raw body",
    headers: {
      cookie: "session=1",
      authorization: "Bearer x",
      "x-origin-secret": "the-edge",
      "x-forwarded-host": host,
      "x-forwarded-for": "198.51.100.7, 127.0.0.1",
    },
  });
  expect(answer.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; Path=/"]);
});

test("a refusal of the API goes through as it is", async () => {
  const answer = await get("/api/refused");
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({ error: "No." });
});

test("a public picture is served, and in parts", async () => {
  const whole = await get("/pictures/a%7Eb.webp");
  expect(whole.headers.get("content-type")).toBe("image/webp");
  expect(whole.headers.get("cache-control")).toMatch("immutable");
  const part = await get("/pictures/a%7Eb.webp", { range: "bytes=2-3" });
  expect([part.status, await part.text()]).toEqual([206, "23"]);
});

test.each([
  "/pictures/missing.webp",
  "/pictures/../private/master.png",
  "/pictures/%2e%2e/private/master.png",
])("%s is not to be had", async (path) => {
  const { status, body } = await raw(path, {});
  expect(status).not.toBe(200);
  expect(body.toString()).not.toMatch("0123456789");
});

test("an address that cannot be decoded is a bad request", async () => {
  expect((await raw("/%E0%A4%A", {})).status).toBe(400);
});

test.each([
  ["a query", "/?__proto__=x", {}],
  ["a query that comes twice", "/?__proto__=x&__proto__=y&constructor=z", {}],
  ["a cookie", "/", { cookie: "__proto__=x; toString=y" }],
  ["a header", "/", { constructor: "x", valueOf: "y" }],
])("%s named like a part of every object changes nothing but its own request", async (_, path, headers) => {
  const everyObject = Object.getOwnPropertyNames(Object.prototype);
  expect((await raw(path, headers)).status).toBe(200);
  const added = Object.getOwnPropertyNames(Object.prototype).filter((name) => !everyObject.includes(name));
  for (const name of added) Reflect.deleteProperty(Object.prototype, name);
  expect(added).toEqual([]);
});

/** As it comes over the wire: fetch would tidy the path and unpack the body. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = httpRequest(shop.url, { path, headers }, async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        resolve({ status: answer.statusCode, headers: answer.headers, body });
      });
      sent.on("error", reject).end();
    },
  );
