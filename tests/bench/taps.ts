import { type Browser, chromium, devices, type Page, type Request } from "@playwright/test";
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
  /** Tells the bench how long a press took, without being asked. */
  var tell: ((ms: string) => void) | undefined;
}

/** Notes how long the slowest interaction took, from the finger to the next picture on the screen. */
const watch = () => {
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) globalThis.slowest = Math.max(globalThis.slowest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  /** What comes of a press is painted and reported, and the browser has nothing left to do. */
  const told = (looks: number) =>
    requestIdleCallback(() => {
      if (slowest > 0 || looks === 0) tell?.(String(slowest));
      else setTimeout(told, 50, looks - 1);
    });
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => told(20)));
  addEventListener("pointerup", painted, true);
  addEventListener("keyup", ({ key }) => key.startsWith("Arrow") && painted(), true);
};

const alive = () =>
  new Promise<void>((done) => {
    const look = () => document.documentElement.dataset.alive !== undefined && done();
    new MutationObserver(look).observe(document.documentElement, { attributes: true });
    look();
  });

/** Nobody presses the next while what they have closed still slides away. */
const still = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished.catch(() => undefined)),
  ).then(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );

/** Where a finger finds a control; what lies under something else cannot be pressed by anybody. */
function find([which, at]: [which: string, at: number]) {
  const control = [...document.querySelectorAll(which)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )[at];
  if (!control) return undefined;
  control.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = control.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2 };
  const found = document.elementFromPoint(place.x, place.y);
  const isThere = found && (control.contains(found) || found.closest("label")?.contains(control));
  if (control instanceof HTMLSelectElement) control.focus();
  globalThis.slowest = 0;
  return {
    name: (control.getAttribute("aria-label") ?? control.textContent).trim().slice(0, 24),
    place: isThere && !control.matches(":disabled") ? place : undefined,
    isList: control.matches("select"),
  };
}

/** Until nothing more is fetched: what a page asks for as it comes to life is no part of a press. */
async function quiet(page: Page, asked: ReadonlySet<Request>) {
  await page.evaluate(still);
  while (asked.size > 0) {
    await Promise.race([page.waitForEvent("requestfinished"), page.waitForEvent("requestfailed")]);
    await page.evaluate(still);
  }
}

/** A page that lives, slowed down: always a new browser's, as a press before may still lead elsewhere. */
async function living(browser: Browser, url: string) {
  const context = await browser.newContext({ ...devices["Pixel 7"] });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asked = new Set<Request>();
  page.on("request", (request) => asked.add(request));
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "tell" });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.keyboard.press("Shift");
  await page.evaluate(alive);
  await quiet(page, asked);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { page, session };
}

/**
 * A finger, and then nothing: whatever the driver asked the page meanwhile would be counted, six times slower. A list is
 * the system's on a phone, and here a page of the browser's own: what counts is what comes of another choice.
 */
async function press(
  { page, session }: Awaited<ReturnType<typeof living>>,
  { place: { x, y }, isList }: { place: { x: number; y: number }; isList: boolean },
) {
  const told = new Promise<number>((done) =>
    session.once("Runtime.bindingCalled", ({ payload }) => done(Number(payload))),
  );
  // Whoever is led to another page is measured until it goes, and not there.
  const gone = page.waitForEvent("domcontentloaded", { timeout: 0 }).then(
    () => undefined,
    () => undefined,
  );
  if (isList) await page.keyboard.press("ArrowDown");
  else await page.touchscreen.tap(x, y);
  return Promise.race([told, gone]);
}

async function pressAll(browser: Browser, url: string) {
  let open = await living(browser, url);
  const pressed: { name: string; ms: number }[] = [];
  for (let at = 0; at < MOST; at++) {
    const control = await open.page.evaluate(find, [controls, at] as [string, number]);
    if (!control) break;
    const { name, place, isList } = control;
    if (!place) continue;
    await open.page.evaluate(still);
    const ms = await press(open, { place, isList });
    if (ms !== undefined) pressed.push({ name, ms });
    await open.page.keyboard.press("Escape");
    await open.page.evaluate(still).catch(() => undefined);
    if (ms === undefined || open.page.url() !== url) {
      await open.page.context().close();
      open = await living(browser, url);
    }
  }
  await open.page.context().close();
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
