import type { Locator } from "@playwright/test";
import { expect, test, toastsStay } from "./pages.ts";
import { aPerson, aStranger, openModal, signUp, tryToLogIn } from "./people.ts";

test.use({ expectedFault: /status of (?:401|502)|ERR_FAILED/ });

test("a toast over a modal is heard in there, waits under the pointer, and closes itself alone", async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/about");
  await toastsStay(page);
  const modal = await tryToLogIn(page, isMobile, aStranger);
  const toast = page.locator(".Toastify__toast", { hasText: "Login Failed" });
  // What closes it is seen in the dark, and large enough to be met.
  const close = modal.locator(toast).getByRole("button", { name: "close" });
  await expect(close).toHaveCSS("opacity", "1");
  const ink = await modal.evaluate((dialog) => getComputedStyle(dialog).color);
  await expect(close).toHaveCSS("color", ink);
  const { width = 0, height = 0 } = (await close.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await close.press("Shift");
  await expect(close).toHaveCSS("outline-style", "solid");
  await page.emulateMedia({ colorScheme: "light" });
  await modal.getByLabel("Email").focus();
  await toast.hover();
  const bar = toast.locator("[class*=progress-bar]").last();
  await expect.poll(() => bar.evaluate((it) => it.style.animationPlayState)).toBe("paused");
  await expect(modal.locator(toast)).toBeVisible();
  await toast.getByRole("button", { name: "close" }).click();
  await expect(toast).toHaveCount(0);
  await expect(modal.getByLabel("Email")).toHaveValue(aStranger.email);
  await expect(modal.getByLabel("Email")).toBeFocused();

  // It outlives the modal, and is in the next one, for no longer than if it had stayed where it was.
  await modal.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(modal.locator(toast)).toBeInViewport();
  await modal.getByLabel("Password").focus();
  await toast.getByRole("button", { name: "close" }).press("Enter");
  await expect(toast).toHaveCount(0);
  await expect(modal.getByLabel("Password")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(modal.locator(toast)).toBeInViewport();
  const gone = (to?: number) =>
    bar.evaluate((it, to) => {
      const [clock] = it.getAnimations();
      if (clock && to) clock.currentTime = to;
      return clock?.currentTime;
    }, to);
  expect(await gone(1_000)).toBe(1_000);
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(toast).toBeInViewport();
  await expect.poll(() => gone()).toBe(1_000);
  await openModal(page, isMobile, "Sign Up");
  const next = page.getByRole("dialog", { name: "Create your account" });
  await expect(next.locator(toast)).toBeInViewport();
  await expect.poll(() => gone()).toBe(1_000);
  await toast.click();
  await expect(toast).toHaveCount(0);
  await expect(next).toBeVisible();
});

const top = async (it: Locator) => (await it.boundingBox())?.y ?? 0;
const bottom = async (it: Locator) => (await top(it)) + ((await it.boundingBox())?.height ?? 0);

test("on a narrow screen a toast leaves the header free, and a refusal stands at what is sent", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await toastsStay(page);
  const modal = await tryToLogIn(page, true, aStranger);
  await expect(modal.locator(".Toastify__toast")).toBeInViewport();
  expect(await top(modal.locator(".Toastify__toast"))).toBeGreaterThanOrEqual(
    await bottom(page.locator("header").first()),
  );
  const [refusal, press] = [
    modal.locator("form > [role=alert]").filter({ hasText: /\w/ }),
    modal.getByRole("button", { name: "Log In", exact: true }),
  ];
  expect(await bottom(refusal)).toBeLessThanOrEqual(await top(press));
});

test("a login that fails is told in the shop's words, and without any in the specification's", async ({
  page,
  isMobile,
}) => {
  await page.goto("/about");
  await toastsStay(page);
  const failing = "**/api/v1/auth/login";
  await page.route(failing, (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
  const modal = await tryToLogIn(page, isMobile, aStranger);
  await expect(page.getByText("Login Failed: Internal Server Error")).toBeInViewport();
  const again = modal.getByRole("button", { name: "Log In", exact: true });
  await page.unroute(failing);
  await page.route(failing, (route) => route.fulfill({ status: 401, json: { error: "Not today." } }));
  await again.click();
  await expect(page.getByText("Login Failed: Not today.")).toBeInViewport();
  await page.unroute(failing);
  await page.route(failing, (route) => route.abort());
  await again.click();
  await expect(page.getByText(/^Login Failed: The shop cannot be reached/)).toBeInViewport();
});

test("a toast leaves free what is said below the header", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  await signUp(page, false, aPerson());
  const note = page.getByRole("region", { name: "Check your inbox" });
  const toast = page.locator(".Toastify__toast");
  for (const width of [1280, 360])
    await test.step(`${width} pixels wide`, async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await top(toast)) - (await bottom(note))).toBeGreaterThan(0);
      // It stays on the screen of who reads on.
      await page.evaluate(() => scrollTo(0, 600));
      await expect(toast).toBeInViewport({ ratio: 1 });
    });
});
