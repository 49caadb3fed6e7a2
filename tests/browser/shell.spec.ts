import { cartByEnter, expect, test } from "./pages.ts";
import { openModal } from "./people.ts";

test("the cart opens as a drawer, is empty, and leads to the products", { tag: "@anyWidth" }, async ({
  page,
}) => {
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

test("the footer is hidden where nobody should be led away", { tag: "@anyWidth" }, async ({ page }) => {
  await page.goto("/journey");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.goto("/about");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("who skips to the content of a step stays at that step", { tag: "@anyWidth" }, async ({ page }) => {
  await page.goto("/journey");
  await page.getByRole("button", { name: "Sumi-e" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  const step = page.getByRole("heading", { level: 1, name: "Subject Details" });
  await expect(step).toBeVisible();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(step).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Style Selection" })).toBeVisible();
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
