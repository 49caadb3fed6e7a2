import type { Page } from "@playwright/test";
import { paths, withQuery } from "../../functions/core/site/paths.ts";
import { answerAll, atTheProduct } from "./generating.ts";
import { expect, hasHeard, test, toastsStay } from "./pages.ts";
import { account, anAccount, comeSignedIn, logIn } from "./people.ts";
import { quickAnswers } from "./quick-shop.ts";
import { answering, given } from "./states/answering.ts";
import { picture, user } from "./states/things.ts";

test.use({ expectedFault: /asked http:\/\/127|status of 40[13]/ });

const over = { error: "Your session is no longer valid. Please log in again.", code: "invalid_credentials" };

test("whose session ends on a product page is told why the picture is gone, and can log in", async ({
  page,
}) => {
  await answering(page);
  await given(page, { user, accessToken: "old", currentArt: picture }, {});
  await page.route("**/auth/authenticate", (route) => route.fulfill({ status: 403, json: over }));
  await page.route("**/api/v1/images/quick*", (route) => route.fulfill({ json: quickAnswers.image }));
  await page.goto(`/products/artpaper?imageId=${picture._id}`);
  const note = page.getByRole("alert").filter({ hasText: "Your session has ended." });
  await expect(note).toBeVisible();
  await expect(page.getByText("You need an image to customize this product")).toBeVisible();
  // It does not come back by the address either.
  await expect(page).toHaveURL("/products/artpaper");
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "{}").state.currentArt);
  await expect.poll(kept).toBeNull();
  // It is in sight wherever somebody reads, and until they have read it.
  await page.keyboard.press("End");
  await page.reload();
  await page.keyboard.press("End");
  await expect(note).toBeInViewport();
  await note.getByRole("button", { name: "Log in again" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome back to Wallflower" })).toBeVisible();
  await page.keyboard.press("Escape");
  await note.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Your session has ended.")).toHaveCount(0);
});

test("whose session is ended from another browser leaves no answer there, but to themselves", async ({
  page,
  request,
  isMobile,
}) => {
  const subject = "My son in the clinic garden";
  const person = await comeSignedIn(
    page,
    withQuery(paths.journeyStart, { subject, artStyle: "sumi-e-style" }),
  );
  const kept = () => page.evaluate(() => localStorage.getItem("root"));
  await expect.poll(kept).toContain(subject);
  const { email, password } = person;
  const elsewhere = await request.post("/api/v1/auth/login", { data: { email, password } });
  const { accessToken } = await elsewhere.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await request.post("/api/v1/auth/logout-everywhere", { headers })).ok()).toBe(true);
  await page.goto(paths.journeyStart);
  await expect(page.getByRole("alert").filter({ hasText: "Your session has ended." })).toBeVisible();
  expect(await kept()).not.toContain(subject);
  await expect(page.getByRole("heading", { level: 1, name: "Style Selection" })).toBeVisible();
  await logIn(page, isMobile, person);
  await expect.poll(kept).toContain(subject);
});

for (const when of ["before", "after"] as const)
  test(`a new password logs nobody out whose other tab is refused with the old session, ${when} there is a new one`, async ({
    page,
    context,
  }) => {
    const { password } = await comeSignedIn(page, paths.account);
    const other = await context.newPage();
    const [refusal, changed, answer] = [1, 2, 3].map(() => Promise.withResolvers<void>());
    await other.route(
      "**/auth/authenticate",
      async (route) => {
        await refusal?.promise;
        await route.fulfill({ status: 403, json: over });
      },
      { times: 1 },
    );
    const asked = other.waitForRequest("**/auth/authenticate");
    await other.goto(paths.creations);
    await asked;
    await page.route("**/auth/change-password", async (route) => {
      const response = await route.fetch();
      changed?.resolve();
      await answer?.promise;
      await route.fulfill({ response });
    });
    await toastsStay(page);
    await page.getByLabel("Current password").fill(password);
    await page.getByLabel("New password").fill("another horse");
    await page.getByRole("button", { name: "Change Password" }).click();
    await changed?.promise;
    const isChanged = page.getByText("Your password has been changed");
    if (when === "after") {
      answer?.resolve();
      await expect(isChanged).toBeVisible();
    }
    const refused = other.waitForResponse("**/auth/authenticate");
    refusal?.resolve();
    await (await refused).finished();
    await hasHeard(other);
    answer?.resolve();
    await expect(isChanged).toBeVisible();
    for (const tab of [page, other]) {
      await expect(account(tab)).toBeVisible();
      await expect(tab.getByText("Your session has ended.")).toHaveCount(0);
    }
  });

test("a guest whose session ends at the review is home, and knows why", async ({ page }) => {
  await answering(page);
  await given(page, { user: { _id: "g", locale: "en-US", userType: "guest" } }, {});
  await page.route(/\/(authenticate|search)$/, (route) => route.fulfill({ status: 403, json: over }));
  await page.goto("/imageReview/batch");
  await expect(page).toHaveURL("/home");
  await expect(
    page.getByRole("alert").filter({ hasText: "Your session as a guest has ended" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "To your journey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Style Selection" })).toBeVisible();
  await expect(page.getByText("Your session as a guest has ended")).toHaveCount(0);
});

/** By neither cookie nor token the shop knows who is here, as after ninety days. */
async function comeForgotten(page: Page, path: string) {
  await page.context().clearCookies();
  const forgotten = await page.addInitScript(() => {
    const { state, version } = JSON.parse(localStorage.getItem("root") ?? "{}");
    localStorage.setItem("root", JSON.stringify({ state: { ...state, accessToken: "over" }, version }));
  });
  await page.goto(path);
  await forgotten.dispose();
}

test("a guest whose session has ended has picture and cart still, and pays with them", async ({ page }) => {
  await atTheProduct(page, "A lighthouse in the evening");
  await page.getByRole("button", { name: "Add to cart" }).click();
  const cart = page.getByRole("dialog", { name: /^Cart/ });
  await expect(cart.getByText("Total with shipping from")).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/cart") && answer.ok());
  const address = page.url();
  await comeForgotten(page, address);
  await kept;
  await expect(
    page.getByRole("alert").filter({ hasText: "Your session as a guest has ended" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Buy now" })).toBeEnabled();
  await expect(page).toHaveURL(address);
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  await expect(cart.getByText("Total with shipping from")).toBeVisible();
  await expect(cart.getByText("could not be kept")).toHaveCount(0);
  await cart.getByRole("button", { name: "Checkout" }).click();
  await expect(page.getByRole("button", { name: /^Pay/ })).toBeVisible();
});

test("a guest whose session ends between two presses is never asked to log in", async ({ page }) => {
  await atTheProduct(page, "A lighthouse in the morning");
  await page.getByRole("button", { name: "Add to cart" }).click();
  const cart = page.getByRole("dialog", { name: /^Cart/ });
  await expect(cart.getByText("Total with shipping from")).toBeVisible();
  for (const path of ["**/cart", "**/cart/create-checkout-session"])
    await page.route(path, (route) => route.fulfill({ status: 403, json: over }), { times: 1 });
  await cart.getByLabel("Quantity").selectOption("3");
  await expect(cart.getByText("could not be kept")).toHaveCount(0);
  await expect(cart.getByRole("button", { name: "Checkout" })).toBeEnabled();
  await expect(cart.getByLabel("Quantity")).toHaveValue("3");
  await cart.getByRole("button", { name: "Checkout" }).click();
  await expect(page.getByRole("button", { name: /^Pay/ })).toBeVisible();
});

test("a guest whose session ends with a press gets the pictures all the same", async ({ page }) => {
  await answerAll(page, "A lighthouse at noon");
  await page.route("**/text-to-image", (route) => route.fulfill({ status: 403, json: over }), { times: 1 });
  await page.getByRole("button", { name: "Generate Image" }).click();
  await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible();
  await expect(page.getByText("log in")).toHaveCount(0);
});

test("a picture that only its owner may buy says so where it would be bought", async ({ page }) => {
  await page.route("**/api/v1/images/quick*", (route) =>
    route.fulfill({ json: { image: { ...quickAnswers.image.image, own: false, onlyOwnerBuys: true } } }),
  );
  await page.goto(`/products/artpaper?imageId=${picture._id}`);
  await expect(page.getByText("Only its owner can order prints of this picture.")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Buy now" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeDisabled();
  await page.getByRole("link", { name: "Make your own" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Style Selection" })).toBeVisible();
});

test("who comes to the account and is not logged in can be at once", async ({ page, request }) => {
  const { email, password } = await anAccount(request);
  await page.goto("/account");
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  const modal = page.getByRole("dialog", { name: "Welcome back to Wallflower" });
  await modal.getByLabel("Email").fill(email);
  await modal.getByLabel("Password").fill(password);
  await modal.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Change your password" })).toBeVisible();
});

test("whose session ends at their orders is not told that there are none, and can log in there", async ({
  page,
}) => {
  await answering(page);
  await given(page, { sessionEnded: "registered" }, {});
  await page.goto("/orders");
  const main = page.getByRole("main");
  await expect(main.getByText("Log in again to see your orders.")).toBeVisible();
  await expect(main.getByText("You haven't placed any orders yet.")).toHaveCount(0);
  await main.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome back to Wallflower" })).toBeVisible();
});
