import type { Locator, Page } from "@playwright/test";
import { answerAll } from "./generating.ts";
import { cartByEnter, expect, test } from "./pages.ts";
import { openModal } from "./people.ts";

const isModal = (dialog: Locator) => dialog.evaluate((it) => it.matches(":modal"));

/** No picture comes, however long it takes. */
const noPictureComes = (page: Page) =>
  page.evaluate(() => {
    const later = window.setTimeout;
    const sooner = (act: () => void, delay = 0) => (delay < 2_000 ? later(act, delay) : 0);
    Object.assign(window, { requestAnimationFrame: () => 0, setTimeout: sooner });
  });

test("the cart opens as a drawer, is empty, and leads to the products", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await expect(cart.getByText("Your cart is empty")).toBeVisible();
  await cart.getByRole("button", { name: "Browse Products" }).click();
  await expect(page).toHaveURL("/products/artpaper");
  await expect(cart).toBeHidden();
});

test("a drawer keeps the keyboard inside, closes on Escape and gives the focus back", {
  tag: "@anyWidth",
}, async ({ page }) => {
  await page.goto("/about");
  const { opener, cart } = await cartByEnter(page);
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== null && focused !== document.body && focused.closest("dialog") === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(cart).toBeHidden();
  await expect(opener).toBeFocused();
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

test("the menu leads everywhere on a phone, the header on a desktop", async ({ page, isMobile }) => {
  await page.goto("/");
  const from = isMobile ? page.getByRole("dialog") : page.getByRole("navigation", { name: "Main" });
  if (isMobile) {
    await page.getByRole("button", { name: "Menu" }).click();
    // Who is at home already is led there all the same: what lies over it goes.
    await from.getByRole("link", { name: "Wallflower, home" }).click();
    await expect(from).toHaveCount(0);
    await page.getByRole("button", { name: "Menu" }).click();
  }
  await from.getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL("/your-creations");
});

test("the footer is hidden where nobody should be led away", async ({ page }) => {
  await page.goto("/journey");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.goto("/about");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("the keyboard can skip to the content", { tag: "@anyWidth" }, async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  // On the way up nothing that has the focus hides below the header.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  const passed: string[] = [];
  const hidden: string[] = [];
  for (let place = ""; place !== "header"; passed.push(place)) {
    await page.keyboard.press("Shift+Tab");
    const at = await page.evaluate(() => {
      const header = document.querySelector("header");
      const focused = document.activeElement;
      const [bottom, top] = [header?.getBoundingClientRect().bottom, focused?.getBoundingClientRect().top];
      return header?.contains(focused)
        ? { place: "header", isHidden: false }
        : { place: focused?.textContent ?? "", isHidden: (top ?? 0) < (bottom ?? 0) };
    });
    place = at.place;
    if (at.isHidden) hidden.push(place);
  }
  expect(passed.length).toBeGreaterThan(10);
  expect(hidden).toEqual([]);
});

test("a press for the login is seen before its code is asked for", { tag: "@anyWidth" }, async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Shift");
  await page.locator("html[data-alive]").waitFor();
  const login = page.getByRole("banner").getByRole("button", { name: "Login" });
  await login.evaluate((button) => {
    const { head, documentElement: html } = document;
    const before = head.childElementCount;
    const painted = () => {
      html.dataset.askedFor = String(head.childElementCount - before);
    };
    button.addEventListener("click", () => requestAnimationFrame(painted), { once: true });
  });
  const asked = page.waitForRequest(/LoginModal/);
  await login.click();
  await asked;
  await expect(page.locator("html")).toHaveAttribute("data-asked-for", "0");
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible();
});

test("a modal goes with the page that it was opened on", { tag: "@anyWidth" }, async ({ page, isMobile }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL("/terms-of-service");
  await openModal(page, isMobile, "Login");
  const modal = page.getByRole("dialog", { name: "Welcome back to Wallflower" });
  await expect(modal).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(modal).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL("/terms-of-service");
  await expect(modal).toBeHidden();
});

test("a modal that is opened while the next page is on its way belongs to that", {
  tag: "@anyWidth",
}, async ({ page, isMobile }) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.goto("/about");
  await page.route("**/assets/TermsOfService-*.js", async (route) => {
    await coming;
    await route.fallback();
  });
  await page.getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL("/terms-of-service");
  await openModal(page, isMobile, "Login");
  const modal = page.getByRole("dialog", { name: "Welcome back to Wallflower" });
  await expect(modal).toBeVisible();
  come();
  await expect(page).toHaveTitle(/Terms of Service/);
  await expect(modal).toBeVisible();
});
