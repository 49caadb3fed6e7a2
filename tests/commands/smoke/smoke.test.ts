import { expect, test } from "vitest";
import { smoke } from "../../../stacks/commands/one-of-everything.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { doorstepOf } from "./a-doorstep.ts";

/** A stage whose pictures are drawn while somebody waits for them. */
function aStage({ draws = true } = {}) {
  const shop = aShopThatDraws();
  const doorstep = doorstepOf({ app: shop.app, drawAll: async () => void (draws && (await shop.drawAll())) });
  return { doorstep, asked: doorstep.asked, shop };
}

const inShort = (rows: Awaited<ReturnType<typeof smoke>>) =>
  rows.map(({ what, state }) => `${what}: ${state}`);

test("one of everything is done on a stage that works, and nothing is left of it", async () => {
  const { doorstep, asked } = aStage();
  expect(inShort(await smoke(doorstep))).toEqual([
    "health: ready",
    "a hash: ready",
    "a guest: ready",
    "a picture: ready",
    "a quote: ready",
    "a payment: look",
    "cleaned up: ready",
  ]);
  expect(asked.at(-1)).toBe("DELETE /api/v1/user");
});

test("a stage whose model does not draw is found out, and cleaned up after", async () => {
  const { doorstep } = aStage({ draws: false });
  const rows = await smoke(doorstep);
  expect(inShort(rows).slice(-2)).toEqual(["a picture: missing", "cleaned up: ready"]);
  expect(rows.find(({ what }) => what === "a picture")?.mend).toContain("ImageQueueAge");
});

test("on a day that is half spent it solves its puzzle first, as a browser does", async () => {
  const { doorstep, shop } = aStage();
  // Of twelve pictures guests may take eight, and the second four of them for a puzzle.
  shop.shop.imageLimits = { ...shop.shop.imageLimits, modelCalls: { most: 12, withinSeconds: 86_400 } };
  await (await shop.aGuest({ address: "192.0.2.9" })).post("/images/text-to-image", aPictureRequest);
  expect(inShort(await smoke(doorstep))).toContain("a picture: ready");
});

test("a day whose pictures for guests are all made is said so, not waited for", async () => {
  const { doorstep, shop, asked } = aStage();
  shop.shop.imageLimits = { ...shop.shop.imageLimits, modelCalls: { most: 3, withinSeconds: 86_400 } };
  const rows = await smoke(doorstep);
  expect(rows.find(({ what }) => what === "a picture")?.says).toBe("answered 429 too_many_requests");
  expect(asked.at(-1)).toBe("DELETE /api/v1/user");
});

test("no page for real money is opened", async () => {
  const { doorstep, asked } = aStage();
  await smoke({ ...doorstep, stage: "production" });
  expect(asked.join()).not.toContain("create-checkout-session");
});

test("a stage that does not even answer is said so, and not asked for more", async () => {
  const rows = await smoke({
    ...aStage().doorstep,
    fetch: () => {
      throw new Error("connect ECONNREFUSED");
    },
  });
  expect(inShort(rows)).toEqual(["health: missing", "a hash: missing", "a guest: missing"]);
});

test.each([
  ["/cart", "a quote"],
  ["/cart/create-checkout-session", "a payment"],
])("what fails at %s is looked into on the stage that was visited", async (path, what) => {
  const { doorstep } = aStage();
  const rows = await smoke({
    ...doorstep,
    fetch: (url, init) => (url.endsWith(`/api/v1${path}`) ? new Response("{}") : doorstep.fetch(url, init)),
  });
  expect(rows.find((row) => row.what === what)?.mend).toContain("npm run ops -- preflight --stage pull-12 ");
});

test("an API that fails is no stage that works", async () => {
  const rows = await smoke({ ...aStage().doorstep, fetch: () => new Response("{}", { status: 500 }) });
  expect(inShort(rows)).toEqual(["health: missing", "a hash: missing", "a guest: missing"]);
});
