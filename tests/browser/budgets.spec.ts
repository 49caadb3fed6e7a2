import { brotliCompressSync } from "node:zlib";
import { devices, type Page, type Request, type Response } from "@playwright/test";
import { readyOfMany, readyPages, strangerPages } from "../../functions/core/site/addresses.ts";
import { alive } from "./asleep.ts";
import { expect, test } from "./pages.ts";

// What a first view weighs. Whoever needs more raises the number here, and says why in the commit.

// Nobody is there: what a page fetches is what it fetches by itself.
const { deviceScaleFactor } = devices["Pixel 7"];
test.use({ wakes: false, deviceScaleFactor });

type Fetched = { kind: string; url: string; bytes: number };

/** As small as it can be made takes its time: files that have a name of their own are weighed once. */
const weighed = new Map<string, number>();

async function weightOver(kind: string, response: Response): Promise<number> {
  const body = await response.body();
  const url = response.url();
  if (kind === "font" || (kind === "image" && !url.endsWith(".svg"))) return body.length;
  const known = weighed.get(url);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(body);
  if (url.includes("/assets/")) weighed.set(url, length);
  return length;
}

/** All that a page fetches while something is done there, and until nothing is under way any more. */
async function fetchedBy(page: Page, act: () => Promise<unknown>): Promise<Fetched[]> {
  const all: Promise<Fetched>[] = [];
  const underWay = new Set<Request>();
  const asked = (request: Request) => underWay.add(request);
  const over = (request: Request) => underWay.delete(request);
  const weigh = (response: Response) => {
    const kind = response.request().resourceType();
    all.push(weightOver(kind, response).then((bytes) => ({ kind, url: response.url(), bytes })));
  };
  page.on("request", asked).on("requestfinished", over).on("requestfailed", over).on("response", weigh);
  await act();
  await expect.poll(() => underWay.size).toBe(0);
  page.off("request", asked).off("requestfinished", over).off("requestfailed", over).off("response", weigh);
  return Promise.all(all);
}

/** What a page fetches by itself. */
const firstView = (page: Page, path: string) =>
  fetchedBy(page, async () => {
    await page.goto(path, { waitUntil: "networkidle" });
    // Pictures that are near are asked for with the first painting, which a busy machine puts off.
    await page.evaluate(
      () => new Promise((painted) => new IntersectionObserver(painted).observe(document.body)),
    );
  });

/** A visit's report is thought of seconds after all else. */
test.beforeEach(({ page }) => page.clock.install());

/** Until the site lives, and the last of its parts has come: the one that waits for all others. */
async function brought(page: Page, sign: () => Promise<unknown>) {
  const last = page.waitForResponse("**/assets/reporting-*.js");
  await sign();
  await alive(page);
  await page.clock.fastForward(3_000);
  await last;
}

/** And what it fetches with the first sign of somebody. */
const comesToLife = (page: Page) => fetchedBy(page, () => brought(page, () => page.keyboard.press("Shift")));

const weightOf = (kind: string, fetched: readonly Fetched[]) =>
  fetched.reduce((sum, one) => sum + (one.kind === kind ? one.bytes : 0), 0);

/** In bytes of script, once they live: what they weigh today and a hundred, in full hundreds. */
const screens: Record<string, number> = {
  "/": 34_900,
  "/journey/default-journey": 49_700,
  "/products/preview/artpaper": 42_900,
  "/cart": 46_800,
  "/orders": 43_900,
};

const ready = [...[...readyPages, ...strangerPages].map(({ path }) => path), ...readyOfMany];
for (const path of ready)
  test(`${path} is light, is read without any script, and comes to life with the first sign of somebody`, async ({
    page,
  }) => {
    const fetched = await firstView(page, path);
    expect(weightOf("document", fetched)).toBeLessThan(12_400);
    expect(weightOf("script", fetched) + weightOf("stylesheet", fetched)).toBe(0);
    expect(weightOf("font", fetched)).toBeLessThan(23_200);
    expect(fetched.filter(({ kind }) => kind === "fetch")).toEqual([]);
    const first = await page
      .locator('img[fetchpriority="high"]')
      .evaluateAll((pictures) => pictures.map((one) => (one as HTMLImageElement).currentSrc));
    for (const { url, bytes } of fetched) if (first.includes(url)) expect(bytes, url).toBeLessThan(20_000);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (path === "/") {
      // No larger than a phone needs them: what they weigh today, and a tenth.
      expect(weightOf("image", fetched)).toBeGreaterThan(100_000);
      expect(weightOf("image", fetched)).toBeLessThan(157_900);
    }

    const more = await comesToLife(page);
    // Each is asked for twice: into the browser's cache, and as a module.
    expect(more.filter(({ kind }) => kind === "script").length).toBeLessThanOrEqual(13);
    expect(more.filter(({ kind }) => kind === "stylesheet")).toHaveLength(1);
    expect(weightOf("stylesheet", more)).toBeLessThan(11_800);
    const most = screens[path];
    if (most === undefined) return;
    expect(weightOf("script", more)).toBeGreaterThan(30_000);
    expect(weightOf("script", more)).toBeLessThan(most);
  });

test("a screen that strangers are not shown starts from a light shell", async ({ page }) => {
  const fetched = await fetchedBy(page, () => brought(page, () => page.goto("/account")));
  // It stands for every screen that is not ready: 0.9 KB name each one's code, what it asks and how wide its picture is, and
  // 0.95 KB are the script that asks for it before the platform is there.
  expect(weightOf("document", fetched)).toBeLessThan(2_700);
  expect(weightOf("script", fetched)).toBeLessThan(44_500);
  expect(weightOf("stylesheet", fetched)).toBeLessThan(11_800);
  expect(weightOf("font", fetched)).toBeLessThan(23_200);
});
