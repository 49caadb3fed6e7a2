import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tests/support/chromium.ts";

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3917);
const { executablePath, args, env } = await findChromium();

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is a failed one: where nobody waits, one at a time keeps a small machine steady.
  workers: process.env.CI ? 1 : 2,
  // One process is the shop, its workers and its artist: on a busy machine a picture takes its time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // What passes only the second time is named in the report: a machine may hiccup, a habit of it is a defect.
  retries: 1,
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath, args, env },
    // Recording every step costs a third of the time: only what failed once is recorded, the second time.
    trace: "on-first-retry",
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"] } },
    { name: "phone", use: { ...devices["Pixel 7"], viewport: { width: 360, height: 780 } } },
  ],
  webServer: {
    command: "node stacks/local/start.ts",
    env: { PORT: String(PORT), DATA_DIR: ":memory:", WALLFLOWER_LIMITS: "off" },
    url: `http://localhost:${PORT}/api/v1/health`,
    // A server of another run may hold another build: every run has its own.
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2_000 },
  },
});
