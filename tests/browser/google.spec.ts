import type { Page } from "@playwright/test";
import { expect, test, toastsStay } from "./pages.ts";
import { account, aPerson, isWelcomed, logOut, openModal } from "./people.ts";

async function chooseAtGoogle(
  page: Page,
  isMobile: boolean,
  button: RegExp,
  choose: (popup: Page) => Promise<void>,
) {
  await openModal(page, isMobile, "Login");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: button }).click();
  await choose(await opened);
}

test("somebody comes by way of Google, and again with one click", async ({ page, isMobile }) => {
  const { email } = aPerson();
  await page.goto("/about");
  await toastsStay(page);
  await chooseAtGoogle(page, isMobile, /Log In with Google/, async (popup) => {
    await popup.getByLabel("Email").fill(email);
    await popup.getByLabel("Name").fill("Ada Lovelace");
    await popup.getByRole("button", { name: "Continue" }).click();
  });
  await isWelcomed(page);
  await expect(account(page)).toBeVisible();
  await logOut(page);
  await chooseAtGoogle(page, isMobile, /Log In with Google/, (popup) =>
    popup.getByRole("button", { name: email }).click(),
  );
  await expect(account(page)).toBeVisible();
});

test("whoever says no at Google is a visitor still, and can try again", async ({ page, isMobile }) => {
  await page.goto("/about");
  await chooseAtGoogle(page, isMobile, /Log In with Google/, (popup) =>
    popup.getByRole("button", { name: "Cancel" }).click(),
  );
  await expect(page.getByRole("button", { name: "Log In with Google" })).toBeEnabled();
  await expect(account(page)).toHaveCount(0);
});
