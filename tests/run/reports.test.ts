import { expect, test } from "vitest";
import { failedOrFlaky, failedUnits, playwrightOutcome } from "./reports.ts";
import { run } from "./step.ts";

test("a browser test that passes only the second time has failed", () => {
  expect(playwrightOutcome({ stats: { expected: 40, unexpected: 1, flaky: 2 } })).toEqual({
    passed: 40,
    failed: 3,
  });
});

test("what failed and what was flaky is named with its reason, however deep it stands", () => {
  const error = { message: "\u001b[31mexpected 2\u001b[39m\n\nreceived 3", location: { line: 7 } };
  const spec = (title: string, status: string) => ({
    title,
    file: "cart.spec.ts",
    tests: [{ projectName: "phone", status, results: status === "flaky" ? [{ error }, {}] : [{}] }],
  });
  const inner = { specs: [spec("adds", "flaky"), spec("removes", "expected"), spec("moves", "skipped")] };
  expect(failedOrFlaky([{ suites: [inner], specs: [spec("opens", "unexpected")] }])).toEqual([
    "flaky: [phone] cart.spec.ts: adds",
    "  line 7:",
    "  expected 2",
    "  received 3",
    "unexpected: [phone] cart.spec.ts: opens",
  ]);
});

test("a unit test that failed is named with its reason", () => {
  const told = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [told("adds", "passed"), told("moves", "failed", "expected 2\n\nreceived 3")];
  expect(failedUnits({ testResults: [{ assertionResults }] })).toEqual([
    "failed: moves",
    "  expected 2",
    "  received 3",
  ]);
});

test("a step whose report counts a failure has failed, whatever its command answers", async () => {
  const said: string[] = [];
  const step = { name: "browser", command: ["true"], count: () => ({ passed: 3, failed: 1 }) };
  expect(await run(step, (line) => said.push(line))).toEqual({ passed: 3, failed: 1 });
  expect(said[0]).toMatch(/^FAIL {2}browser: 3 passed/);
});

test("a command that fails without a failed test is a failure", async () => {
  const count = () => ({ passed: 3, failed: 0 });
  expect(await run({ name: "crash", command: ["false"], count }, () => {})).toEqual({ passed: 3, failed: 1 });
});
