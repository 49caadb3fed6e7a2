import type { Page } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { begin, besieged } from "./faults.ts";
import { expect, test } from "./pages.ts";
import { shop } from "./shopper.ts";

// The main story with a fault at every fifth call of the shop: it ends bought, or with a sentence that says why not;
// never blank, never stuck, never with a wrong sum, and the console is silent.

const STORIES = Number(process.env.WALLFLOWER_STORIES ?? 300);
const FIRST = Number(process.env.WALLFLOWER_FIRST_STORY ?? 1);
const AT_ONCE = 50;
/** Time passes twenty times as fast in these stories. */
const PATIENCE_MS = 1_000;

// Nobody looks: no picture of the screen is drawn but on command, which never comes, and none is fetched. With both a
// story costs twice as much, and an eighth more where its code is made fast for a page that is gone in a moment.
const { executablePath, args, env } = await findChromium();
const unseen = [
  "--enable-begin-frame-control",
  "--blink-settings=imagesEnabled=false",
  "--js-flags=--no-maglev,--no-turbofan",
];
test.use({ launchOptions: { executablePath, env, args: [...args, ...unseen] } });

/** Goes on where a reload or the way to the payment page has ended what ran in the page before. */
async function played(page: Page): Promise<Awaited<ReturnType<typeof shop>>> {
  for (;;) {
    try {
      return await page.evaluate(shop, { patience: PATIENCE_MS });
    } catch (failure) {
      if (!/context was destroyed|navigation/i.test(String(failure))) throw failure;
      await page.waitForLoadState("domcontentloaded");
    }
  }
}

for (let first = FIRST; first < FIRST + STORIES; first += AT_ONCE) {
  const last = Math.min(first + AT_ONCE, FIRST + STORIES) - 1;
  test(`stories ${first} to ${last} end bought, or with a sentence`, async ({ page, context }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const bad: object[] = [];
    const endings: Record<string, number> = {};
    for (let seed = first; seed <= last; seed++) {
      await context.clearCookies();
      const story = await page.addInitScript(besieged, begin(seed));
      await page.goto("/journey");
      const { ending, ...more } = await played(page);
      endings[ending] = (endings[ending] ?? 0) + 1;
      if (ending !== "bought" && ending !== "told")
        bad.push({ seed, ending, ...more, met: await page.evaluate(() => JSON.parse(window.name).met) });
      // What is still under way must not lead into the next story.
      await page.evaluate(() => {
        window.fetch = () => new Promise(() => {});
        window.stop();
      });
      await story.dispose();
    }
    test.info().annotations.push({ type: "endings", description: JSON.stringify(endings) });
    expect(bad).toEqual([]);
    expect(endings.bought, JSON.stringify(endings)).toBeGreaterThan((last - first) / 2);
  });
}
