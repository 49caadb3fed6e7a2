import { expect, test } from "@playwright/test";
import { chromium } from "./engines/chromium.ts";
import { begin, besieged } from "./faults.ts";
import { shop } from "./shopper.ts";

// The main story with a fault at every fifth call of the shop: it ends bought, or with a sentence that says why not;
// never blank, never stuck, never with a wrong sum, and the console is silent.

const STORIES = Number(process.env.WALLFLOWER_STORIES ?? 100);
const FIRST = Number(process.env.WALLFLOWER_FIRST_STORY ?? 1);
const AT_ONCE = 50;
/** Nine of ten end bought: with fewer than eight, something is not mended by trying again. */
const BOUGHT = 0.8;
/** Which story begins with a page stands behind its address. */
const STORY = "#story-";
/** Time passes twenty times as fast in these stories. */
const PATIENCE_MS = 1_000;

// Nobody looks: no picture of the screen is drawn but on command, which never comes, and none is fetched. With both a
// story costs twice as much, and an eighth more where its code is made fast for a page that is gone in a moment.
const unseen = [
  "--enable-begin-frame-control",
  "--blink-settings=imagesEnabled=false",
  "--js-flags=--no-maglev,--no-turbofan",
];

/** A call of a function that knows nothing of where it was written. */
const callOf = <Given>(told: (given: Given) => unknown, given: Given) =>
  `(${told})(${JSON.stringify(given)})`;

/** What is still under way must not lead into the next story. */
function goesQuiet() {
  window.fetch = () => new Promise(() => {});
  window.stop();
}

for (let first = FIRST; first < FIRST + STORIES; first += AT_ONCE) {
  const last = Math.min(first + AT_ONCE, FIRST + STORIES) - 1;
  test(`stories ${first} to ${last} end bought, or with a sentence`, async ({ baseURL }) => {
    test.setTimeout(600_000);
    const page = await chromium(...unseen);
    const bad: object[] = [];
    const endings: Record<string, number> = {};
    try {
      await page.before(callOf(besieged, begin(STORY)));
      for (let seed = first; seed <= last; seed++) {
        await page.forgetsCookies();
        await page.open(`${baseURL}/journey${STORY}${seed}`);
        await page.wakes();
        const told = await page.throughPages(callOf(shop, { patience: PATIENCE_MS }));
        const { ending, ...more } = told as Awaited<ReturnType<typeof shop>>;
        endings[ending] = (endings[ending] ?? 0) + 1;
        if (ending !== "bought" && ending !== "told")
          bad.push({ seed, ending, ...more, met: await page.run("JSON.parse(sessionStorage.story).met") });
        await page.run(callOf(goesQuiet, undefined));
      }
    } finally {
      await page.close();
    }
    test.info().annotations.push({ type: "endings", description: JSON.stringify(endings) });
    expect(bad).toEqual([]);
    expect(page.said).toEqual([]);
    expect(endings.bought, JSON.stringify(endings)).toBeGreaterThan((last - first) * BOUGHT);
  });
}
