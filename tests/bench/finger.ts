import { type Browser, devices, type Page, type Request } from "@playwright/test";
import { awake } from "./awake.ts";

const controls = "button, summary, select, [role=radio], input[type=radio], input[type=checkbox]";

const MOST_LOOKS = 20;
/** What takes less than 16 ms is never told, and on a page that is not slowed down that is much of it. */
const FEW_LOOKS = 4;
/** What the page does not tell by then it does not tell: the finger was taken for something else. */
const PATIENCE_MS = 15_000;

/** A press that has four pictures painted would take the machine from all presses after it: it is asked for in vain. */
const PAINTS = "*/images/text-to-image*";

declare global {
  var slowest: number;
  /** Tells the bench how long a press took, without being asked. */
  var tell: ((ms: string) => void) | undefined;
}

/** Notes how long the slowest interaction took, from the finger to the next picture, and looks so often for it. */
const watch = (mostLooks: number) => {
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
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => told(mostLooks)));
  addEventListener("pointerup", painted, true);
  addEventListener("keyup", ({ key }) => key.startsWith("Arrow") && painted(), true);
};

/** Nobody presses the next while what they have closed still slides away. What rests, as a hint's clock under a finger, moves nothing. */
const still = () =>
  new Promise<void>((done) => {
    const moves = ({ playState, effect }: Animation) =>
      playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
    const rested = () =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
    const look = () => (document.getAnimations().some(moves) ? requestAnimationFrame(look) : rested());
    look();
  });

/** Where a finger finds a control; what lies under something else cannot be pressed by anybody. */
function find([which, at]: [which: string, at: number]) {
  const control = [...document.querySelectorAll<HTMLElement>(which)].filter((element) =>
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
  const { labels } = control as HTMLInputElement;
  const words = control.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? control.textContent;
  const name = words.trim() || (control.querySelector("img")?.alt ?? "");
  return {
    name: name.slice(0, 24),
    place: isThere && !control.matches(":disabled") ? place : undefined,
    isList: control.matches("select"),
  };
}

/** What takes longer to be fetched, as a page that holds on to an answer, is not waited for. */
const FETCHED_WITHIN_MS = 2_000;

/** Until nothing more is fetched: what a page asks for as it comes to life is no part of a press. */
async function quiet(page: Page, asked: ReadonlySet<Request>) {
  await page.evaluate(still);
  const timeout = FETCHED_WITHIN_MS;
  const ended = () =>
    Promise.any([
      page.waitForEvent("requestfinished", { timeout }),
      page.waitForEvent("requestfailed", { timeout }),
    ]).then(
      () => true,
      () => false,
    );
  while (asked.size > 0 && (await ended())) await page.evaluate(still);
}

/** A screen to press on: where it is, what its browser remembers, and what stands there once it lives. */
export type Pressed = { url: string; state?: object | undefined; lives?: string | undefined };

/** A page that lives, always a new browser's, as a press before may still lead elsewhere; so many times slower. */
export async function living(browser: Browser, { url, state, lives }: Pressed, slower: number) {
  const context = await browser.newContext({ ...devices["Pixel 7"] });
  await context.addInitScript(watch, slower === 1 ? FEW_LOOKS : MOST_LOOKS);
  if (state)
    await context.addInitScript(
      (root) => localStorage.setItem("root", root),
      JSON.stringify({ state, version: 1 }),
    );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asked = new Set<Request>();
  page.on("request", (request) => asked.add(request));
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "tell" });
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: [PAINTS] });
  await page.goto(url, { waitUntil: "load" });
  await awake(page, lives);
  await quiet(page, asked);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const close = () => context.close();
  return { page, session, asked, close };
}

export type Living = Awaited<ReturnType<typeof living>>;

/** The control in this place among all that can be seen, and whether it can be pressed. */
export async function controlAt({ page }: Living, at: number) {
  const control = await page.evaluate(find, [controls, at] as [string, number]);
  await page.evaluate(still);
  return control;
}

export type Control = NonNullable<Awaited<ReturnType<typeof controlAt>>>;

/**
 * A finger, and then nothing: whatever the driver asked the page meanwhile would be counted, six times slower. A list is
 * the system's on a phone, and here a page of the browser's own: what counts is what comes of another choice. Whoever
 * is led to another page is measured until it goes, and not there.
 */
export async function press(
  { page, session }: Living,
  { place, isList }: Control,
): Promise<number | undefined> {
  const told = new Promise<number>((done) =>
    session.once("Runtime.bindingCalled", ({ payload }) => done(Number(payload))),
  );
  const gone = page.waitForEvent("domcontentloaded", { timeout: PATIENCE_MS }).then(
    () => undefined,
    () => undefined,
  );
  if (isList) await page.keyboard.press("ArrowDown");
  else if (place) await page.touchscreen.tap(place.x, place.y);
  return Promise.race([told, gone]);
}

/** What was opened is closed again, once it is there: what a press is the first to ask for comes a moment later. */
export async function leave({ page, asked }: Living) {
  await quiet(page, asked).catch(() => undefined);
  await page.keyboard.press("Escape");
  await page.evaluate(still).catch(() => undefined);
}
