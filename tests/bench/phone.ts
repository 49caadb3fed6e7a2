import { chromium, devices, type Page } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { median, type Row } from "./figures.ts";

const RUNS = 3;
const GOAL_SECONDS = 1.6;
/** A phone on a slow line: 1.6 Mbit/s, 150 ms there and back, a quarter of this machine's speed. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** What takes longer, as an order that holds on to an answer, is no part of what is seen first. */
const FETCHED_WITHIN_MS = 8_000;

async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** When the largest thing of the first screen stood there, in milliseconds. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // What was painted before is told in one call, in its order: the last is the largest.
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: "largest-contentful-paint",
            buffered: true,
          },
        );
      }),
  );

/** A screen, and what the phone of whoever looks at it remembers of them: a stranger's nothing. */
export type Looked = { path: string; what?: string; state?: object };

/** Screens as a phone with an empty cache sees them first; each in a context of its own. */
export async function onAPhone(baseUrl: string, screens: readonly Looked[]): Promise<Row[]> {
  const browser = await chromium.launch(await findChromium());
  const rows: Row[] = [];
  for (const { path, what = path, state } of screens) {
    const runs: number[] = [];
    let waits = false;
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ ...devices["Pixel 7"] });
      const page = await context.newPage();
      if (state)
        await page.addInitScript(
          (root) => localStorage.setItem("root", root),
          JSON.stringify({ state, version: 1 }),
        );
      await throttle(page);
      await page.goto(baseUrl + path);
      const idle = page.waitForLoadState("networkidle", { timeout: FETCHED_WITHIN_MS });
      await idle.catch(() => {
        waits = true;
      });
      runs.push(await largestPaint(page));
      await context.close();
    }
    rows.push({
      what: `LCP on a phone at 1.6 Mbit/s, ${what}`,
      figure: `${(median(runs) / 1000).toFixed(2)} s${waits ? `, looked at after ${FETCHED_WITHIN_MS / 1000} s with an answer still to come` : ""}`,
      goal: `≤ ${GOAL_SECONDS} s`,
    });
  }
  await browser.close();
  return rows;
}
