import { nothing } from "../../web/src/store.ts";
import { adopt, expect, TOASTS_STAY, test, toastsStay } from "./pages.ts";
import {
  account,
  anAccount,
  aPerson,
  comeSignedIn,
  isWelcomed,
  logIn,
  logOut,
  mailedLink,
  openModal,
  signUp,
  verify,
} from "./people.ts";

test("somebody signs up, verifies by mail, is led away from visitors' pages, logs out and in again", async ({
  page,
  request,
  isMobile,
}) => {
  const person = aPerson();
  await page.goto("/about");
  await signUp(page, isMobile, person);
  await page.goto(await mailedLink(request, person, /./));
  await expect(page.getByText(`This link was mailed to ${person.email}.`)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("region", { name: "Check your inbox" })).toHaveCount(0);
  await toastsStay(page);
  await page.getByRole("button", { name: "Verify Email" }).click();
  await isWelcomed(page);
  await expect(page).toHaveURL("/about");
  await page.reload();
  await expect(account(page)).toBeVisible();

  // They were led back to where they signed up, and that was that: from now on the way leads home.
  await page.addInitScript(adopt, TOASTS_STAY);
  await page.goto("/verify-email?emailToken=anything");
  await expect(page).toHaveURL("/");
  await expect(page.getByText("You are logged in already. Log out to open this link.")).toBeVisible();
  await page.goto("/products/preview/artpaper");
  await expect(page).toHaveURL("/products/artpaper");
  await logOut(page);

  await logIn(page, isMobile, person);
  await isWelcomed(page);
  await expect(account(page)).toBeVisible();
});

test("logging out in one tab logs out the other", async ({ page, context }) => {
  await comeSignedIn(page, "/about");
  const other = await context.newPage();
  await other.goto("/about");
  await expect(account(other)).toBeVisible();
  await logOut(page);
  await expect(account(other)).toHaveCount(0);
});

test.describe("when the shop refuses", () => {
  test.use({ expectedFault: /status of 40[134]/ });

  test("who has not opened the mail yet is told where it went, and can have it again", async ({
    page,
    request,
    isMobile,
  }) => {
    const person = aPerson();
    await page.goto("/about");
    await signUp(page, isMobile, person);
    const inbox = page.getByRole("region", { name: "Check your inbox" });
    await expect(inbox).toContainText(`is on its way to ${person.email}.`);
    await page.goto("/about");
    await inbox.getByRole("button", { name: "Send the mail again" }).focus();
    await page.keyboard.press("Enter");
    await expect(inbox.getByText("It is on its way once more.")).toBeVisible();
    await inbox.getByRole("button", { name: "Another address" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Create your account" })).toBeVisible();
    await page.keyboard.press("Escape");

    await openModal(page, isMobile, "Login");
    const modal = page.getByRole("dialog", { name: "Welcome back to Wallflower" });
    await modal.getByLabel("Email").fill(person.email);
    await modal.getByLabel("Password").fill(person.password);
    await page.keyboard.press("Enter");
    const form = modal.locator("form");
    await expect(form.getByText("Please open the mail that we sent you first")).toBeVisible();
    await modal.getByRole("button", { name: "Send the mail again" }).press("Enter");
    await expect(modal.getByText("It is on its way once more.")).toBeVisible();
    await page.keyboard.press("Escape");

    await verify(page, request, person);
    await expect(account(page)).toBeVisible();
    await expect(inbox).toHaveCount(0);
  });

  test("a wrong password is said, and nothing typed is lost", async ({ page, isMobile }) => {
    await page.goto("/about");
    await page.route("**/auth/providers", (route) =>
      route.fulfill({ status: 404, json: { error: "No.", code: "not_found" } }),
    );
    await openModal(page, isMobile, "Login");
    // Whether it is offered could not be heard: whoever wants it asks again.
    await expect(page.getByRole("button", { name: "Log In with Google" })).toBeEnabled();
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password").fill("wrong");
    await toastsStay(page);
    await page.getByRole("button", { name: "Log In", exact: true }).click();
    const said = "Login Failed: The e-mail or the password is not right.";
    await expect(page.locator(".Toastify__toast", { hasText: said })).toHaveCSS("display", "flex");
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
  });

  test("a session that is no longer valid is forgotten", async ({ page, isMobile }) => {
    const person = await comeSignedIn(page, "/about");
    await page.route("**/api/v1/auth/authenticate", (route) =>
      route.fulfill({ status: 403, json: { error: "No longer valid.", code: "invalid_credentials" } }),
    );
    await page.reload();
    await expect(account(page)).toHaveCount(0);
    // A page that sleeps shows nobody's name either: what counts is what the browser still keeps.
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "{}"));
    await expect.poll(kept).toEqual({ state: { ...nothing, sessionEnded: "registered" }, version: 1 });

    // What is refused to the visitor of before ends nobody's session.
    await page.unroute("**/api/v1/auth/authenticate");
    const { promise: signedIn, resolve: hasSignedIn } = Promise.withResolvers<void>();
    await page.route("**/auth/providers", async (route) => {
      await signedIn;
      await route.fulfill({ status: 403, json: { error: "No.", code: "session_over" } });
    });
    const refused = page.waitForResponse("**/auth/providers");
    await logIn(page, isMobile, person);
    await expect(account(page)).toBeVisible();
    hasSignedIn();
    await (await refused).finished();
    await page.goto("/account");
    await expect(page.getByText(person.email)).toBeVisible();
  });
});

test("every field says what it wants, and the first one gets the focus", async ({ page, isMobile }) => {
  await page.goto("/about");
  await openModal(page, isMobile, "Sign Up");
  const modal = page.getByRole("dialog", { name: "Create your account" });
  await modal.getByLabel("Password").fill("short");
  await modal.getByRole("button", { name: "Sign Up", exact: true }).click();
  for (const sentence of [
    "First name is required",
    "Last name is required",
    "Email is required",
    "Password must be at least 6 characters",
  ])
    await expect(modal.getByText(sentence)).toBeVisible();
  await expect(modal.getByLabel("First Name")).toBeFocused();
  // What was typed here stays, whoever reads the terms first.
  await expect(modal.getByRole("link", { name: "Terms of Use" })).toHaveAttribute("target", "_blank");
  await modal.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome back to Wallflower" })).toBeVisible();
});

test("the verify page without a token leads home", async ({ page }) => {
  await page.goto("/verify-email");
  await expect(page).toHaveURL("/");
});

test("a forgotten password is replaced by way of a mail", async ({ page, request, isMobile }) => {
  const person = await anAccount(request);
  await page.goto("/about");
  await openModal(page, isMobile, "Login");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const modal = page.getByRole("dialog", { name: "Forgot your password?" });
  await modal.getByLabel("Email").fill(person.email);
  await modal.getByRole("button", { name: "Send the Link" }).click();
  await expect(modal.getByText("a link to choose a new password is on its way")).toBeVisible();

  await page.goto(await mailedLink(request, person, /new password/));
  await expect(page.getByText(`This link was mailed to ${person.email}.`)).toBeVisible();
  await page.getByLabel("New password").fill("another horse");
  await toastsStay(page);
  await page.getByRole("button", { name: "Save and Log In" }).click();
  await isWelcomed(page);
  await expect(account(page)).toBeVisible();
  // Where they asked for it.
  await expect(page).toHaveURL("/about");
  await logOut(page);
  await logIn(page, isMobile, { ...person, password: "another horse" });
  await expect(account(page)).toBeVisible();
});

test("the account page changes the password, hands out the data, and forgets somebody for good", async ({
  page,
}) => {
  const person = await comeSignedIn(page, "/about");
  await account(page).click();
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByText(person.email)).toBeVisible();

  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New password").fill("third horse");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Your password has been changed")).toBeVisible();
  await expect(page.getByLabel("Current password")).toHaveValue("");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Your Data" }).click();
  expect((await download).suggestedFilename()).toBe("wallflower.json");

  await page.getByRole("button", { name: "Delete Account" }).click();
  await expect(page.getByRole("dialog")).toContainText("What you have paid for is still made and sent.");
  await page.getByRole("dialog").getByLabel("Password").fill("third horse");
  await page.getByRole("dialog").getByRole("button", { name: "Delete for Good" }).click();
  await expect(page.getByText("Your account has been deleted")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(account(page)).toHaveCount(0);
});
