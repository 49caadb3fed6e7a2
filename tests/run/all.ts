import { mkdirSync, readFileSync } from "node:fs";
import { failedOrFlaky, failedUnits, playwrightOutcome, vitestOutcome } from "./reports.ts";
import { type Outcome, run, type Step } from "./step.ts";

// What `npm test` does: every check that a change has to pass, and one line that counts them.

const REPORTS = "test-results";
const report = (name: string) => `${REPORTS}/${name}.json`;
const read = (name: string) => JSON.parse(readFileSync(report(name), "utf8"));

/** Its threads check the same types again, each for itself: twice the work, where no core is idle. */
const tsc = (...what: string[]) => ["tsc", ...what, "--singleThreaded"];

const checks: Step[] = [
  { name: "style (biome)", command: ["biome", "ci", "--error-on-warnings"] },
  { name: "types of the site and the functions (tsc)", command: tsc("--build", "web/src") },
  { name: "types of tests and tools (tsc)", command: tsc("--project", "tsconfig.json") },
  { name: "unused code (knip)", command: ["knip"] },
];

/** SST's own components, which the infrastructure is checked against: installed once for each version. */
const platform: Step = { name: "components of SST", command: ["node", "tests/infrastructure/platform.ts"] };

const infrastructureTypes: Step = {
  name: "types of the infrastructure (tsc)",
  command: tsc("--project", "stacks/tsconfig.json"),
};

const vitest = (what: string, as: string, ...options: string[]): Step => ({
  name: `${what} (vitest)`,
  command: [
    "vitest",
    "run",
    ...options,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report(as)}`,
  ],
  count: () => vitestOutcome(read(as)),
  remarks: () => failedUnits(read(as)),
});
const units = vitest("unit, contract, infrastructure", "vitest", "--project=rules", "--project=parts");
const simulation = vitest("simulation", "vitest-simulation", "--project=simulation");
/** One worker: what it has painted for one file it does not paint again for another. */
const pictures = vitest("pictures", "vitest-pictures", "--project=art", "--maxWorkers=1");

const browser: Step = {
  name: "the shop in a browser (playwright)",
  command: ["playwright", "test", "--project=desktop", "--project=phone", "--reporter=dot,json"],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report("playwright") },
  count: () => playwrightOutcome(read("playwright")),
  remarks: () => failedOrFlaky(read("playwright").suites),
};

mkdirSync(REPORTS, { recursive: true });
// Most of their time the components are on their way through the network: nothing before vitest waits for them.
const components = run(platform);
const outcomes: Outcome[] = await Promise.all(checks.map((step) => run(step)));
/** One that lets others go first, by so much. */
const behind = (step: Step, by: number) =>
  run({ ...step, command: ["nice", "-n", String(by), ...step.command] });
// A quarter of its time the browser waits: what lets it go first costs next to nothing. Of the two the one that has a
// single worker goes before the other: last, it would leave a core idle.
const aside = Promise.all([behind(simulation, 19), behind(pictures, 15)]);
outcomes.push(await run(browser), await components);
for (const step of [infrastructureTypes, units]) outcomes.push(await run(step));
outcomes.push(...(await aside));

const total = (key: keyof Outcome) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 ? 1 : 0;
