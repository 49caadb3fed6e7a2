import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";

const wall = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = "rgb(251, 249, 245)";
const DARK = "rgb(22, 19, 16)";

test("the shop is light or dark as the device is, until somebody chooses", async ({ page }) => {
  await page.goto("/about");
  expect(await wall(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await wall(page)).toBe(DARK);
  const themes = page.getByRole("group", { name: "Theme" });
  await expect(themes.getByRole("radio", { name: "As my device" })).toBeChecked();
  await themes.getByRole("radio", { name: "As my device" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(themes.getByRole("radio", { name: "Light" })).toBeChecked();
  expect(await wall(page)).toBe(LIGHT);
  await page.goto("/contact");
  expect(await wall(page)).toBe(LIGHT);
  await expect(themes.getByRole("radio", { name: "Light" })).toBeChecked();
  await themes.getByRole("radio", { name: "As my device" }).check();
  expect(await wall(page)).toBe(DARK);
});

test.describe("before any of the site's code has come", () => {
  test.use({ expectedFault: /ERR_FAILED/ });

  test("the chosen theme is on: nothing flashes", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator("html").getAttribute("data-alive")).toBeNull();
    expect(await wall(page)).toBe(DARK);
    await page.emulateMedia({ media: "print" });
    expect(await wall(page)).toBe(LIGHT);
  });
});
