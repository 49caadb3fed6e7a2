import type { Locator, Page } from "@playwright/test";
import { answerAll } from "./generating.ts";
import { expect, test } from "./pages.ts";

// A drawer that was opened is seen at once, and shuts off the page when it was painted: what is done in between.

const isModal = (dialog: Locator) => dialog.evaluate((it) => it.matches(":modal"));

/** No picture comes, and nobody stops waiting for one (after-paint.ts), however long it takes. */
const noPictureComes = (page: Page) =>
  page.evaluate(() => {
    const later = window.setTimeout;
    const sooner = (act: () => void, delay = 0) => (delay < 2_000 ? later(act, delay) : 0);
    Object.assign(window, { requestAnimationFrame: () => 0, setTimeout: sooner });
  });

test("what is pressed before a drawer was painted finds it as modal as ever", { tag: "@anyWidth" }, async ({
  page,
}) => {
  await page.goto("/about");
  const opener = page.getByRole("banner").getByRole("button", { name: "Cart" });
  const cart = page.getByRole("dialog", { name: "Cart" });
  await opener.focus();
  await noPictureComes(page);
  await page.keyboard.press("Enter");
  await expect(cart).toHaveAttribute("open");
  expect(await isModal(cart)).toBe(false);
  await page.keyboard.press("Tab");
  expect(await isModal(cart)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(cart).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(cart).toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(cart).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a drawer that is opened again in the moment of its closing stays open", { tag: "@anyWidth" }, async ({
  page,
}) => {
  await page.goto("/about");
  const cart = page.getByRole("dialog", { name: "Cart" });
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).press("Enter");
  await expect.poll(() => isModal(cart)).toBe(true);
  // The platform says first that it will close it, and a moment after it has done so that it has.
  await cart.evaluate((drawer: HTMLDialogElement) => {
    drawer.addEventListener(
      "cancel",
      () => setTimeout(() => document.querySelector<HTMLElement>("header [data-opens=cart]")?.click()),
      { once: true },
    );
    drawer.requestClose();
  });
  await expect(cart).toHaveAttribute("open");
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(cart).toHaveAttribute("open");
});

test("a drawer that a press beside it has closed before it was painted is opened by the very next press", {
  tag: "@anyWidth",
}, async ({ page, isMobile }) => {
  await page.goto("/about");
  const cart = page.getByRole("dialog", { name: "Cart" });
  const [press] = await holdPictures(page, isMobile);
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).press("Enter");
  await expect(cart).toHaveAttribute("open");
  await cart.evaluate((drawer: HTMLDialogElement) =>
    new MutationObserver((_, watcher) => {
      if (drawer.open) return;
      watcher.disconnect();
      document.querySelector<HTMLElement>("header [data-opens=cart]")?.click();
    }).observe(drawer, { attributeFilter: ["open"] }),
  );
  await press?.();
  await page.keyboard.press("Tab");
  await expect.poll(() => isModal(cart)).toBe(true);
});

/** No picture comes, and what lies on the page is a way elsewhere, all of it: its left is pressed. */
async function holdPictures(page: Page, isMobile: boolean) {
  await page.setViewportSize({ width: 640, height: 780 });
  await page.evaluate(() => {
    const way = Object.assign(document.createElement("a"), { href: "/contact", textContent: "Elsewhere" });
    way.style.cssText = "position: fixed; inset: 0; z-index: 3";
    document.getElementById("main")?.append(way);
  });
  await noPictureComes(page);
  const { mouse, touchscreen } = page;
  if (isMobile) return [() => touchscreen.tap(4, 400)];
  await mouse.move(4, 400);
  // With and without a move just before, which is a sign as well.
  return [() => mouse.down().then(() => mouse.up()), () => mouse.click(4, 400)];
}

test("a press beside a drawer that was not painted yet closes it, and presses nothing behind it", async ({
  page,
  isMobile,
}) => {
  await page.goto("/about");
  const opener = page.getByRole("banner").getByRole("button", { name: "Cart" });
  const cart = page.getByRole("dialog", { name: "Cart" });
  const presses = await holdPictures(page, isMobile);
  for (const press of presses) {
    await opener.press("Enter");
    await expect(cart).toHaveAttribute("open");
    expect(await isModal(cart)).toBe(false);
    await press();
    await expect(cart).toBeHidden();
    await expect(opener).toBeFocused();
  }
  // The next press is the page's own.
  await presses[0]?.();
  await expect(page).toHaveURL("/contact");
});

test("a press beside what is closed on purpose only leaves it open, with the focus in there", async ({
  page,
  isMobile,
}) => {
  await page.route("**/images/text-to-image", () => {});
  await answerAll(page, "A lantern on a boat");
  const [press] = await holdPictures(page, isMobile);
  await page.getByRole("button", { name: "Generate Image" }).press("Enter");
  const waiting = page.getByRole("dialog", { name: "Your pictures are being made" });
  await expect(waiting).toHaveAttribute("open");
  expect(await isModal(waiting)).toBe(false);
  await press?.();
  await expect.poll(() => isModal(waiting)).toBe(true);
  expect(await waiting.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await expect(page).toHaveURL(/journey/);
});
