import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOfSources, type Plant } from "./planting.ts";

type Planted = Plant & {
  what: string;
  /** Where the compiler must object. */
  refusedIn: string[];
};

const intruders: Planted[] = [
  {
    what: "a page in the core",
    in: "functions/core/planted-page.ts",
    put: "export const title = document.title;\n",
    refusedIn: ["functions/core/planted-page.ts: TS2584"],
  },
  {
    what: "a browser's window in the API",
    in: "functions/api/planted-window.ts",
    put: "export const wide = window.innerWidth;\n",
    refusedIn: ["functions/api/planted-window.ts: TS2304"],
  },
  {
    what: "a file system in the browser",
    in: "web/src/planted-file.ts",
    put: 'import { readFileSync } from "node:fs";\nexport const file = readFileSync;\n',
    refusedIn: ["web/src/planted-file.ts: TS2591"],
  },
  {
    what: "an environment in the browser",
    in: "web/src/cart/planted-environment.ts",
    put: "export const stage = process.env.STAGE;\n",
    refusedIn: ["web/src/cart/planted-environment.ts: TS2591"],
  },
  {
    what: "a function that forgets to return",
    in: "functions/lib/planted-forgetful.ts",
    put: "export function half(n: number) {\n  if (n > 1) return n / 2;\n}\n",
    refusedIn: ["functions/lib/planted-forgetful.ts: TS7030"],
  },
  {
    what: "a part of a page that forgets to return",
    in: "web/src/planted-forgetful.ts",
    put: "export function half(n: number) {\n  if (n > 1) return n / 2;\n}\n",
    refusedIn: ["web/src/planted-forgetful.ts: TS7030"],
  },
];

/** One more of a kind: everywhere that has to know what to do with it must say so. */
const additions: Planted[] = [
  {
    what: "a job for the images' worker",
    in: "functions/core/images/jobs.ts",
    find: 'z.discriminatedUnion("kind", [',
    put: 'z.discriminatedUnion("kind", [ z.object({ kind: z.literal("planted") }),',
    refusedIn: ["functions/worker/image-jobs.ts"],
  },
  {
    what: "a job for the orders' worker",
    in: "functions/core/orders/jobs.ts",
    find: 'z.discriminatedUnion("kind", [',
    put: 'z.discriminatedUnion("kind", [ z.object({ kind: z.literal("planted") }),',
    refusedIn: ["functions/worker/order-jobs.ts"],
  },
  {
    what: "a refusal with a code of its own",
    in: "functions/core/planted-refusal.ts",
    put: 'import { Refusal } from "../lib/errors.ts";\nexport const no = new Refusal("planted", "No.");\n',
    refusedIn: ["functions/core/planted-refusal.ts"],
  },
  {
    what: "a letter about an order",
    in: "functions/core/orders/letters/order-letter.ts",
    find: "letterKinds = [",
    put: 'letterKinds = ["planted" as const, ',
    refusedIn: ["functions/core/orders/letters/order-letter.ts"],
  },
  {
    what: "a state of an order",
    in: "functions/core/orders/order.ts",
    find: 'z.discriminatedUnion("state", [',
    put: 'z.discriminatedUnion("state", [ z.object({ ...written, state: z.literal("planted") }),',
    refusedIn: ["functions/core/orders/order-states.ts"],
  },
  {
    what: "something that happens to an order",
    in: "functions/core/orders/history.ts",
    find: 'export const orderEvent = z.discriminatedUnion("kind", [',
    put: 'export const orderEvent = z.discriminatedUnion("kind", [ z.object({ at, kind: z.literal("planted") }),',
    refusedIn: ["functions/core/orders/history.ts"],
  },
  {
    what: "a state of a picture",
    in: "functions/core/images/image.ts",
    find: 'z.discriminatedUnion("status", [',
    put: 'z.discriminatedUnion("status", [ z.object({ status: z.literal("planted") }),',
    refusedIn: ["functions/core/images/image.ts", "functions/core/images/shown.ts"],
  },
  {
    what: "an outcome of asking a model",
    in: "functions/core/images/outcome.ts",
    find: "export type Outcome =",
    put: 'export type Outcome = { outcome: "planted" } |',
    refusedIn: ["functions/core/images/outcome.ts"],
  },
];

const UNKNOWN = "TS2353: Object literal may only specify known properties";

/** What a call takes, and how it is refused, is declared by the API alone: the site notices when that changes. */
const calls: Planted[] = [
  {
    what: "a field more of a body",
    in: "functions/api/accounts.ts",
    find: "body: z.object({ email, password: TypedPassword })",
    put: "body: z.object({ email, password: TypedPassword, planted: z.string() })",
    refusedIn: ["web/src/accounts/LoginModal.tsx"],
  },
  {
    what: "a field fewer of a body",
    in: "functions/api/accounts.ts",
    find: "body: z.object({ token: mailedToken, password: NewPassword })",
    put: "body: z.object({ token: mailedToken })",
    refusedIn: [`web/src/accounts/ResetPassword.tsx: ${UNKNOWN}, and 'password'`],
  },
  {
    what: "a field fewer within a body",
    in: "functions/core/fulfilment/printer-shape.ts",
    find: 'countryCode: z.literal("US"),',
    put: "",
    refusedIn: [`web/src/orders/AddressForm.tsx: ${UNKNOWN}, and 'countryCode'`],
  },
  {
    what: "another name for a field that a form sends as it was typed",
    in: "functions/api/orders.ts",
    find: "body: z.object({ orderNumber: filled(LONGEST_ORDER_NUMBER)",
    put: "body: z.object({ planted: filled(LONGEST_ORDER_NUMBER)",
    refusedIn: ["web/src/orders/FindOrder.tsx"],
  },
  {
    what: "another name for a part of a path",
    in: "functions/api/orders.ts",
    find: "const byId = z.object({ orderId: Id });",
    put: "const byId = z.object({ planted: Id });",
    refusedIn: [`web/src/orders/queries.ts: ${UNKNOWN}, and 'orderId'`],
  },
  {
    what: "a field fewer of a query",
    in: "functions/api/paging.ts",
    find: "offset: wholeNumber(0, FARTHEST, 0),",
    put: "",
    refusedIn: [
      `web/src/orders/queries.ts: ${UNKNOWN}, and 'offset'`,
      `web/src/images/queries.ts: ${UNKNOWN}, and 'offset'`,
    ],
  },
  {
    what: "a text in place of a query's number",
    in: "web/src/planted-query.ts",
    put: 'import { call } from "./api.ts";\nexport const page = call("GET /orders", { query: { limit: "many" } });\n',
    refusedIn: ["web/src/planted-query.ts: TS2322"],
  },
  {
    what: "a refusal that is given no more",
    in: "functions/lib/errors.ts",
    find: "unverified: 401,",
    put: "",
    refusedIn: ["web/src/accounts/LoginModal.tsx: TS2367"],
  },
];

// All at once. That nothing is refused without them is what the test run's types say.
let errors: string[];
const sources = copyOfSources();
beforeAll(async () => {
  sources.plant([...intruders, ...additions, ...calls]);
  errors = await sources.errors();
});
afterAll(sources.remove);

const refused = ({ refusedIn }: Planted) =>
  refusedIn.filter((place) => errors.some((error) => error.startsWith(place)));

test.each(intruders)("$what does not compile", (planted) => {
  expect(refused(planted)).toEqual(planted.refusedIn);
});

test.each(additions)("$what does not compile until it is handled", (planted) => {
  expect(refused(planted)).toEqual(planted.refusedIn);
});

test.each(calls)("$what does not compile until the site calls so", (planted) => {
  expect(refused(planted)).toEqual(planted.refusedIn);
});
