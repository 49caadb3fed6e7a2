import type { Page } from "@playwright/test";

/**
 * Our pages sleep until a first sign of somebody. Others wake by themselves, and are left alone meanwhile: a key that is
 * pressed while React 18 hydrates may end that for good.
 */
export async function awake(page: Page, lives?: string) {
  if (lives === undefined) await page.keyboard.press("Shift");
  await page.locator(lives ?? "html[data-alive]").waitFor();
}
