import { alive, cart, rootOf, withheld } from "./asleep.ts";
import { comeToTheProduct } from "./generating.ts";
import { cartByEnter, expect, test } from "./pages.ts";

test.use({ wakes: false, expectedFault: /ERR_FAILED|status of 503/ });

test("the cart opens at once, and stays when the site comes", async ({ page }) => {
  const letIn = await withheld(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Cart" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await expect(cart.getByText("Your cart is empty")).toBeVisible();
  letIn();
  await alive(page);
  await expect(cart).toBeVisible();
  await cart.getByRole("button", { name: "Close" }).click();
  await expect(cart).toBeHidden();
});

test("a drawer that was closed again before the site came stays closed", { tag: "@anyWidth" }, async ({
  page,
}) => {
  const letIn = await withheld(page);
  await page.goto("/about");
  await page.getByRole("button", { name: "Cart" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await cart.getByRole("button", { name: "Close" }).click();
  await expect(cart).toBeHidden();
  letIn();
  await alive(page);
  await expect(cart).toBeHidden();
  await page.getByRole("button", { name: "Cart" }).click();
  await expect(cart).toBeVisible();
});

test("what is chosen in a list before the site comes is chosen", { tag: "@anyWidth" }, async ({ page }) => {
  const letIn = await withheld(page);
  await page.goto("/");
  const sentence = page.getByRole("combobox", { name: "The sentence" });
  await sentence.press("ArrowDown");
  const chosen = await sentence.inputValue();
  letIn();
  await alive(page);
  await expect(page.locator(`img[src*="/${chosen}"]`).first()).toBeAttached();
  await expect(sentence).toHaveValue(chosen);
});

test("what is chosen of a product before the site comes is chosen, all of it", { tag: "@anyWidth" }, async ({
  page,
}) => {
  const letIn = await withheld(page);
  await page.goto("/products/artpaper");
  const size = page.getByLabel("Size");
  await size.press("ArrowDown");
  const chosen = await size.inputValue();
  await page.getByRole("button", { name: "White" }).click();
  letIn();
  await alive(page);
  await expect(page.getByRole("button", { name: "White" })).toHaveAttribute("aria-pressed", "true");
  await expect(size).toHaveValue(chosen);
});

test("what is chosen and filled in for a picture before the site and the picture come is chosen for it", {
  tag: "@anyWidth",
}, async ({ page }) => {
  const { promise: coming, resolve: letPicture } = Promise.withResolvers<void>();
  await page.route(/v1\/images\/[^/]+$/, async (route) => {
    await coming;
    await route.continue();
  });
  const letIn = await withheld(page);
  await comeToTheProduct(page, "A fox asleep under a birch");
  await page.getByLabel("Deliver to ZIP").fill("99501");
  await page.getByRole("button", { name: "Black" }).click();
  await page.getByRole("button", { name: "Above a bed" }).click();
  const size = page.getByLabel("Size");
  await size.press("ArrowDown");
  const chosen = await size.inputValue();
  letIn();
  await alive(page);
  await expect(page.getByRole("status").filter({ hasText: "Loading product details..." })).toBeVisible();
  letPicture();
  await expect(page.getByRole("button", { name: "Swap image" })).toBeVisible();
  await expect(size).toHaveValue(chosen);
  await expect(size).toBeFocused();
  for (const name of [/^Black/, /^Above a bed$/])
    await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Deliver to ZIP")).toHaveValue("99501");
  await expect(page.getByRole("status").filter({ hasText: /or .+ with Express/ })).toBeVisible();
});

test("on a phone the menu opens at once, and leads to the login", async ({ page, isMobile }) => {
  test.skip(!isMobile, "there is no menu on wide screens");
  const letIn = await withheld(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page
    .getByRole("dialog", { name: /^Wallflower/ })
    .getByRole("button", { name: "Login" })
    .tap();
  letIn();
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: /^Wallflower/ })).toBeHidden();
});

test("what was pressed is busy until the site comes, and done once, however often it was tried", {
  tag: "@anyWidth",
}, async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  const letIn = await withheld(page);
  await page.goto("/about");
  const block = page.getByRole("region", { name: "Newsletter" });
  await block.getByPlaceholder("Enter your email address").fill(`early-${Date.now()}@example.com`);
  const press = block.getByRole("button", { name: "Subscribe Now" });
  await press.click();
  await press.click();
  await expect(block.locator("form[aria-busy]")).toBeVisible();
  expect(sent).toEqual([]);
  letIn();
  await expect(block.getByRole("status")).toContainText("Almost there");
  await expect(block.locator("form[aria-busy]")).toHaveCount(0);
  expect(sent).toEqual(["/api/v1/newsletter/subscribe"]);
});

test("what was filled in and chosen is known to the site", { tag: "@anyWidth" }, async ({ page }) => {
  const letIn = await withheld(page);
  await page.goto("/");
  const field = page.getByLabel("What would you like to see?");
  await field.fill("A heron at dusk");
  await page.getByText("Vaporwave").first().click();
  const hero = page.getByRole("main").getByRole("img").first();
  await expect(hero).toHaveAttribute("alt", /wave/);
  letIn();
  await alive(page);
  await expect(hero).toHaveAttribute("alt", /grid/);
  await expect(page.getByRole("radio", { name: "Vaporwave" })).toBeChecked();
  await expect(field).toHaveValue("A heron at dusk");
});

test("a site that does not come is told, and can be asked for again", { tag: "@anyWidth" }, async ({
  page,
}) => {
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto("/about");
  const login = page.getByRole("banner").getByRole("button", { name: "Login" });
  await login.click();
  await expect(page.getByRole("alert")).toHaveText(
    "The shop does not answer. Please check your connection and try again.",
  );
  await expect(login).not.toHaveAttribute("aria-busy");
  await page.unroute("**/assets/index-*.js");
  await login.click();
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a site that hangs is told within two minutes, and can be asked for again", {
  tag: "@anyWidth",
}, async ({ page }) => {
  await page.clock.install();
  await page.route("**/assets/index-*.js", () => {});
  await page.goto("/about");
  const login = page.getByRole("banner").getByRole("button", { name: "Login" });
  await login.click();
  await page.clock.runFor(120_000);
  await expect(page.getByRole("alert")).toContainText("The shop does not answer.");
  await page.unroute("**/assets/index-*.js");
  await login.click();
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
});

test("a site that fails at the shop is told as well, and the page is not loaded again for it", {
  tag: "@anyWidth",
}, async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  await page.route("**/assets/index-*.js", (route) => route.fulfill({ status: 503 }));
  await page.goto("/about");
  await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("The shop does not answer.");
  expect(loaded).toHaveLength(1);
});

test("links and the first sentence need nothing but the browser", { tag: "@anyWidth" }, async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: "Talk to us" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goto("/");
  await page.getByLabel("What would you like to see?").fill("A fox");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL(/\/journey\/default-journey\?subject=A\+fox/);
});

test("what says that the site does not come takes no press that was meant for what is under it", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByLabel("What would you like to see?").fill("A fox");
  const press = page.getByRole("button", { name: "Generate" });
  await press.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 30));
  const place = await press.boundingBox();
  if (!place) throw new Error("there is no button");
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/journey\/default-journey\?subject=A\+fox/);
});

test("for who has been here the site comes by itself", { tag: "@anyWidth" }, async ({ page }) => {
  await page.addInitScript((root) => localStorage.setItem("root", root), rootOf({ cart }));
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("button", { name: "Cart (2)" })).toBeVisible();
});

test("whoever has scrolled stays there when the site comes", { tag: "@anyWidth" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/about#faq");
  const top = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(top).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 200));
  await alive(page);
  // Longer than the site waits before it scrolls.
  await page.clock.runFor(300);
  expect(await top()).toBe(200);
});

test("who presses Enter twice before the site has come is in the cart, and stays there", {
  tag: "@anyWidth",
}, async ({ page }) => {
  const letIn = await withheld(page);
  await page.goto("/about");
  const { cart } = await cartByEnter(page);
  await page.keyboard.press("Enter");
  const title = cart.getByRole("heading", { name: "Cart", exact: true });
  await expect(title).toBeFocused();
  letIn();
  await alive(page);
  await expect(cart).toBeVisible();
  await expect(title).toBeFocused();
});
