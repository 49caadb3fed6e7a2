import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: ["tests/browser/**"],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // A test that writes to the console says something nobody reads: it fails instead.
    onConsoleLog: (log) => {
      throw new Error(`a test wrote to the console: ${log}`);
    },
  },
});
