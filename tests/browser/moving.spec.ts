import { expect, test } from "./pages.ts";

test("the FAQ link goes to the questions, with air above them, also from the same page", async ({ page }) => {
  await page.goto("/contact");
  const link = page.getByRole("link", { name: "FAQ" });
  const questions = page.locator("#faq");
  for (let time = 0; time < 2; time++) {
    await link.click();
    await expect(page).toHaveURL("/about#faq");
    // As far below the top as there is page left to scroll.
    await expect(async () => {
      const { top, least } = await questions.evaluate((part) => ({
        top: part.getBoundingClientRect().top,
        least: 100 - 2,
      }));
      const atEnd = await page.evaluate(
        () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2,
      );
      expect(top).toBeGreaterThanOrEqual(least);
      expect(top < 102 || atEnd).toBe(true);
    }).toPass();
  }
});

test("a drawer is pulled away by its head: far enough or fast enough", async ({ page }) => {
  await page.goto("/about");
  const cart = page.getByRole("dialog", { name: "Cart" });
  const opened = async () => {
    await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
    await expect(cart).toBeVisible();
    // Its way in takes half a second.
    await expect.poll(() => cart.evaluate((drawer) => drawer.getAnimations().length)).toBe(0);
    const { x, y, width } = (await cart
      .getByRole("heading", { name: "Cart", exact: true })
      .boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
    };
    return { x: x + width / 2, y: y + 8, length: await cart.evaluate((drawer) => drawer.clientWidth) };
  };
  /** In slow steps, each as late as the browser draws. */
  const pull = async (from: { x: number; y: number }, by: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let step = 1; step <= 30; step++) {
      await page.mouse.move(from.x + (by * step) / 30, from.y);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    }
    await page.mouse.up();
  };

  const first = await opened();
  await pull(first, first.length * 0.15);
  await expect(cart).toBeVisible();
  await expect
    .poll(() => cart.evaluate((drawer) => getComputedStyle(drawer).translate))
    .toMatch(/^(none|0px)/);

  // What is selected would be pulled in its place.
  await page.mouse.dblclick(first.x, first.y);
  await pull(first, Math.min(first.length * 0.4, (page.viewportSize()?.width ?? 0) - first.x - 2));
  await expect(cart).toBeHidden();

  const again = await opened();
  await page.mouse.move(again.x, again.y);
  const { mouse } = page;
  // None is waited for: on a busy machine a hand would not be fast.
  await Promise.all([mouse.down(), mouse.move(again.x + again.length * 0.2, again.y), mouse.up()]);
  await expect(cart).toBeHidden();
});
