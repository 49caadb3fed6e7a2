import { defineConfig, devices } from "@playwright/test";
import { artistShop, plainShop } from "./tests/browser/shops.ts";
import { findChromium } from "./tests/support/chromium.ts";

const launchOptions = await findChromium();

const aShop = (opened: string, url: string) => ({
  command: `node ${opened}`,
  env: { PORT: new URL(url).port, DATA_DIR: ":memory:", WALLFLOWER_LIMITS: "off" },
  url: `${url}/api/v1/health`,
  // A server of another run may hold another build: every run has its own.
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 2_000 },
});

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: true,
  // Most of a browser test is waiting: two of them leave half of two cores idle.
  workers: 3,
  // One process is the shop and its workers: on a busy machine a picture takes its time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // What passes only the second time is named in the report: a machine may hiccup, a habit of it is a defect.
  retries: 1,
  use: {
    baseURL: plainShop,
    launchOptions,
    // Recording every step costs a third of the time: only what failed once is recorded, the second time.
    trace: "on-first-retry",
  },
  // Rules are the same on a phone: what is looked at there is what is laid out otherwise, or comes over a slow line.
  projects: [
    { name: "desktop", testIgnore: /(budgets|frozen|taps)\.spec/, use: { ...devices["Desktop Chrome"] } },
    {
      name: "phone",
      testMatch: /(budgets|first-tap|home|journey|moving|navigation|shell|taps|unpainted)\.spec/,
      grepInvert: /@anyWidth/,
      // As sharp as a desktop: seven times the points are drawn for nobody. What is weighed is what a phone fetches.
      use: { ...devices["Pixel 7"], viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 },
    },
    // Played by `npm run engines` alone.
    { name: "frozen", testMatch: /frozen\.spec/ },
  ],
  webServer: [aShop("tests/browser/plain-shop.ts", plainShop), aShop("stacks/local/start.ts", artistShop)],
});
