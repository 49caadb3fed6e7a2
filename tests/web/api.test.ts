import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, isFinal, RENEWAL, settleLogOut, shopNow } from "../../web/src/api.ts";
import { nothing, resetStore, useStore } from "../../web/src/store.ts";
import { aCartLine } from "./remembered.ts";
import { aShop, later } from "./shop.ts";

const ada = { _id: "ada", locale: "en-US", userType: "registered" } as const;

beforeEach(() => useStore.setState({ ...nothing, user: ada, accessToken: "of-ada" }, true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failed = (calling: Promise<unknown>) =>
  calling.then(
    () => undefined,
    (failure: unknown) => failure as { kind?: string; status?: number; message: string },
  );

test("an answer that was asked for by somebody who has left is dropped, and gives nobody a token", async () => {
  const slow = later<{ headers: Record<string, string>; body: unknown }>();
  aShop(() => slow.answer);
  const calling = failed(call("GET /user", {}));
  resetStore();
  slow.give({ headers: { "x-access-token": "of-ada-again" }, body: { user: ada } });
  expect(await calling).toMatchObject({ kind: "OVERTAKEN" });
  expect(useStore.getState().accessToken).toBeNull();
});

test("a refusal of a session before does not end the one that holds", async () => {
  useStore.setState({ user: null, accessToken: null });
  const slow = later<{ status: number; body: unknown }>();
  aShop(() => slow.answer);
  const calling = failed(call("GET /journeys", {}));
  useStore.setState({ user: ada, accessToken: "of-ada" });
  slow.give({ status: 403, body: { error: "No.", code: "invalid_credentials" } });
  await calling;
  expect(useStore.getState().user).toEqual(ada);
});

const refused = { status: 403, body: { error: "No.", code: "invalid_credentials" } };
const bearersOf = (asked: ReturnType<typeof aShop>) =>
  asked.map(({ init }) => new Headers(init.headers).get("authorization"));

test("a refusal of what another tab has renewed meanwhile is asked once more, and then believed", async () => {
  const slow = later<typeof refused>();
  let isOver = false;
  const asked = aShop(({ init }) => {
    if (isOver) return refused;
    return new Headers(init.headers).get("authorization") === "Bearer anew" ? {} : slow.answer;
  });
  const calling = call("GET /user", {});
  useStore.setState({ accessToken: "anew" });
  slow.give(refused);
  await calling;
  expect(bearersOf(asked)).toEqual(["Bearer of-ada", "Bearer anew"]);
  expect(useStore.getState().user).toEqual(ada);
  isOver = true;
  expect(await failed(call("GET /user", {}))).toMatchObject({ status: 403 });
  expect(asked).toHaveLength(3);
  expect(useStore.getState()).toMatchObject({ user: null, sessionEnded: "registered" });
});

test("so is a refusal of what was asked before the site was there: by whom is not known", async () => {
  const answer = Promise.resolve(Response.json(refused.body, { status: 403 }));
  const question = { method: "GET", url: "/api/v1/user", body: undefined, userId: "ada" };
  globalThis.asked = { ...question, answer, giveUp() {} };
  const asked = aShop(() => ({}));
  await call("GET /user", {});
  expect(bearersOf(asked)).toEqual(["Bearer of-ada"]);
  expect(useStore.getState().user).toEqual(ada);
});

test("a refusal waits for a tab that is at a new session, and goes on with that", async () => {
  const anew = later<void>();
  const renewal = navigator.locks.request(RENEWAL, () => anew.answer);
  const asked = aShop(({ init }) =>
    new Headers(init.headers).get("authorization") === "Bearer anew" ? {} : refused,
  );
  const calling = call("GET /user", {});
  await expect.poll(() => asked).toHaveLength(1);
  useStore.setState({ accessToken: "anew" });
  anew.give();
  await Promise.all([calling, renewal]);
  expect(bearersOf(asked)).toEqual(["Bearer of-ada", "Bearer anew"]);
  expect(useStore.getState().user).toEqual(ada);
});

const blocked = { status: 403, body: "<h1>Request blocked</h1>" };

test.each([
  ["a firewall's page", blocked],
  ["AWS's own", { status: 403, body: { Message: "Forbidden" } }],
  ["one with nothing in it", { status: 403, body: "" }],
  ["one whose error is no sentence", { status: 403, body: { error: { code: 403 } } }],
])("a refusal that is not the shop's, as %s, ends no session, and may be none later", async (_, given) => {
  aShop(() => given);
  const refused = { kind: "REFUSED", status: 403, message: "That did not work. Please try again." };
  const failure = await failed(call("GET /user", {}));
  expect(failure).toMatchObject(refused);
  expect(isFinal(failure)).toBe(false);
  expect(useStore.getState().user).toEqual(ada);
});

test.each([
  ["is refused by somebody before it", () => blocked],
  ["hangs", () => new Promise<never>(() => {})],
])("a log-out that %s is owed, and keeps nobody waiting for long", async (_, answer) => {
  vi.useFakeTimers();
  useStore.setState({ user: null, accessToken: null, logOutOwed: true });
  const asked = aShop(({ endpoint }) =>
    endpoint === "POST /auth/logout" ? answer() : { body: { journeys: [] } },
  );
  const calling = call("GET /journeys", {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await calling).toEqual({ journeys: [] });
  expect(asked.at(-1)).toMatchObject({ endpoint: "GET /journeys", init: { credentials: "omit" } });
  expect(useStore.getState().logOutOwed).toBe(true);
});

test("what is for everybody is answered, whoever came meanwhile", async () => {
  useStore.setState({ user: null, accessToken: null });
  const slow = later<{ body: unknown }>();
  aShop(() => slow.answer);
  const calling = call("GET /journeys", {});
  useStore.setState({ user: ada });
  slow.give({ body: { journeys: [] } });
  expect(await calling).toEqual({ journeys: [] });
});

test.each([
  ["with a code", "Please log in again.", { code: "invalid_credentials" }],
  ["in one word", "Forbidden", {}],
])(
  "whoever is refused %s is logged out, and leaves nothing to whoever comes here next",
  async (_, error, more) => {
    const progress = { j: { currentStep: 2, journeyStepValues: { subject: "a fox" }, complete: false } };
    useStore.setState({ progress, cart: { ...nothing.cart, cartItems: [aCartLine("i")] } });
    aShop(() => ({ status: 403, body: { error, ...more } }));
    expect(await failed(call("GET /user", {}))).toMatchObject({ status: 403, message: error });
    expect(useStore.getState()).toEqual({ ...nothing, sessionEnded: "registered" });
    // Refused once more, as nobody: that has not been read yet.
    await failed(call("GET /user", {}));
    expect(useStore.getState().sessionEnded).toBe("registered");
  },
);

test.each([
  [new TypeError("failed"), "FETCH_ERROR", false],
  [{ body: "<html>" }, "PARSING_ERROR", false],
  [{ status: 502, body: "<html>" }, "REFUSED", false],
  [{ status: 500, body: { error: "Not now.", code: "internal" } }, "REFUSED", false],
  [{ status: 429, body: { error: "Too much." } }, "REFUSED", false],
  [{ status: 422, body: { error: "No.", code: "invalid_credentials" } }, "REFUSED", true],
  [{ status: 422, body: {} }, "REFUSED", false],
  [{ status: 422, body: "null" }, "REFUSED", false],
] as const)("%#: every failure has its class and a sentence", async (answer, kind, final) => {
  aShop(() => answer);
  const failure = await failed(call("GET /products", {}));
  expect(failure).toMatchObject({ kind });
  expect(failure?.message).toMatch(/^[A-Z].+\.$/);
  expect(isFinal(failure)).toBe(final);
});

test("a call is given up after half a minute, and by whoever asked", async () => {
  vi.useFakeTimers();
  aShop(() => new Promise(() => {}));
  const calling = failed(call("GET /products", {}));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await calling).toMatchObject({ kind: "TIMEOUT_ERROR" });
  vi.useRealTimers();
  const controller = new AbortController();
  const another = failed(call("GET /products", { signal: controller.signal }));
  controller.abort();
  expect(await another).toMatchObject({ name: "AbortError" });
});

test("a clock that is wrong is put right by what the shop says, and by what was kept only if it is slow", async () => {
  vi.useFakeTimers({ now: Date.parse("2001-01-01") });
  const hears = async (date: string, cache: string) => {
    aShop(() => ({ headers: { date, "cache-control": cache } }));
    await call("GET /products", {});
    return shopNow();
  };
  const kept = "public, max-age=300";
  const told = "Sun, 22 Nov 2026 10:00:00 GMT";
  expect(await hears("Mon, 01 Jan 2001 00:30:00 GMT", kept)).toBe(Date.now());
  expect(await hears(told, kept)).toBe(Date.parse(told));
  const exactly = "Sun, 22 Nov 2026 10:05:00 GMT";
  expect(await hears(exactly, "no-store")).toBe(Date.parse(exactly));
  expect(await hears(told, kept)).toBe(Date.parse(exactly));
  // Of the day before, from the browser's own store.
  expect(await hears("Sat, 21 Nov 2026 10:00:00 GMT", kept)).toBe(Date.parse(exactly));
  expect(await hears("Mon, 01 Jan 2001 00:00:30 GMT", "no-store")).toBe(Date.now());
});

test("nothing newer than the oldest supported browsers is needed", async () => {
  const { any, timeout } = AbortSignal;
  Object.assign(AbortSignal, { any: undefined, timeout: undefined });
  aShop(() => ({ body: { products: [] } }));
  await expect(call("GET /products", { signal: new AbortController().signal })).resolves.toEqual({
    products: [],
  });
  Object.assign(AbortSignal, { any, timeout });
});

test("a log-out that the shop has not heard of comes first; until then no cookie is shown", async () => {
  useStore.setState({ ...nothing, logOutOwed: true }, true);
  let reachable = false;
  const asked = aShop(({ endpoint }) =>
    endpoint === "POST /auth/logout" && !reachable ? new TypeError("failed") : { body: {} },
  );
  await call("GET /products", {});
  expect(asked.map(({ endpoint, init }) => [endpoint, init.credentials])).toEqual([
    ["POST /auth/logout", "include"],
    ["GET /products", "omit"],
  ]);
  expect(await failed(call("POST /auth/register-guest", {}))).toMatchObject({ kind: "FETCH_ERROR" });
  expect(useStore.getState().logOutOwed).toBe(true);

  reachable = true;
  await call("POST /auth/register-guest", {});
  expect(asked.slice(-2).map(({ endpoint }) => endpoint)).toEqual([
    "POST /auth/logout",
    "POST /auth/register-guest",
  ]);
  expect(asked.at(-1)?.init.credentials).toBe("include");
  expect(useStore.getState().logOutOwed).toBe(false);
});

test("a log-out outlives the page, and shows the token of who leaves: their cookie may be gone", async () => {
  const asked = aShop(() => ({}));
  await settleLogOut();
  expect(asked[0]?.init).toMatchObject({ keepalive: true, headers: { authorization: "Bearer of-ada" } });
});

test("what is pressed on the way out may outlive the page", async () => {
  const asked = aShop(() => ({ body: {} }));
  const favorite = { params: { imageId: "i", mark: "favorite" }, body: { set: true } } as const;
  await call("PUT /images/{imageId}/marks/{mark}", { ...favorite, keepalive: true });
  await call("PUT /images/{imageId}/marks/{mark}", favorite);
  expect(asked.map(({ init }) => init.keepalive)).toEqual([true, false]);
});
