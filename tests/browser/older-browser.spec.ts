import { expect, test } from "./pages.ts";

test.use({ expectedFault: /status of 401/ });

test("what failed is said where the browser has no layer for it", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.goto("/about");
  await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
  const modal = page.getByRole("dialog");
  await modal.getByLabel("Email").fill("nobody@example.com");
  await modal.getByLabel("Password").fill("correct horse");
  await modal.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByText(/^Login Failed: /)).toBeInViewport();
  await expect(modal.getByRole("alert")).toHaveText(/\w/);
});
