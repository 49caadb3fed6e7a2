import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { viewerRequest } from "../../functions/edge/viewer-request.ts";
import { aRequest, atViewerRequest } from "./edge-events.ts";

const visit = (uri: string, sitemap = false) =>
  atViewerRequest(viewerRequest({ originSecret: "open", sitemap }), aRequest(uri));

test.each(["/assets/app-4f.js", "/pictures/a/b", "/favicon.svg", "/robots.txt"])(
  "the file %s is left alone",
  (uri) => {
    expect(visit(uri).request).toEqual(aRequest(uri));
  },
);

test("whatever is laid beside the site's sources is found", () => {
  const beside = readdirSync("web/public", { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of beside.filter((entry) => entry.isFile())) {
    const uri = `${parentPath.replace("web/public", "")}/${name}`;
    expect(visit(uri).request?.uri).toBe(uri);
  }
});

test.each([
  ...["/john.doe", "/index.php", "/api.php", "/foo.txt", "/products.json", "/static/js/1.chunk.js"],
  ...["/index.html", "/about.html", "/app.html", "/favicon%2Esvg", "/favicon.svg/", "/a/favicon.svg", "/art"],
])("%s is named like a file, is none, and leads home", (uri) => {
  expect(visit(uri).answer).toMatchObject({ statusCode: 302, headers: { location: { value: "/" } } });
});

test.each(["/image/a.png", "/journey/default-journey.html", "/products/artpaper.html", "/orders/x.y"])(
  "%s is a screen of the application, whatever it ends with",
  (uri) => {
    expect(visit(uri).request?.uri).toBe("/app.html");
  },
);

test("a call to the API is one, whatever it ends with", () => {
  expect(visit("/api/x.php").request?.uri).toBe("/api/x.php");
});

test("the sitemap is there where the stage has a domain to list its pages under", () => {
  expect(visit("/sitemap.xml", true).request?.uri).toBe("/sitemap.xml");
  expect(visit("/sitemap.xml").answer?.statusCode).toBe(302);
});
