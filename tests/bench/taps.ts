import { type Browser, chromium, devices } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { median, type Row } from "./figures.ts";

/** A phone of the cheapest kind. */
const SLOWER = 6;
/** So many controls of a screen are pressed, from its top. */
const MOST = 20;
const GOAL_MS = 100;

const controls = "button, summary, select, [role=radio], input[type=radio], input[type=checkbox]";

declare global {
  var slowest: number;
}

/** Notes how long the slowest interaction took, from the finger to the next picture on the screen. */
const watch = () => {
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) globalThis.slowest = Math.max(globalThis.slowest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Until what came of a press is painted, and the browser has nothing left to do and to tell. */
const settled = () =>
  new Promise((done) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(done))),
    ),
  );

/** Nobody presses the next while what they have closed still slides away. */
const still = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished.catch(() => undefined)),
  ).then(() => undefined);

/** Where a finger finds a control; what lies under something else cannot be pressed by anybody. */
function placeOf(control: Element) {
  control.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = control.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2 };
  const found = document.elementFromPoint(place.x, place.y);
  const isThere = found && (control.contains(found) || found.closest("label")?.contains(control));
  return isThere ? place : undefined;
}

/** A page that lives, slowed down: always a new browser's, as a press before may still lead elsewhere. */
async function living(browser: Browser, url: string) {
  const context = await browser.newContext({ ...devices["Pixel 7"] });
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.keyboard.press("Shift");
  await page.locator("html[data-alive]").waitFor();
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

async function pressAll(browser: Browser, url: string) {
  let page = await living(browser, url);
  const pressed: { name: string; ms: number }[] = [];
  const count = Math.min(MOST, await page.locator(controls).filter({ visible: true }).count());
  for (let at = 0; at < count; at++) {
    const control = page.locator(controls).filter({ visible: true }).nth(at);
    if (!(await control.isEnabled().catch(() => false))) continue;
    const name = (await control.getAttribute("aria-label")) ?? (await control.textContent()) ?? "";
    const place = await control.evaluate(placeOf);
    await page.evaluate(settled);
    await page.evaluate(() => {
      globalThis.slowest = 0;
    });
    // A finger, and not the driver's own press: what that checks would be measured along with it, six times slower.
    if (place) await page.touchscreen.tap(place.x, place.y);
    // Whoever is led to another page is measured until it goes, and not there.
    const ms = await page
      .evaluate(settled)
      .then(() => page.evaluate(() => slowest))
      .catch(() => undefined);
    if (place && ms !== undefined) pressed.push({ name: name.trim().slice(0, 24), ms });
    await page.keyboard.press("Escape");
    await page.evaluate(still).catch(() => undefined);
    if (ms === undefined || page.url() !== url) page = await living(browser, url);
  }
  return pressed;
}

/** Every control of a screen is pressed on a slow phone; what takes less than 16 ms the browser does not tell. */
export async function taps(baseUrl: string, paths: readonly string[]): Promise<Row[]> {
  const browser = await chromium.launch(await findChromium());
  const rows: Row[] = [];
  for (const path of paths) {
    const pressed = await pressAll(browser, baseUrl + path);
    const worst = pressed.toSorted((one, other) => other.ms - one.ms)[0];
    rows.push({
      what: `INP at ${SLOWER} × CPU, ${path}, ${pressed.length} controls`,
      figure: `${worst?.ms ?? 0} ms ("${worst?.name ?? ""}"), median ${median(pressed.map(({ ms }) => ms))} ms`,
      goal: `≤ ${GOAL_MS} ms`,
    });
  }
  await browser.close();
  return rows;
}
