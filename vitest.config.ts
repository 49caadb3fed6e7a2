import { defineConfig } from "vitest/config";

/** Real processes that are given so long and no longer: not while others take their time. */
const KILLS = "tests/simulation/kills.test.ts";
/** These change what a whole process goes by, its settings or its signals, or measure it: each has one of its own. */
const ALONE = [
  "tests/local/**/*.test.ts",
  "tests/contracts/table/*.test.ts",
  "tests/infrastructure/rights.test.ts",
  KILLS,
];
/**
 * Minutes of plain work in one process: `npm test` lets them run while the browser's tests wait. They wait for nothing
 * themselves: that they take long says how busy the machine is.
 */
const SIMULATION = "tests/simulation/**/*.test.ts";
const ART = "tests/art/**/*.test.ts";

/** Rewritten for tests, every name in an inner loop is looked up in its module: what works for minutes is not. */
const readByNode = (files: RegExp) => ({ deps: { external: [files] } });

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "simulation",
          include: [SIMULATION],
          exclude: [KILLS],
          testTimeout: 3_600_000,
          server: readByNode(/\/functions\//),
        },
      },
      {
        extends: true,
        test: {
          name: "art",
          include: [ART],
          testTimeout: 3_600_000,
          // A picture that one file has painted is there for the next.
          isolate: false,
          server: readByNode(/\/stacks\/local\/artist\//),
        },
      },
      {
        extends: true,
        test: {
          name: "rules",
          include: ["tests/!(art|simulation|browser)/**/*.test.ts"],
          exclude: ALONE,
          // They leave nothing behind: a worker's tests share their modules, read and compiled once.
          isolate: false,
        },
      },
      { extends: true, test: { name: "parts", include: ALONE } },
    ],
    // What one project rewrites for its tests, another would get as well, beside what node reads: every class twice.
    sharedViteServer: false,
    // One core is not kept free: nobody is watching.
    maxWorkers: "100%",
    setupFiles: ["tests/support/loopback-only.ts"],
    // For what hangs: how long work takes says how busy the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A test that writes to the console says something nobody reads: it fails instead.
    onConsoleLog: (log) => {
      throw new Error(`a test wrote to the console: ${log}`);
    },
  },
});
