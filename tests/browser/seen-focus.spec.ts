import type { Page } from "@playwright/test";
import { atTheProduct, generate } from "./generating.ts";
import { expect, test } from "./pages.ts";

// Bars stand at the upper and at the lower edge: what the keyboard comes to is to be seen between them.

test.use({ viewport: { width: 360, height: 780 } });

/** Runs in the page: the name of what has the focus, if something else lies on its upper or its lower end. */
function covered() {
  const focused = document.activeElement;
  if (!focused?.closest("main")) return undefined;
  const { left, top, width, height, bottom } = focused.getBoundingClientRect();
  const isOver = (y: number) => {
    const seen = document.elementFromPoint(left + width / 2, y);
    return !(seen && (focused.contains(seen) || seen.contains(focused)));
  };
  // A room is larger than the wall that it is seen through.
  const isCovered = isOver(top + height / 8) || isOver(bottom - height / 8);
  return isCovered ? `${focused.tagName} ${focused.textContent}`.slice(0, 30) : undefined;
}

/** All that Tab comes to in the page, down and up again. */
async function walked(page: Page) {
  const found: string[] = [];
  const count = await page.locator("main :is(a, button, input, select, textarea)").count();
  await page.getByRole("main").focus();
  for (const key of ["Tab", "Shift+Tab"])
    for (let n = 0; n < count; n++) {
      await page.keyboard.press(key);
      const name = await page.evaluate(covered);
      if (name !== undefined) found.push(`${key}: ${name}`);
    }
  return found;
}

test("no bar lies on what the keyboard comes to, on the way to a print", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/journey");
  await expect(page.getByRole("button", { name: "Steampunk" })).toBeVisible();
  expect(await walked(page)).toEqual([]);
  await generate(page, "A lantern on a jetty at night");
  expect(await walked(page)).toEqual([]);
  await atTheProduct(page, "A lantern on a jetty at night");
  expect(await walked(page)).toEqual([]);
});
