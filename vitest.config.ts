import { defineConfig } from "vitest/config";
import { LongFirst } from "./tests/run/long-first.ts";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: ["tests/browser/**"],
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
