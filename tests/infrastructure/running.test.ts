import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { originHeader } from "../../functions/core/site/edge-headers.ts";
import type { EdgeRequest } from "../../functions/edge/event.ts";
import { lambdaOf } from "./checks/lambdas.ts";
import { distribution } from "./distribution.ts";
import { aRequest } from "./edge-events.ts";
import { invoke, type LambdaAnswer, onArm, urlEvent } from "./lambda.ts";
import { built } from "./stages.ts";
import { all, type Synthesis } from "./synthesis/synthesis.ts";
import { secretValue } from "./synthesis/synthesise.ts";

/** What the stage would run, run: CloudFront's functions on requests, Lambda's code on events. */
let stage: Synthesis;
let dispose = async () => {};

beforeAll(async () => {
  const production = await built("production");
  stage = production.synthesis;
  dispose = production.dispose;
}, 180_000);

afterAll(() => dispose());

describe("the distribution", () => {
  test.each([
    ["/", "site", "/index.html"],
    ["/home", "site", "/index.html"],
    ["/about", "site", "/about.html"],
    ["/shipping/", "site", "/shipping.html"],
    ["/journey/assisted", "site", "/app.html"],
    ["/products/artpaper", "site", "/products/artpaper.html"],
    ["/products/of-yesterday", "site", "/app.html"],
    ["/checkout/success/x8Zk", "site", "/app.html"],
    ["/assets/app-1a2b.js", "site", "/assets/app-1a2b.js"],
    ["/favicon.svg", "site", "/favicon.svg"],
    ["/pictures/b1/0.webp", "pictures", "/public/b1/0.webp"],
    ["/api/v1/health", "api", "/api/v1/health"],
    ["/api/v1/products/", "api", "/api/v1/products/"],
  ])("%s comes from the %s as %s", async (uri, origin, forwarded) => {
    expect(await distribution(stage.resources).visit(uri)).toMatchObject({
      origin,
      request: { uri: forwarded },
    });
  });

  test.each([
    ...["/nowhere", "/apix", "/pictures", "/private/master", "/_local"],
    ...["/john.doe", "/wp-login.php", "/about.html"],
  ])("%s leads home", async (uri) => {
    expect(await distribution(stage.resources).visit(uri)).toMatchObject({
      answer: { statusCode: 302, headers: { location: { value: "/" } } },
    });
  });

  test("tells the API, and nobody else, the secret and the shopper's host", async () => {
    const { visit } = distribution(stage.resources);
    const call = await visit("/api/v1/cart", { headers: { "x-forwarded-host": { value: "evil.example" } } });
    expect(call).toMatchObject({
      request: {
        headers: {
          [originHeader]: { value: secretValue("OriginSecret") },
          "x-forwarded-host": { value: "shop.example" },
        },
      },
    });
    for (const uri of ["/", "/journey", "/pictures/a.webp", "/assets/app-1a2b.js"])
      expect(JSON.stringify(await visit(uri))).not.toContain("the-secret");
  });

  test("keeps no other answer for whoever sends a header that answers are told apart by", async () => {
    const { visit } = distribution(stage.resources);
    const [policy] = all(stage.resources, "aws:cloudfront/cachePolicy:CachePolicy");
    const names = policy?.inputs.parametersInCacheKeyAndForwardedToOrigin.headersConfig.headers.items ?? [];
    expect(names).not.toEqual([]);
    const headers = Object.fromEntries(names.map((name) => [name, { value: "guess" }]));
    for (const uri of ["/", "/journey", "/pictures/a.webp", "/assets/app-1a2b.js", "/api/v1/journeys"])
      expect(JSON.stringify(await visit(uri, { headers }))).not.toContain("guess");
  });

  test("sends every answer out with its security headers", async () => {
    const { headers } = await distribution(stage.resources).respond({
      "content-type": { value: "text/html" },
    });
    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining([
        "content-security-policy",
        "strict-transport-security",
        "x-content-type-options",
      ]),
    );
  });
});

describe("the API, as Lambda would boot it", () => {
  const call = async (request: EdgeRequest, body?: Buffer) => {
    const lambda = lambdaOf(stage.resources, "Api");
    const bundle = stage.bundles.Api;
    if (!lambda || !bundle) throw new Error("there is no API");
    const [answer] = await invoke<LambdaAnswer>(lambda, bundle, [urlEvent(request, body)]);
    return answer;
  };
  const throughTheEdge = async (uri: string, over: Partial<EdgeRequest> = {}) => {
    const visit = await distribution(stage.resources).visit(uri, over);
    if (!("request" in visit)) throw new Error(`${uri} is answered at the edge`);
    return visit.request;
  };

  // Nearly half of a cold start is compiling. Whoever needs more raises the number, and says why in the commit.
  test("compiles little before its first answer, and every other function less", () => {
    const startBytes = (name: string) => (stage.bundles[name]?.startFiles ?? []).reduce((a, b) => a + b, 0);
    const heavy = Object.keys(stage.bundles).filter(
      (name) => startBytes(name) > (name === "Api" ? 318_000 : 196_500),
    );
    expect(heavy).toEqual([]);
    expect(startBytes("Api")).toBeGreaterThan(100_000);
  });

  // What one more lazy part shares with the start belongs into functions/core/at-start.ts.
  test("reads two files for it, as does every other function", () => {
    const scattered = Object.entries(stage.bundles).filter(([, { startFiles }]) => startFiles.length > 2);
    expect(scattered).toEqual([]);
  });

  // Each name that `process`, `fs` or `util` has is looked up for an import, whoever wants one: streams, terminals, MIME.
  test("imports nothing of Node for it that costs milliseconds, as does every other function", () => {
    const cheap = ["async_hooks", "crypto", "timers/promises"];
    const dear = Object.entries(stage.bundles).flatMap(([name, { startModules }]) =>
      startModules.filter((module) => !cheap.includes(module)).map((module) => `${name}: ${module}`),
    );
    expect(dear).toEqual([]);
    expect(stage.bundles.Api?.startModules).toContain("crypto");
  });

  test("answers what comes through the edge, with what is linked to it", async () => {
    const answer = await call(await throughTheEdge("/api/v1/health"));
    expect(answer?.statusCode).toBe(200);
    expect(JSON.parse(answer?.body ?? "")).toMatchObject({ status: "ok", stage: "production" });
  });

  test.each([
    ["without the secret", {}],
    ["with a wrong secret", { [originHeader]: { value: secretValue("StripeKey") } }],
  ])("refuses a direct call %s", async (_, headers) => {
    const answer = await call(aRequest("/api/v1/health", { headers }));
    expect(answer?.statusCode).toBe(421);
    expect(JSON.parse(answer?.body ?? "").code).toBe("not_through_the_edge");
  });

  test("lets Bearer, cookies and raw bodies through, and refuses the same call made directly", async () => {
    const post = {
      method: "POST",
      headers: {
        authorization: { value: "Bearer abc.def.ghi" },
        "content-type": { value: "application/json" },
        "stripe-signature": { value: "t=1,v1=2" },
      },
      cookies: { "__Host-session": { value: "s" } },
    };
    const body = Buffer.from('{"id": "evt_1",  "ä": 1}');
    const forwarded = await throughTheEdge("/api/v1/nothing-here", post);
    expect(forwarded).toMatchObject(post);
    expect((await call(forwarded, body))?.statusCode).toBe(404);
    expect((await call(aRequest("/api/v1/nothing-here", post), body))?.statusCode).toBe(421);
  });

  test("receives a raw body byte by byte: one more than it takes is one too many", async () => {
    const forwarded = await throughTheEdge("/api/v1/nothing-here", { method: "POST" });
    const most = Buffer.alloc(512 * 1024, 0xff);
    expect((await call(forwarded, most))?.statusCode).toBe(404);
    expect((await call(forwarded, Buffer.concat([most, Buffer.of(0)])))?.statusCode).toBe(413);
  });
});

describe("a worker, as Lambda would boot it", () => {
  const results = async (name: string, events: unknown[]) => {
    const lambda = lambdaOf(stage.resources, name);
    const bundle = lambda && stage.bundles[lambda.name.replace(/Function$/, "")];
    if (!bundle) throw new Error(`there is no ${name}`);
    return invoke(lambda, bundle, events);
  };

  test.each(["Sweep", "Audit"])("%s boots", async (schedule) => {
    expect(await results(schedule, [])).toEqual([]);
  });

  test.each(["ImageQueue", "OrderQueue"])(
    "%s gives back what is no job of ours, and only that",
    async (queue) => {
      const attributes = { ApproximateReceiveCount: "1" };
      const record = { messageId: "m1", body: "?", attributes, messageAttributes: {} };
      expect(await results(queue, [{ Records: [] }, { Records: [record] }])).toEqual([
        { batchItemFailures: [] },
        { batchItemFailures: [{ itemIdentifier: "m1" }] },
      ]);
    },
  );
});

test.skipIf(!onArm)(
  "every function boots on arm64, and the API answers there",
  async () => {
    const health = urlEvent(
      aRequest("/api/v1/health", { headers: { [originHeader]: { value: secretValue("OriginSecret") } } }),
    );
    for (const name of ["Api", "ImageQueue", "OrderQueue", "MailQueue", "Sweep", "Audit"]) {
      const lambda = lambdaOf(stage.resources, name);
      const bundle = lambda && stage.bundles[lambda.name.replace(/Function$/, "")];
      if (!bundle) throw new Error(`there is no ${name}`);
      const [answer] = await invoke<LambdaAnswer>(lambda, bundle, name === "Api" ? [health] : [], onArm);
      if (name === "Api") expect(JSON.parse(answer?.body ?? "")).toMatchObject({ status: "ok" });
    }
  },
  600_000,
);
