import { expect, test, toastsStay } from "./pages.ts";
import { aStranger, tryToLogIn } from "./people.ts";

test.use({ expectedFault: /status of 401/ });

test("what failed is said where the browser has no layer for it, and where nothing may move", async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ["any", "timeout"]) Reflect.deleteProperty(AbortSignal, name);
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  await toastsStay(page);
  const modal = await tryToLogIn(page, isMobile, aStranger);
  // Also for who wants less to move it stands as long as anybody needs to read it.
  const bar = page.locator("[class*=progress-bar]").last();
  await expect.poll(() => bar.evaluate((it) => getComputedStyle(it).animationDuration)).toBe("1.5s");
  await expect(page.getByText("Login Failed: The e-mail or the password is not right.")).toBeInViewport();
  await expect(modal.locator("form").getByRole("alert")).toHaveText(/\w/);
});
