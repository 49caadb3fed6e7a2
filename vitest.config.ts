import { defineConfig } from "vitest/config";
import { LongFirst } from "./tests/run/long-first.ts";

/** Rules and calls, which leave nothing behind: a worker's tests share their modules, read and compiled once. */
const shared = ["api", "core", "lib", "ops", "partners", "web", "worker"].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "rules", include: shared, isolate: false } },
      {
        extends: true,
        test: { name: "parts", include: ["tests/**/*.test.ts"], exclude: [...shared, "tests/browser/**"] },
      },
    ],
    // One core is not kept free: nobody is watching.
    maxWorkers: "100%",
    sequence: { sequencer: LongFirst },
    setupFiles: ["tests/support/loopback-only.ts"],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // A test that writes to the console says something nobody reads: it fails instead.
    onConsoleLog: (log) => {
      throw new Error(`a test wrote to the console: ${log}`);
    },
  },
});
