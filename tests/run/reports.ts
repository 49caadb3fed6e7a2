import { stripVTControlCharacters } from "node:util";
import type { Outcome } from "./step.ts";

// What the runners' own reports say, in the few words that the test run counts in.

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
};

export const vitestOutcome = ({
  numPassedTests,
  numFailedTests,
}: Pick<VitestReport, "numPassedTests" | "numFailedTests">): Outcome => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

export const failedUnits = ({ testResults }: Pick<VitestReport, "testResults">): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .flatMap(({ fullName, failureMessages }) => [`failed: ${fullName}`, ...firstOf(failureMessages[0])]);

type Attempt = { error?: { message?: string; location?: { line: number } } };
type Suite = {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: Attempt[] }[];
  }[];
};
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
};

/** Run again only to tell a hiccup from a defect in the report: what failed once has failed. */
export const playwrightOutcome = ({ stats }: Pick<PlaywrightReport, "stats">): Outcome => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

/** Browser tests that failed, or passed only when they were run again, each with what it said the first time. */
export function failedOrFlaky(suites: Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...failedOrFlaky(inner),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "flaky" || status === "unexpected")
        .flatMap(({ projectName, status, results }) => [
          `${status}: [${projectName}] ${file}: ${title}`,
          ...reason(results[0]),
        ]),
    ),
  ]);
}

const LINES = 12;

const reason = ({ error }: Attempt = {}) =>
  error ? [`  line ${error.location?.line}:`, ...firstOf(error.message)] : [];

const firstOf = (message = "") =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, LINES)
    .map((line) => `  ${line}`);
