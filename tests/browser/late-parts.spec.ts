import type { Route } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { account, anAccount, aStranger, logIn, openModal, tryToLogIn } from "./people.ts";

test.use({ expectedFault: /ERR_FAILED|status of 401/ });

test.describe("a page that may never be alive", () => {
  test.use({ wakes: false });

  test("a site that does not come at all is told on its empty page, and can be asked for again", async ({
    page,
  }) => {
    await page.route("**/assets/index-*.js", (route) => route.abort());
    await page.goto("/account");
    await expect(page.getByRole("alert")).toContainText("The shop does not answer.");
    await page.unroute("**/assets/index-*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  });

  test("a screen that comes slowly leaves no empty page: the way to the others is there", async ({
    page,
  }) => {
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
    await page.route("**/assets/Account-*.js", async (route) => {
      await come;
      await route.continue();
    });
    await page.goto("/account");
    await expect(page.getByText("Loading the page...")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Products" })).toBeVisible();
    letCome();
    await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  });
});

for (const [how, meet] of Object.entries({
  fails: (route: Route) => route.abort(),
  "never comes": () => {},
}))
  test(`a toast whose sheet ${how} is said all the same`, async ({ page, isMobile }) => {
    await page.route("**/assets/ReactToastify-*.css", meet);
    await page.goto("/about");
    await tryToLogIn(page, isMobile, aStranger);
    // All of it: what has no width is in a window whose edge it touches.
    await expect(page.getByText(/^Login Failed: /)).toBeInViewport({ ratio: 0.9 });
  });

test("a toast whose code does not come is said plainly, and nothing that was written goes for it", async ({
  page,
  isMobile,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Message").fill("Is it glass?");
  await page.route("**/assets/Toasts-*.js", (route) => route.abort());
  const modal = await tryToLogIn(page, isMobile, aStranger);
  await expect(modal.getByText(/^Login Failed: /)).toBeInViewport({ ratio: 0.9 });
  await expect(modal.getByLabel("Email")).toHaveValue(aStranger.email);
  await expect(page.getByLabel("Message")).toHaveValue("Is it glass?");

  // The next one asks for it again.
  await page.unroute("**/assets/Toasts-*.js");
  await modal.getByLabel("Password").press("Enter");
  await expect(page.locator(".Toastify__toast")).toContainText("Login Failed: ");
});

for (const file of ["LoginModal", "MailAgain"])
  test(`a modal is asked for again where ${file} did not come, and nothing that was written goes for it`, async ({
    page,
    isMobile,
  }) => {
    await page.goto("/contact");
    await page.getByLabel("Message").fill("Is it glass?");
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await openModal(page, isMobile, "Login");
    const failure = page.getByRole("dialog", { name: "Wallflower" });
    await expect(failure).toContainText("A part of this page did not come.");
    await failure.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(failure).toContainText("Loading chunk accounts failed");
    await page.unroute(`**/assets/${file}-*.js`);
    await failure.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Welcome back to Wallflower" })).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Is it glass?");
  });

test("a modal that did not come is asked for again by whoever opens it again", async ({ page, isMobile }) => {
  await page.goto("/contact");
  await page.getByLabel("Message").fill("Is it glass?");
  await page.route("**/assets/LoginModal-*.js", (route) => route.abort());
  await openModal(page, isMobile, "Login");
  await expect(page.getByRole("dialog", { name: "Wallflower" })).toContainText("Something went wrong");
  await page.unroute("**/assets/LoginModal-*.js");
  await page.keyboard.press("Escape");
  await openModal(page, isMobile, "Login");
  await expect(page.getByRole("dialog", { name: "Welcome back to Wallflower" })).toBeVisible();
});

test("the menu of an account that did not come takes no page with it, and comes on the next", async ({
  page,
  request,
  isMobile,
}) => {
  const person = await anAccount(request);
  await page.goto("/contact");
  await page.getByLabel("Message").fill("Is it glass?");
  await page.route("**/assets/AccountMenu-*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await logIn(page, isMobile, person);
  await failed;
  await expect(page.getByLabel("Message")).toHaveValue("Is it glass?");
  await page.unroute("**/assets/AccountMenu-*.js");
  await page.getByRole("link", { name: "Terms of Service" }).click();
  await expect(account(page)).toBeVisible();
});
