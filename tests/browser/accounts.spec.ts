import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./pages.ts";

type Mail = { to: string; subject: string; text: string };

let people = 0;
const aPerson = () => ({
  first: "Ada",
  last: "Lovelace",
  email: `ada-${test.info().workerIndex}-${Date.now()}-${++people}@example.com`,
  password: "correct horse",
});
type Person = ReturnType<typeof aPerson>;

/** The way to the modals: the header on a desktop, the menu on a phone. */
async function openModal(page: Page, isMobile: boolean, name: "Login" | "Sign Up") {
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  const from = isMobile ? page.getByRole("dialog", { name: "Wallflower" }) : page.getByRole("banner");
  await from.getByRole("button", { name: new RegExp(`^${name}$`, "i") }).click();
}

async function signUp(page: Page, isMobile: boolean, person: Person) {
  await openModal(page, isMobile, "Sign Up");
  const modal = page.getByRole("dialog", { name: "Create your account" });
  await modal.getByLabel("First Name").fill(person.first);
  await modal.getByLabel("Last Name").fill(person.last);
  await modal.getByLabel("Email").fill(person.email);
  await modal.getByLabel("Password").fill(person.password);
  await modal.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Verification email sent")).toBeVisible();
}

async function verificationLink(request: APIRequestContext, { email }: Person) {
  const mails = (await (await request.get("/_local/mail.json")).json()) as Mail[];
  const mail = mails.find(({ to }) => to === email);
  return new URL(/https?:\S+emailToken=\S+/.exec(mail?.text ?? "")?.[0] ?? "http://none.invalid/");
}

async function register(page: Page, request: APIRequestContext, isMobile: boolean, person: Person) {
  await signUp(page, isMobile, person);
  const { pathname, search } = await verificationLink(request, person);
  await page.goto(pathname + search);
  await page.getByRole("button", { name: "Verify Email" }).click();
  await expect(page.getByText("Welcome Back!")).toBeVisible();
}

const account = (page: Page) => page.getByLabel("Account of Ada");

async function logOut(page: Page) {
  await account(page).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(account(page)).toHaveCount(0);
}

test("somebody signs up, verifies by the mail, logs out and in again", async ({
  page,
  request,
  isMobile,
}) => {
  const person = aPerson();
  await page.goto("/about");
  await register(page, request, isMobile, person);
  await expect(page).toHaveURL("/");
  await page.reload();
  await expect(account(page)).toBeVisible();
  await logOut(page);

  await openModal(page, isMobile, "Login");
  const modal = page.getByRole("dialog", { name: "Welcome back to Wallflower" });
  await modal.getByLabel("Email").fill(person.email);
  await modal.getByLabel("Password").fill(person.password);
  await modal.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(account(page)).toBeVisible();
});

test("logging out in one tab logs out the other", async ({ page, context, request, isMobile }) => {
  await page.goto("/about");
  await register(page, request, isMobile, aPerson());
  const other = await context.newPage();
  await other.goto("/about");
  await expect(account(other)).toBeVisible();
  await logOut(page);
  await expect(account(other)).toHaveCount(0);
});

test.describe("when the shop refuses", () => {
  test.use({ expectedFault: /status of 40[13]/ });

  test("a wrong password is said, and nothing typed is lost", async ({ page, isMobile }) => {
    await page.goto("/about");
    await openModal(page, isMobile, "Login");
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password").fill("wrong");
    await page.getByRole("button", { name: "Log In", exact: true }).click();
    await expect(page.getByText("Login Failed: The e-mail or the password is not right.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
  });

  test("a session that is no longer valid is forgotten", async ({ page, request, isMobile }) => {
    await page.goto("/about");
    await register(page, request, isMobile, aPerson());
    await page.route("**/api/v1/auth/authenticate", (route) =>
      route.fulfill({ status: 403, json: { error: "No longer valid.", code: "invalid_credentials" } }),
    );
    await page.reload();
    await expect(account(page)).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "{}"));
    expect(kept).toEqual({ state: { accessToken: null, user: null }, version: 1 });
  });
});

test("every field says what it wants, and the first one gets the focus", async ({ page, isMobile }) => {
  await page.goto("/about");
  await openModal(page, isMobile, "Sign Up");
  const modal = page.getByRole("dialog", { name: "Create your account" });
  await modal.getByLabel("Password").fill("short");
  await modal.getByRole("button", { name: "Sign Up" }).click();
  for (const sentence of [
    "First name is required",
    "Last name is required",
    "Email is required",
    "Password must be at least 6 characters",
  ])
    await expect(modal.getByText(sentence)).toBeVisible();
  await expect(modal.getByLabel("First Name")).toBeFocused();
  await modal.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome back to Wallflower" })).toBeVisible();
});

test("the verify page without a token leads home", async ({ page }) => {
  await page.goto("/verify-email");
  await expect(page).toHaveURL("/");
});

test("the footer opens the login for visitors, and only for them", async ({ page, request, isMobile }) => {
  await page.goto("/about");
  const door = page.getByRole("contentinfo").getByRole("button", { name: "Register/Login" });
  await door.click();
  await expect(page.getByRole("dialog", { name: "Welcome back to Wallflower" })).toBeVisible();
  await page.keyboard.press("Escape");
  await register(page, request, isMobile, aPerson());
  await expect(door).toHaveCount(0);
});
