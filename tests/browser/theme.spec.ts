import type { Page } from "@playwright/test";
import sharp from "sharp";
import { alive } from "./asleep.ts";
import { expect, test } from "./pages.ts";

const hasWall = (page: Page, color: string) =>
  expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
    .toBe(color);
const LIGHT = "rgb(251, 249, 245)";
const DARK = "rgb(22, 19, 16)";

test("the shop is light or dark as the device is, until somebody chooses", async ({ page, context }) => {
  await page.goto("/about");
  await hasWall(page, LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  await hasWall(page, DARK);
  const themes = page.getByRole("group", { name: "Theme" });
  await expect(themes.getByRole("radio", { name: "As my device" })).toBeChecked();
  await themes.getByRole("radio", { name: "As my device" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(themes.getByRole("radio", { name: "Light" })).toBeChecked();
  await hasWall(page, LIGHT);
  await page.goto("/contact");
  await hasWall(page, LIGHT);
  await expect(themes.getByRole("radio", { name: "Light" })).toBeChecked();
  // In the next window somebody chooses otherwise: this one follows.
  const other = await context.newPage();
  await other.goto("/about");
  await other.keyboard.press("Shift");
  await other.locator("html[data-alive]").waitFor();
  await other.getByRole("radio", { name: "As my device" }).check();
  await expect(themes.getByRole("radio", { name: "As my device" })).toBeChecked();
  await other.close();
  await hasWall(page, DARK);
});

test.describe("on a page that sleeps", () => {
  test.use({ wakes: false });

  test("a theme that is chosen in another window is on at once, and when it wakes", async ({
    page,
    context,
  }) => {
    await page.goto("/about");
    const other = await context.newPage();
    await other.goto("/about");
    await other.getByRole("radio", { name: "Dark" }).check();
    await hasWall(other, DARK);
    await other.close();
    await hasWall(page, DARK);
    expect(await page.locator("html").getAttribute("data-alive")).toBeNull();
    await page.keyboard.press("Shift");
    await alive(page);
    await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
    await hasWall(page, DARK);
  });
});

for (const wakes of [false, true])
  test.describe(`on a page that was kept for the way back, and ${wakes ? "lived" : "slept"}`, () => {
    test.use({ wakes });

    test("a theme that was chosen on a later one is on", async ({ page }) => {
      await page.goto("/about");
      await hasWall(page, LIGHT);
      // Chromium without a window keeps none: as it would be.
      await page.evaluate(() => {
        localStorage.setItem("theme", "dark");
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      });
      await hasWall(page, DARK);
      if (wakes) await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
    });
  });

/** How bright what is shown there is, from 0 to 255. */
async function brightnessOf(page: Page, selector: string) {
  const shown = page.locator(selector).first();
  await shown.scrollIntoViewIfNeeded();
  const { channels } = await sharp(await shown.screenshot())
    .greyscale()
    .stats();
  return channels[0]?.mean ?? 0;
}

for (const [path, selectors] of [
  ["/", ["main section > :first-child"]],
  ["/about", ["main :has(> picture)"]],
  ["/products", ["main :has(> picture)"]],
  ["/products/artpaper", ['main button[aria-label$="look closer"]', 'main [aria-label="Frame"] button span']],
] as const)
  test(`a wall on ${path} is bright by day, and does not glare in the dark`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const byDay: Record<string, number> = {};
    for (const selector of selectors) {
      byDay[selector] = await brightnessOf(page, selector);
      expect(byDay[selector], selector).toBeGreaterThan(150);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    // What hangs there is as bright as ever.
    for (const [selector, before] of Object.entries(byDay))
      expect(await brightnessOf(page, selector), selector).toBeLessThan(0.8 * before);
  });

test.describe("before any of the site's code has come", () => {
  test.use({ expectedFault: /ERR_FAILED/ });

  test("the chosen theme is on: nothing flashes", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("radio", { name: "Dark" }).check();
    await hasWall(page, DARK);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator("html").getAttribute("data-alive")).toBeNull();
    await hasWall(page, DARK);
    await page.emulateMedia({ media: "print" });
    await hasWall(page, LIGHT);
  });
});
