import { nothing } from "../../web/src/store.ts";
import { expect, hasHeard, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, picture, somebody } from "./states/things.ts";

// A change of the cart that the shop does not keep, or has not kept yet.

const LOST = "Your last change could not be kept.";

test.describe("while one window still saves", () => {
  test.use({ expectedFault: /status of 422/ });

  test("the other one calls nothing lost, but what ended in vain", async ({ page, context }) => {
    const other = await context.newPage();
    const { promise: isRefused, resolve: refuse } = Promise.withResolvers<void>();
    await context.route("**/api/v1/cart", async (route) => {
      await isRefused;
      await route.fulfill({ status: 422, json: { error: "No.", code: "x" } });
    });
    for (const window of [page, other]) {
      await answering(window);
      await given(window, somebody, { "POST /auth/authenticate": "never" });
      await window.goto("/cart");
    }
    await page.getByLabel("Quantity").first().selectOption("3");
    await expect(other.getByLabel("Quantity").first()).toHaveValue("3");
    await hasHeard(other);
    expect(await other.getByText(LOST).count()).toBe(0);
    refuse();
    for (const window of [page, other]) await expect(window.getByText(LOST)).toBeVisible();
  });

  test("what a stranger's window was left with is sent by the next", async ({ page }) => {
    const { cart } = somebody;
    await answering(page);
    await given(page, { cart: { ...nothing.cart, ...cart, unsaved: true } }, known);
    const sent = page.waitForRequest("**/auth/register-guest");
    await page.goto("/cart");
    await sent;
    await expect(page.getByText(LOST)).toHaveCount(0);
  });
});

test.describe("where too many guests came from", () => {
  test.use({ expectedFault: /status of 429/ });

  test("who adds to the cart is told why it is not kept", async ({ page }) => {
    const error = "That was a lot at once: more than 30 in a day. Please try again in 5 hours.";
    await answering(page);
    await given(page, { currentArt: picture }, {});
    await page.goto("/products/artpaper");
    let asked = 0;
    await page.route("**/auth/register-guest", (route) => {
      asked++;
      return route.fulfill({ status: 429, json: { error, code: "too_many_requests" } });
    });
    await page.getByRole("button", { name: "Add to cart" }).click();
    const cart = page.getByRole("dialog", { name: "Cart" });
    await expect(cart.getByText(LOST)).toBeVisible();
    await expect(cart.getByText(error)).toBeVisible();
    expect(asked).toBe(1);
  });
});
