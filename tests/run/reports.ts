import type { Outcome } from "./step.ts";

// What the runners' own reports say, in the few words that the test run counts in.

type VitestReport = { numPassedTests: number; numFailedTests: number };

export const vitestOutcome = ({ numPassedTests, numFailedTests }: VitestReport): Outcome => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

type Suite = {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
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

/** Browser tests that failed, or passed only when they were run again. */
export function failedOrFlaky(suites: Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...failedOrFlaky(inner),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "flaky" || status === "unexpected")
        .map(({ projectName, status }) => `${status}: [${projectName}] ${file}: ${title}`),
    ),
  ]);
}
