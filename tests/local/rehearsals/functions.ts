import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createApp } from "../../../functions/api/app.ts";
import { api } from "../../../stacks/definitions.ts";
import { asFunction } from "../../../stacks/local/lambda/api.ts";
import { counted } from "../../../stacks/local/origin/counted.ts";
import type { Watch } from "../../../stacks/local/watch.ts";
import { ORIGIN_SECRET } from "../../support/shop.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { aStage, DAY, rehearse, rehearseHours } from "../watched-stage.ts";
import { fails, lacks } from "./commands.ts";
import { follow, look } from "./runbook.ts";

test("nothing rings on a stage where nothing happens", async () => {
  expect((await aStage()).rings()).toEqual([]);
});

const everything = ["health", "a hash", "a guest"];

test("ApiErrors: a call runs out of its time", async () => {
  const stage = await aStage();
  const studio = aShopThatDraws();
  let hangs = true;
  const answers = (request: Request) => (hangs ? new Promise<Response>(() => {}) : studio.app.fetch(request));
  const short = asFunction(answers, stage, { timeoutSeconds: 0.01 });
  const whole = asFunction(answers, stage);
  await rehearse(stage, "ApiErrors", {
    cause: async () => {
      const through = hangs ? short : whole;
      await through(new Request("http://shop.example/api"));
      return [];
    },
    crash: `2026-11-22T18:00:00Z 1-2-3 Task timed out after ${api.timeoutSeconds}.00 seconds`,
    mend: async () => {
      expect(await fails(studio, short)).toEqual(everything);
      hangs = false;
    },
    mended: {
      preflight: async () => expect(await lacks("ready")).toEqual([]),
      smoke: async () => expect(await fails(studio, whole)).toEqual([]),
    },
  });
});

test("ApiFailures: five answers of 5xx, as the table does not answer; four are bearable", async () => {
  const stage = await aStage();
  const studio = aShopThatDraws();
  const { shop, visitor, logged } = studio;
  const guest = visitor();
  await guest.post("/auth/register-guest");
  const { get, getAll } = shop.table;
  const silent = () => Promise.reject(new Error("the table does not answer"));
  const breaks = () => Object.assign(shop.table, { get: silent, getAll: silent });
  const works = () => Object.assign(shop.table, { get, getAll });
  breaks();
  const app = createApp(shop);
  const on = (stage: Pick<Watch, "count">) => asFunction((request) => app.fetch(request), stage);
  const headers = { "x-origin-secret": ORIGIN_SECRET, authorization: `Bearer ${guest.token}` };
  const ask = async (times: number, through = on(stage)) => {
    for (let call = 0; call < times; call++)
      await through(new Request("http://shop.example/api/v1/user", { headers }));
    return logged.splice(0);
  };
  await ask(4);
  expect(stage.rings()).toEqual([]);
  stage.pass(DAY);
  await rehearse(stage, "ApiFailures", {
    cause: () => ask(5),
    mend: async () => {
      expect(await fails(studio)).toContain("a hash");
      works();
    },
    mended: { smoke: async () => expect(await fails(studio, on(stage))).toEqual([]) },
  });
  breaks();
  const quiet = await aStage();
  await rehearseHours(quiet, "ApiFailuresForHours", { cause: () => ask(1, on(quiet)), mend: works });
});

test("ApiRefusals: somebody is refused again and again, for a quarter of an hour; for ten minutes is bearable", async () => {
  const stage = await aStage();
  const { app, logged } = aShopThatDraws();
  const through = asFunction((request) => app.fetch(request), stage);
  const headers = { "x-origin-secret": ORIGIN_SECRET, "content-type": "application/json" };
  const body = JSON.stringify({ email: "ada@example.com" });
  const ask = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 5) {
      stage.pass(5);
      for (let call = 0; call < 620; call++)
        await through(
          new Request("http://shop.example/api/v1/auth/forgot-password", { method: "POST", headers, body }),
        );
    }
  };
  await ask(10);
  expect(stage.rings()).toEqual([]);
  await ask(5);
  expect(stage.rings()).toEqual(["ApiRefusals"]);
  look("ApiRefusals", { lines: logged });
  await follow("ApiRefusals", {});
  stage.pass(5);
  expect(stage.rings()).toEqual([]);
});

test.for<[alarm: string, why: string, status: number, bad: number, of: number]>([
  ["EdgeFailures", "the site's files cannot be had", 502, 1, 20],
  ["EdgeRefusals", "the site's bucket does not let the edge in", 403, 2, 5],
])(
  "%s: %s, %i for a quarter of an hour; %i answers of %i are bearable",
  async ([alarm, , status, bad, of]) => {
    const stage = await aStage();
    const studio = aShopThatDraws();
    const ask = async (status: number, times: number) => {
      const edge = counted(() => new Response("", { status }), stage);
      for (let call = 0; call < times; call++)
        await edge(new Request("http://shop.example/"), {} as IncomingMessage);
    };
    const quarter = async (good: number, broken: number) => {
      for (let minutes = 0; minutes < 15; minutes += 5) {
        stage.pass(5);
        await ask(200, good);
        await ask(status, broken);
      }
    };
    await quarter(of - bad, bad);
    expect(stage.rings()).toEqual([]);
    await quarter(0, 3);
    expect(stage.rings()).toEqual([alarm]);
    await follow(alarm, { smoke: async () => expect(await fails(studio)).toEqual([]) });
    await quarter(3, 0);
    expect(stage.rings()).toEqual([]);
  },
);

test("OriginTrouble: the edge has another secret than the API; four such calls are bearable", async () => {
  const stage = await aStage();
  const studio = aShopThatDraws();
  const { app, logged } = studio;
  let secret = "the-edge's-new-one";
  const through = (request: Request) => {
    request.headers.set("x-origin-secret", secret);
    return app.fetch(request);
  };
  const ask = async (times: number) => {
    for (let call = 0; call < times; call++) await through(new Request("http://shop.example/api/v1/health"));
    return logged.splice(0);
  };
  stage.hear(await ask(4));
  expect(stage.rings()).toEqual([]);
  stage.pass(DAY);
  await rehearse(stage, "OriginTrouble", {
    cause: () => ask(5),
    mend: async () => {
      expect(await fails(studio, through)).toEqual(everything);
      secret = ORIGIN_SECRET;
    },
    mended: { smoke: async () => expect(await fails(studio, through)).toEqual([]) },
  });
});

test("ApiThrottles: more calls at once than the account has handlers", async () => {
  const stage = await aStage();
  const lanes = { images: 4, orders: 5 };
  let handlers = 10;
  await rehearse(stage, "ApiThrottles", {
    cause: async () => {
      const { promise: answer, resolve } = Promise.withResolvers<Response>();
      const busy = asFunction(() => answer, stage, { handlers });
      const calls = Array.from({ length: 21 }, () => busy(new Request("http://shop.example/api")));
      resolve(new Response("at last"));
      const refused = (await Promise.all(calls)).filter(({ status }) => status === 429);
      expect(refused).toHaveLength(21 - Math.min(21, handlers));
      return [];
    },
    looking: {
      preflight: async () => {
        expect(await lacks("half-ready", { lanes })).toContain("handlers at once");
        expect(await lacks("half-ready")).not.toContain("handlers at once");
      },
    },
    mend: () => {
      handlers = 1_000;
    },
  });
});
