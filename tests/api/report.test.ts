import { expect, test } from "vitest";
import { MOST_ERRORS, MOST_SCREENS } from "../../functions/core/site/report-sizes.ts";
import { troubles } from "../../stacks/watching.ts";
import { anOpenShop } from "../support/visitor.ts";

function aBrowserThatTells() {
  const { shop, visitor, logged, clock } = anOpenShop();
  const browser = visitor();
  const told = () => logged.filter(({ event }) => event.startsWith("browser."));
  const tell = (more: object) => browser.post("/report", { errors: [], vitals: [], ...more });
  const failure = (message: string, at = "index-Bx1.js:1:2345") => ({
    route: "/orders/:orderId",
    message,
    at,
  });
  return { shop, visitor, clock, told, tell, failure };
}

test("a failure is a line that operators hear of, and measures are one each", async () => {
  const { tell, told, failure } = aBrowserThatTells();
  await tell({
    errors: [failure("TypeError: items is undefined")],
    vitals: [{ route: "/", LCP: 1234, CLS: 0.01 }],
  });
  expect(told()).toEqual([
    {
      level: "error",
      event: "browser.error",
      fields: {
        route: "/orders/:orderId",
        message: "TypeError: items is undefined",
        at: "index-Bx1.js:1:2345",
      },
    },
    { level: "info", event: "browser.vitals", fields: { route: "/", LCP: 1234, CLS: 0.01 } },
  ]);
});

test.each([
  ["what somebody wrote", "SyntaxError: Unexpected token 'o', \"a fox for my mother\" is not valid JSON"],
  ["an address", "TypeError: cannot write to ada@example.com"],
  ["a link", "Error: no answer from https://shop.test/orders/x?key=abc"],
  ["a key", "Error: id WF-8GK2ABCD is gone"],
])("%s in a failure's words is not written down", async (_, message) => {
  const { tell, told, failure } = aBrowserThatTells();
  await tell({ errors: [failure(message, "https://elsewhere.example/ada.js")] });
  const [line] = told();
  expect(line?.fields?.message).toContain("…");
  expect(JSON.stringify(line)).not.toMatch(/fox|ada|shop\.test|8GK2/);
});

test("a screen is one of ours, never an address as it was", async () => {
  const { tell, told } = aBrowserThatTells();
  const { status } = await tell({ vitals: [{ route: "/orders/8GK2ABCD", LCP: 1 }] });
  expect([status, told()]).toEqual([422, []]);
});

test("nobody fills the log: thirty an hour of one place", async () => {
  const { tell, told, failure } = aBrowserThatTells();
  for (let times = 0; times < 30; times++) expect((await tell({ errors: [failure("a")] })).status).toBe(200);
  expect((await tell({ errors: [failure("a")] })).status).toBe(429);
  expect(told()).toHaveLength(30);
});

test("one place alone does not ring for all browsers; several do, and so does it again a quarter of an hour later", async () => {
  const { tell, told, failure, visitor, clock } = aBrowserThatTells();
  const ringing = () => told().filter(({ level }) => level === "error").length;
  const errors = Array.from({ length: MOST_ERRORS }, () => failure("a"));
  for (let times = 0; times < 6; times++) await tell({ errors });
  expect([ringing(), told().length]).toEqual([MOST_ERRORS, 6 * MOST_ERRORS]);
  for (let n = 0; n < 4; n++)
    await visitor({ address: `198.51.100.${n}` }).post("/report", { errors, vitals: [] });
  expect(ringing()).toBeGreaterThan(troubles.Browser.bearable);
  clock.advance({ minutes: 15 });
  const before = ringing();
  await tell({ errors });
  expect(ringing()).toBe(before + MOST_ERRORS);
});

test("nor does one place say how fast the shop is for everybody", async () => {
  const { tell, told, clock } = aBrowserThatTells();
  const vitals = Array.from({ length: MOST_SCREENS }, () => ({ route: "/", LCP: 600_000 }));
  for (let times = 0; times < 6; times++) expect((await tell({ vitals })).status).toBe(200);
  expect(told()).toHaveLength(2 * MOST_SCREENS);
  clock.advance({ minutes: 60 });
  await tell({ vitals });
  expect(told()).toHaveLength(3 * MOST_SCREENS);
});
