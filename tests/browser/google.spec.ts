import type { Page } from "@playwright/test";
import { expect, test, toastsStay } from "./pages.ts";
import { account, aPerson, isWelcomed, logOut, openModal } from "./people.ts";

const byGoogle = (page: Page) => page.getByRole("button", { name: "Log In with Google" });

async function chooseAtGoogle(page: Page, choose: (popup: Page) => Promise<void>) {
  const opened = page.waitForEvent("popup");
  await byGoogle(page).click();
  await choose(await opened);
}

test("somebody says no at Google, comes by way of it, and again with one click", async ({
  page,
  isMobile,
}) => {
  const { email } = aPerson();
  await page.goto("/about");
  await toastsStay(page);
  await openModal(page, isMobile, "Login");
  await chooseAtGoogle(page, (popup) => popup.getByRole("button", { name: "Cancel" }).click());
  await expect(byGoogle(page)).toBeEnabled();
  await expect(account(page)).toHaveCount(0);

  await chooseAtGoogle(page, async (popup) => {
    await popup.getByLabel("Email").fill(email);
    await popup.getByLabel("Name").fill("Ada Lovelace");
    await popup.getByRole("button", { name: "Continue" }).click();
  });
  await isWelcomed(page);
  await expect(account(page)).toBeVisible();
  await logOut(page);
  await openModal(page, isMobile, "Login");
  await chooseAtGoogle(page, (popup) => popup.getByRole("button", { name: email }).click());
  await expect(account(page)).toBeVisible();
});

test.describe("when the shop refuses", () => {
  test.use({ expectedFault: /status of 401/ });

  test("why nobody comes in by way of Google is said at its button", async ({ page, isMobile }) => {
    const error = "Google has not verified your e-mail yet.";
    await page.goto("/about");
    await page.route("**/auth/google-oauth", (route) =>
      route.fulfill({ status: 401, json: { error, code: "not_signed_in" } }),
    );
    await toastsStay(page);
    await openModal(page, isMobile, "Login");
    await chooseAtGoogle(page, async (popup) => {
      await popup.getByLabel("Email").fill(aPerson().email);
      await popup.getByLabel("Name").fill("Ada Lovelace");
      await popup.getByRole("button", { name: "Continue" }).click();
    });
    await expect(page.getByText("Login with Google failed")).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("alert").filter({ hasText: error })).toBeVisible();
    await expect(byGoogle(page)).toBeEnabled();
  });
});
