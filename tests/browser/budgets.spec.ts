import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { readyOfMany, readyPages, strangerPages } from "../../functions/core/site/addresses.ts";
import { expect, test } from "./pages.ts";

// What a first view weighs. Whoever needs more raises the number here, and says why in the commit.

// Nobody is there: what a page fetches is what it fetches by itself.
test.use({ wakes: false });

type Fetched = { kind: string; url: string; bytes: number };

/** All that a page fetches by itself, or when something is done there, as it goes over the line. */
async function fetchedBy(page: Page, path: string, act?: () => Promise<void>): Promise<Fetched[]> {
  const all: Promise<Fetched>[] = [];
  const weigh = (response: Response) => {
    const kind = response.request().resourceType();
    const url = response.url();
    all.push(
      response.body().then((body) => {
        const isCompressed = kind === "font" || (kind === "image" && !url.endsWith(".svg"));
        return { kind, url, bytes: isCompressed ? body.length : brotliCompressSync(body).length };
      }),
    );
  };
  page.on("response", weigh);
  await page.goto(path, { waitUntil: "networkidle" });
  if (act) {
    await act();
    await page.locator("html[data-alive]").waitFor();
    await page.waitForLoadState("networkidle");
  }
  page.off("response", weigh);
  return Promise.all(all);
}

const weightOf = (kind: string, fetched: readonly Fetched[]) =>
  fetched.reduce((sum, one) => sum + (one.kind === kind ? one.bytes : 0), 0);

const ready = [...[...readyPages, ...strangerPages].map(({ path }) => path), ...readyOfMany];
for (const path of ready)
  test(`${path} is light: words with the first bytes, and the picture that is waited for soon after`, async ({
    page,
  }) => {
    const fetched = await fetchedBy(page, path);
    expect(weightOf("document", fetched)).toBeLessThan(11_800);
    expect(weightOf("script", fetched) + weightOf("stylesheet", fetched)).toBe(0);
    expect(weightOf("font", fetched)).toBeLessThan(23_200);
    expect(fetched.filter(({ kind }) => kind === "fetch")).toEqual([]);
    const first = await page
      .locator('img[fetchpriority="high"]')
      .evaluateAll((pictures) => pictures.map((one) => (one as HTMLImageElement).currentSrc));
    for (const { url, bytes } of fetched) if (first.includes(url)) expect(bytes, url).toBeLessThan(20_000);
  });

/** In bytes of script, once they live: what they weigh today, and a fiftieth. */
const screens: [path: string, most: number][] = [
  ["/journey/default-journey", 96_000],
  ["/products/preview/artpaper", 92_000],
  ["/cart", 94_500],
  ["/orders", 91_500],
];
for (const [path, most] of screens)
  test(`${path} comes to life lightly`, async ({ page }) => {
    const fetched = await fetchedBy(page, path, () => page.keyboard.press("Shift"));
    expect(weightOf("script", fetched)).toBeGreaterThan(60_000);
    expect(weightOf("script", fetched)).toBeLessThan(most);
    expect(weightOf("stylesheet", fetched)).toBeLessThan(11_200);
  });

test("a screen that strangers are not shown starts from a light shell", async ({ page }) => {
  const fetched = await fetchedBy(page, "/account");
  expect(weightOf("document", fetched)).toBeLessThan(2_500);
  expect(weightOf("script", fetched)).toBeLessThan(96_000);
  expect(weightOf("stylesheet", fetched)).toBeLessThan(11_200);
  expect(weightOf("font", fetched)).toBeLessThan(23_200);
});
