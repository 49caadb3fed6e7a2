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

/** Google leads to a page of somebody else's, which cuts its window off from ours. */
async function byEmployer(page: Page, email: string) {
  const opened = page.waitForEvent("popup");
  await byGoogle(page).click();
  const popup = await opened;
  await popup.getByLabel("Email").fill(email);
  await popup.getByLabel("Name").fill("Ada Lovelace");
  await popup.getByRole("button", { name: "employer" }).click();
  await expect(popup.getByRole("heading", { name: "Welcome, Ada Lovelace" })).toBeVisible();
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  // The shop thinks that its window is closed.
  await expect(byGoogle(page)).toBeEnabled();
  return popup;
}
const goOn = (popup: Page) => popup.getByRole("button", { name: "Continue" }).click();

test("a sign-in page on the way that cuts the window off keeps nobody out", async ({ page, isMobile }) => {
  await page.goto("/about");
  await toastsStay(page);
  await openModal(page, isMobile, "Login");
  const popup = await byEmployer(page, aPerson().email);
  const closed = popup.waitForEvent("close");
  await goOn(popup);
  await isWelcomed(page);
  await expect(account(page)).toBeVisible();
  await closed;
});

test("of two windows that were cut off the first that comes back is heard, and the other says so", async ({
  page,
  isMobile,
}) => {
  await page.goto("/about");
  await toastsStay(page);
  await openModal(page, isMobile, "Login");
  const first = await byEmployer(page, aPerson().email);
  const second = await byEmployer(page, aPerson().email);
  await goOn(first);
  await isWelcomed(page);
  await goOn(second);
  await expect(second.getByText("log in there once more")).toBeVisible();
  await expect(page.getByText("Welcome Back!")).toHaveCount(0);
});

test("whoever has loaded the shop anew meanwhile is told in Google's window", async ({ page, isMobile }) => {
  await page.goto("/about");
  await openModal(page, isMobile, "Login");
  const opened = page.waitForEvent("popup");
  await byGoogle(page).click();
  const popup = await opened;
  await page.reload();
  await popup.getByLabel("Email").fill(aPerson().email);
  await popup.getByLabel("Name").fill("Ada Lovelace");
  const reported = popup.waitForEvent("pageerror");
  await goOn(popup);
  expect(String(await reported)).toContain("Nobody waits for Google's answer");
  await expect(popup.getByText("log in there once more")).toBeVisible();
  await openModal(page, isMobile, "Login");
  await expect(byGoogle(page)).toBeEnabled();
});

test("a window that the browser blocks is no wait without an end", async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/about");
  await toastsStay(page);
  await openModal(page, isMobile, "Login");
  await byGoogle(page).click();
  await expect(page.getByText("Login with Google failed")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("alert").filter({ hasText: "blocked" })).toBeVisible();
  await expect(byGoogle(page)).toBeEnabled();
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
