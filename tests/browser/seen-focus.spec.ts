import type { Page } from "@playwright/test";
import { atTheProduct, generate } from "./generating.ts";
import { expect, test } from "./pages.ts";

// Bars stand at the upper and at the lower edge: what the keyboard comes to is to be seen between them.

test.use({ viewport: { width: 360, height: 780 } });

/** Runs in the page: what has the focus there, and whether something else lies on its upper or its lower end. */
function focused() {
  const found = document.activeElement;
  if (!found?.closest("main")) return undefined;
  const { left, top, width, height, bottom } = found.getBoundingClientRect();
  const isOver = (y: number) => {
    const seen = document.elementFromPoint(left + width / 2, y);
    return !(seen && (found.contains(seen) || seen.contains(found)));
  };
  return {
    name: `${found.tagName} ${found.textContent}`.slice(0, 30),
    // A room is larger than the wall that it is seen through.
    isCovered: isOver(top + height / 8) || isOver(bottom - height / 8),
  };
}

/** What is covered of all that Tab comes to in the page, down and up again. */
async function covered(page: Page) {
  const found: string[] = [];
  const count = await page.locator("main :is(a, button, input, select, textarea)").count();
  await page.getByRole("main").focus();
  for (const key of ["Tab", "Shift+Tab"]) {
    let looked = 0;
    for (let n = 0; n < count; n++) {
      await page.keyboard.press(key);
      const at = await page.evaluate(focused);
      if (at) looked++;
      if (at?.isCovered) found.push(`${key}: ${at.name}`);
    }
    // Few controls cannot be pressed yet, and Tab passes them by.
    expect(looked, `of ${count}, by ${key}`).toBeGreaterThan(count / 2);
  }
  return found;
}

/** Runs in the page: how often on the way to its end something lies on the header. */
function headerCovered() {
  let times = 0;
  for (let y = 0; y < document.documentElement.scrollHeight; y += 40) {
    scrollTo({ top: y, behavior: "instant" });
    if (!document.elementFromPoint(innerWidth / 2, 20)?.closest("header")) times++;
  }
  return times;
}

test("the skip link is seen where it gets the focus", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  const isOnTop = (link: Element) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === link;
  };
  expect(await skip.evaluate(isOnTop)).toBe(true);
});

test("no bar lies on what the keyboard comes to, on the way to a print", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/journey");
  await expect(page.getByRole("button", { name: "Steampunk" })).toBeVisible();
  expect(await covered(page)).toEqual([]);
  await generate(page, "A lantern on a jetty at night");
  expect(await covered(page)).toEqual([]);
  await atTheProduct(page, "A lantern on a jetty at night");
  expect(await covered(page)).toEqual([]);
  expect(await page.evaluate(headerCovered)).toBe(0);
});
