import { fillIn, pay } from "./buying.ts";
import { inTheOldest } from "./oldest.ts";
import { expect, test, toastsStay } from "./pages.ts";
import { aPerson, aStranger, tryToLogIn } from "./people.ts";

// The payment page stands on an origin of its own, as in life.
test.use({ expectedFault: /asked http:\/\/127\.0\.0\.1|status of 401|ERR_FAILED/ });

test.beforeEach(({ page }) => inTheOldest(page));

test("from a sentence to an order, and back to what was made", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("What would you like to see?").fill("A heron in the reeds at dusk");
  await page.getByRole("radio", { name: "Bauhaus" }).locator("xpath=..").click();
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByRole("button", { name: "Generate Image" }).click();
  await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible({ timeout: 80_000 });
  await expect(page).toHaveURL(/journeyId=/);
  await page.getByRole("button", { name: "Make me a poster" }).click();
  await expect(page).toHaveURL(/imageId=/);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page
    .getByRole("link", { name: "Checkout" })
    .or(page.getByRole("button", { name: "Checkout" }))
    .click();
  await fillIn(page, { email: aPerson().email });
  await pay(page);
  await expect(page.getByRole("heading", { name: "Thank You For Your Order!" })).toBeVisible();
  await page.getByRole("link", { name: "See your order" }).click();
  await expect(page.getByRole("heading", { name: "What happened so far" })).toBeVisible();
  await expect(page.getByText("should have been there")).toBeHidden();
  await page.goto("/your-creations");
  await expect(page.getByRole("heading", { level: 1, name: "Your Creations" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("img")).not.toHaveCount(0);
});

test.describe("before the site has come", () => {
  test.use({ wakes: false });

  test("a site that does not come is told to who cannot see it as well", async ({ page }) => {
    const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
    await page.route("**/assets/index-*.js", async (route) => {
      await failing;
      await route.abort();
    });
    await page.goto("/about");
    const login = page.getByRole("banner").getByRole("button", { name: "Login" });
    await login.click();
    await expect(login).toHaveAttribute("aria-busy", "true");
    fail();
    await expect(page.getByRole("alert")).toContainText("The shop does not answer.");
    await expect(login).not.toHaveAttribute("aria-busy");
  });
});

test("what failed is said where the browser has no layer for it, and where nothing may move", async ({
  page,
  isMobile,
}) => {
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
