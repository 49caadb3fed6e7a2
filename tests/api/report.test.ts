import { expect, test } from "vitest";
import { anOpenShop } from "../support/visitor.ts";

function aBrowserThatTells() {
  const { shop, visitor, logged } = anOpenShop();
  const browser = visitor();
  const told = () => logged.filter(({ event }) => event.startsWith("browser."));
  const tell = (more: object) => browser.post("/report", { errors: [], vitals: [], ...more });
  const failure = (message: string, at = "index-Bx1.js:1:2345") => ({
    route: "/orders/:orderId",
    message,
    at,
  });
  return { shop, told, tell, failure };
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
