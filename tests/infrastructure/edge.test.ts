import { transform } from "esbuild";
import { describe, expect, test } from "vitest";
import { PICTURES_ROUTE, PUBLIC_PREFIX } from "../../functions/core/images/pictures.ts";
import { addressHeader, originHeader } from "../../functions/core/site/edge-headers.ts";
import { applicationPaths, filePaths, readyPaths } from "../../functions/edge/routes.ts";
import { viewerRequest } from "../../functions/edge/viewer-request.ts";
import { viewerResponse } from "../../functions/edge/viewer-response.ts";
import { api, buckets } from "../../stacks/definitions.ts";
import { aRequest, atViewerRequest, atViewerResponse } from "./edge-events.ts";

const snippet = viewerRequest({ originSecret: 'open "sesame"' });
const visit = (uri: string) => atViewerRequest(snippet, aRequest(uri));

describe("a page", () => {
  test.each(["/", "/home", "/home/"])("%s is the home page", (uri) => {
    expect(visit(uri).request?.uri).toBe("/index.html");
  });

  test.each(readyPaths)("%s is a file of its own, with and without a slash behind it", (uri) => {
    expect(visit(uri).request?.uri).toBe(`${uri}.html`);
    expect(visit(`${uri}/`).request?.uri).toBe(`${uri}.html`);
  });

  test.each(applicationPaths)(
    "what lies below %s starts from the empty shell, and so does it unless it is ready",
    (uri) => {
      const ready = readyPaths.some((page) => page === uri);
      expect(visit(uri).request?.uri).toBe(ready ? `${uri}.html` : "/app.html");
      expect(visit(`${uri}/Zk3_x-9`).request?.uri).toBe("/app.html");
    },
  );

  // S3 takes orders in a query: what it says of its answer would be kept for whoever comes next.
  test.each(["/verify-email", "/", "/about", "/pictures/a/b.webp", "/assets/app-4f.js", "/favicon.svg"])(
    "the query of %s stays with the browser",
    (uri) => {
      const querystring = { "response-content-type": { value: "text/html" } };
      expect(atViewerRequest(snippet, aRequest(uri, { querystring })).request?.querystring).toEqual({});
    },
  );

  test.each(["/nowhere", "/journeys", "/aboutus", "/about/us", "/apix", "/pictures", "//about", "/%61pi"])(
    "%s is unknown and leads home",
    (uri) => {
      expect(visit(uri).answer).toMatchObject({ statusCode: 302, headers: { location: { value: "/" } } });
    },
  );

  test("a product that is not sold is not there for search engines, and a screen of the application for people", () => {
    const as = (agent: string, uri: string) =>
      atViewerRequest(snippet, aRequest(uri, { headers: { "user-agent": { value: agent } } }));
    const reader = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    for (const uri of ["/products/of-yesterday", "/products/preview/of-yesterday", "/products/a/b/c"]) {
      expect(as(reader, uri).answer?.statusCode).toBe(404);
      expect(as("Mozilla/5.0 Firefox/153.0", uri).request?.uri).toBe("/app.html");
    }
    expect(as(reader, "/products/artpaper").request?.uri).toBe("/products/artpaper.html");
    expect(as(reader, "/products/preview/artpaper").request?.uri).toBe("/products/preview/artpaper.html");
    expect(as(reader, "/products").request?.uri).toBe("/products.html");
  });

  test("whoever reads for a search engine is told that there is nothing, and people are led home", () => {
    for (const uri of ["/nowhere", "/wp-login.php", "/about.html", "/john.doe"]) {
      const as = (agent: string) =>
        atViewerRequest(snippet, aRequest(uri, { headers: { "user-agent": { value: agent } } })).answer;
      expect(as("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)")?.statusCode).toBe(
        404,
      );
      expect(as("Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 50) Chrome/129")?.statusCode).toBe(302);
    }
  });
});

describe("a shared picture", () => {
  const as = (agent: string, uri = "/image/Zk3_x-9") =>
    atViewerRequest(snippet, aRequest(uri, { headers: { "user-agent": { value: agent } } })).request;

  test.each([
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Twitterbot/1.0",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "WhatsApp/2.23.20.0",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0)",
    "TelegramBot (like TwitterBot)",
    "SkypeUriPreview Preview/0.5",
  ])("is shown to %s by the API", (agent) => {
    expect(as(agent)).toMatchObject({
      uri: "/api/v1/images/Zk3_x-9/preview",
      headers: { [originHeader]: { value: 'open "sesame"' } },
    });
    expect(as(agent, "/image/Zk3_x-9/")?.uri).toBe("/api/v1/images/Zk3_x-9/preview");
    expect(as(agent, "/products")?.uri).toBe("/products.html");
    expect(as(agent, "/imageReview/b")?.uri).toBe("/app.html");
  });

  test("is listed by the API, if its owner wants that", () => {
    expect(visit("/sitemap-pictures.xml").request?.uri).toBe("/api/v1/sitemap-pictures.xml");
  });

  test("is an application for everybody else", () => {
    expect(as("Mozilla/5.0 (Linux; Android 13; CUBOT_X50) Chrome/153.0 Mobile Safari/537.36")?.uri).toBe(
      "/app.html",
    );
    expect(as("Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Safari/604.1")?.uri).toBe("/app.html");
    expect(visit("/image/Zk3_x-9").request?.uri).toBe("/app.html");
  });
});

describe("a call to the API", () => {
  test("goes on with the secret of the edge, and is otherwise untouched", () => {
    const call = {
      method: "POST",
      querystring: { a: { value: "1" }, b: { value: "", multiValue: [{ value: "" }, { value: "2" }] } },
      cookies: { session: { value: "s" } },
      headers: {
        authorization: { value: "Bearer abc" },
        "content-type": { value: "application/json" },
        "stripe-signature": { value: "t=1,v1=2" },
      },
    };
    const before = aRequest("/api/v1/cart/", call);
    const { request } = atViewerRequest(snippet, structuredClone(before));
    expect(request).toEqual({
      ...before,
      headers: {
        ...before.headers,
        [originHeader]: { value: 'open "sesame"' },
        [addressHeader]: { value: "192.0.2.1" },
      },
    });
  });

  test.each(["/api/v1/health", "/", "/pictures/a", "/assets/a.js", "/journey"])(
    "a secret that a viewer sends to %s is never passed on",
    (uri) => {
      const forged = { [originHeader]: { value: "guess", multiValue: [{ value: "guess" }] } };
      const { request } = atViewerRequest(snippet, aRequest(uri, { headers: forged }));
      expect(JSON.stringify(request)).not.toContain("guess");
      expect(request?.headers[originHeader] !== undefined).toBe(uri.startsWith("/api"));
    },
  );

  // SST's cache tells answers apart by both: each new value would be another one, asked of an origin anew.
  test.each(["/api/v1/journeys", "/", "/pictures/a", "/assets/a.js"])(
    "what a viewer says of the host of %s makes no other answer of it",
    (uri) => {
      const headers = { "x-forwarded-host": { value: "guess" }, "x-open-next-cache-key": { value: "guess" } };
      const { request } = atViewerRequest(snippet, aRequest(uri, { headers }));
      expect(request).toEqual(visit(uri).request);
    },
  );
});

describe("an answer", () => {
  test("carries the security headers", () => {
    const { headers } = atViewerResponse(viewerResponse());
    const policy = headers["content-security-policy"]?.value;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';/);
    expect(headers["strict-transport-security"]?.value).toBe("max-age=86400");
    expect(headers["x-content-type-options"]?.value).toBe("nosniff");
    expect(headers["referrer-policy"]?.value).toBe("same-origin");
    expect(headers["permissions-policy"]?.value).toContain("camera=()");
  });

  test("that is a page leaves it to the page to name what stands in it", () => {
    const headers = { "content-type": { value: "text/html; charset=utf-8" } };
    const policy = atViewerResponse(viewerResponse(), headers).headers["content-security-policy"]?.value;
    expect(policy).toMatch(/script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline';/);
    expect(policy).toContain("default-src 'none'");
  });

  test("keeps a header of its own", () => {
    const own = { value: "default-src 'none'; sandbox" };
    const { headers } = atViewerResponse(viewerResponse(), { "content-security-policy": own });
    expect(headers["content-security-policy"]).toEqual(own);
    expect(headers["x-content-type-options"]).toEqual({ value: "nosniff" });
  });
});

test.each([
  [{}, "https://shop.example/verify-email"],
  [{ emailToken: { value: "a%2Bb" } }, "https://shop.example/verify-email?emailToken=a%2Bb"],
  [
    { a: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] }, b: { value: "" } },
    "https://shop.example/verify-email?a=1&a=2&b=",
  ],
])("the shop has one name: www leads to it, with all that was asked (%#)", (querystring, location) => {
  const request = aRequest("/verify-email", {
    headers: { host: { value: "www.shop.example" } },
    querystring,
  });
  expect(atViewerRequest(snippet, request).answer).toMatchObject({
    statusCode: 301,
    headers: { location: { value: location } },
  });
});

/** What CloudFront's runtime 2.0 knows beyond ES 5.1, by its documentation; anything else stops the deploy. */
const known = {
  "const-and-let": true,
  arrow: true,
  "template-literal": true,
  "rest-argument": true,
  "async-await": true,
  "exponent-operator": true,
};

const isKnownToCloudFront = async (snippet: string) => {
  const code = `function handler(event) { ${snippet} }`;
  const [plain, lowered] = await Promise.all([
    transform(code),
    transform(code, { target: "es5", supported: known, logLevel: "silent" }).catch(() => undefined),
  ]);
  return plain.code === lowered?.code;
};

test.each([
  ["on the way in", snippet],
  ["on the way out", viewerResponse()],
])("the code %s is written in what CloudFront knows", async (_, code) => {
  expect(await isKnownToCloudFront(code)).toBe(true);
});

test.each([
  "for (const one of event.list) {}",
  "const { uri } = event.request;",
  "const a = event?.b;",
  "const a = { ...event };",
])("%s is more than CloudFront knows", async (code) => {
  expect(await isKnownToCloudFront(code)).toBe(false);
});

test("the edge, the stack and the shop speak of the same routes", () => {
  expect(api.route).toBe("/api");
  expect(filePaths).toContain(buckets.pictures.route);
  expect(buckets.pictures).toMatchObject({ route: PICTURES_ROUTE, publicPrefix: PUBLIC_PREFIX });
});
