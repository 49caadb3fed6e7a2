import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";

/** At the last step, where one question is open at a time. */
const asksTheRest = "/journey?artStyle=sumi-e-style&subject=A+fox+asleep+under+a+birch";

/** How much of a question that stands open is hidden behind the buttons below it. */
async function hidden(page: Page, question: RegExp) {
  const fold = page.locator("details[open]", { hasText: question });
  const bar = page.getByRole("button", { name: "Generate Image" }).locator("..");
  const [shown, below] = await Promise.all([fold.boundingBox(), bar.boundingBox()]);
  return shown && below ? shown.y + shown.height - below.y : undefined;
}

for (const [viewport, reducedMotion] of [
  [{ width: 1280, height: 720 }, "no-preference"],
  [{ width: 360, height: 780 }, "no-preference"],
  [{ width: 360, height: 780 }, "reduce"],
] as const)
  test(`a question that opens by itself is in view, not only its name: ${viewport.width} wide, motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion });
    await page.goto(asksTheRest);
    await page.getByLabel("Aspect ratio").selectOption("portrait");
    await expect.poll(() => hidden(page, /^Lighting/)).toBeLessThanOrEqual(0);
    await page.getByRole("group", { name: "Lighting" }).getByRole("button").first().click();
    await expect.poll(() => hidden(page, /^Color palette/)).toBeLessThanOrEqual(0);

    // Twelve cards are more than a screen: they begin where there is most room below.
    await page.getByLabel("Color palette").selectOption("muted");
    await expect(page.getByRole("group", { name: "Mood" })).toBeInViewport();
    const mood = page.locator("summary", { hasText: "Mood" });
    await expect.poll(async () => (await mood.boundingBox())?.y).toBeLessThan(180);
    await expect(mood).toBeInViewport({ ratio: 1 });
  });

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 780 },
])
  test(`a walked list is not pushed out by what it opens, which comes once the list is left: ${viewport.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(asksTheRest);
    const ratio = page.getByLabel("Aspect ratio");
    await ratio.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("summary", { hasText: "Lighting" })).toBeInViewport({ ratio: 1 });
    await expect(ratio).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Tab");
    await expect(ratio).toBeHidden();
    await expect.poll(() => hidden(page, /^Lighting/)).toBeLessThanOrEqual(0);
  });
