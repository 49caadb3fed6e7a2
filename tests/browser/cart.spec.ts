import type { Page } from "@playwright/test";
import { arrivalOfOrdered, arrivalWords } from "../../functions/core/fulfilment/delivery.ts";
import { nothing } from "../../web/src/store.ts";
import { atTheProduct } from "./generating.ts";
import { becomesBusy, expect, hasHeard, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, lines, picture, somebody } from "./states/things.ts";

test.use({ expectedFault: /status of 422/ });

const cart = (page: Page) => page.getByRole("dialog", { name: /^Cart/ });

test("each frame is a line of its own, the eleventh copy is refused aloud, and what was taken out comes back, whatever the clock says", async ({
  page,
  context,
}) => {
  // One that stands still, years ago: no change is told from another by it.
  await page.clock.setFixedTime(new Date("2001-01-01"));
  await atTheProduct(page, "A lemon tree in a courtyard");
  const lines = page.getByRole("main").getByLabel("Quantity");
  const add = async (...copies: string[]) => {
    await page.getByRole("button", { name: "Add to cart" }).click();
    for (const [n, wanted] of copies.entries())
      await expect(cart(page).getByLabel("Quantity").nth(n)).toHaveValue(wanted);
    await expect(cart(page).getByLabel("Quantity")).toHaveCount(copies.length);
  };
  const choose = async (frame: string) => {
    await cart(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("group", { name: "Frame" }).getByRole("button", { name: frame }).click();
  };
  await add("1");
  const [day] = arrivalWords(arrivalOfOrdered(new Date(), { method: "Budget", zip: undefined })).split(
    " and ",
  );
  await expect(cart(page).getByText(`arrives ${day}`)).toBeVisible();
  await choose("Black");
  await add("1", "1");
  await choose("White");
  await add("1", "1", "1");
  const last = cart(page).getByLabel("Quantity").last();
  await expect(last).toHaveAccessibleDescription(/^Art Paper Print .*White$/);
  await last.selectOption("10");
  for (const sum of ["Subtotal", "Total with shipping from"])
    await expect(cart(page).getByRole("status").filter({ hasText: sum })).toContainText(/\$\d/);
  await choose("White");
  await add("1", "1", "10");
  await expect(cart(page).getByText("A cart holds 10 copies of a print at most.")).toBeVisible();

  // What one tab could not send goes with what another wants.
  const other = await context.newPage();
  for (const tab of [page, other]) {
    // A tab that is still being known sends what is unsaved then, without this tab's fault: nothing would be lost.
    const known = tab.waitForResponse("**/auth/authenticate");
    await tab.goto("/cart");
    await (await known).finished();
    await hasHeard(tab);
  }
  await expect(other.getByLabel("Quantity")).toHaveCount(3);
  await page.route("**/api/v1/cart", (route) => route.fulfill({ status: 422, json: {} }));
  await lines.first().selectOption("3");
  const lost = "Your last change could not be kept.";
  for (const tab of [page, other]) await expect(tab.getByText(lost)).toBeVisible();
  await other.getByLabel("Quantity").nth(1).selectOption("2");
  for (const tab of [page, other]) await expect(tab.getByText(lost)).toHaveCount(0);
  await expect(lines.nth(1)).toHaveValue("2");
  await expect(other.getByLabel("Quantity").first()).toHaveValue("3");
  await other.close();
  await page.unroute("**/api/v1/cart");
  const remove = page.getByRole("button", { name: "Remove Art Paper Print" });
  await remove.nth(1).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Art Paper Print" })).toHaveText([
    /None/,
    /White/,
  ]);
  await remove.last().click();
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(page.getByText("Your cart is empty!")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lines).toHaveValue("3");
});

test("only what is fetched for a drawer waits for its first picture: from then on it opens with all that is in it", async ({
  page,
}) => {
  await answering(page);
  await given(page, { currentArt: picture }, { "PUT /cart": "never" });
  await page.goto("/products/artpaper");
  await expect(page.getByRole("button", { name: "Swap image" })).toBeVisible();
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const hasCart = () => fetched.some((path) => path.includes("/assets/parts-"));
  // No picture comes.
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  const copies = cart(page).getByLabel("Quantity");
  await page.getByRole("button", { name: "Add to cart" }).press("Enter");
  await expect(cart(page)).toHaveAttribute("open");
  await page.evaluate(() => fetch("/robots.txt"));
  await expect.poll(() => fetched).toContain("/robots.txt");
  expect(hasCart()).toBe(false);
  await page.keyboard.press("Shift");
  await expect(copies).toHaveCount(1);
  expect(hasCart()).toBe(true);

  await page.keyboard.press("Escape");
  await expect(copies).toHaveCount(0);
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).press("Enter");
  await expect(cart(page)).toHaveAttribute("open");
  await expect(copies).toHaveCount(1);
});

test.describe("without a network for a while", () => {
  test.use({ expectedFault: /ERR_INTERNET_DISCONNECTED/ });

  test("a checkout that did not reach the shop is not called so once it can be reached", async ({
    page,
    context,
  }) => {
    await answering(page);
    await given(page, somebody, known);
    await page.goto("/about");
    await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
    await expect(cart(page).getByText("Total with shipping from")).toBeVisible();
    await becomesBusy(page);
    await context.setOffline(true);
    await cart(page).getByRole("button", { name: "Checkout" }).click();
    const failure = cart(page).getByText("The shop cannot be reached. Please check your connection.");
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await expect(failure).toBeHidden();
  });
});

test("what it costs to send so many is not told before it is known", async ({ page }) => {
  await answering(page);
  await given(page, somebody, { "POST /auth/authenticate": "never", "PUT /cart": "never" });
  await page.goto("/cart");
  const shipping = page.getByRole("region", { name: "Shipping" });
  await expect(shipping.getByText("$")).not.toHaveCount(0);
  await page.getByLabel("Quantity").first().selectOption("3");
  await expect(shipping.getByText("$")).toHaveCount(0);
  // Nor is it heard.
  await expect(shipping).toHaveAttribute("aria-busy", "true");
});

test("an estimate says so in the sum as well, and is a price once the print house may be asked", async ({
  page,
}) => {
  await page.clock.install();
  await answering(page);
  const { "PUT /cart": kept, ...others } = known;
  await given(page, somebody, { ...others, "POST /auth/authenticate": "never" });
  let estimated = true;
  let asked = 0;
  await page.route("**/api/v1/cart", (route) => {
    asked++;
    const quotes = kept.cart.quotes.map((quote) => ({ ...quote, estimated }));
    return route.fulfill({ json: { ...kept, cart: { ...kept.cart, quotes } } });
  });
  const answer = page.waitForResponse("**/api/v1/cart");
  await page.goto("/cart");
  const shipping = page.getByRole("region", { name: "Shipping" });
  const sum = page.getByRole("status").filter({ hasText: "Total with shipping" });
  await expect(sum).toHaveText("Total with shipping fromabout $350.00");
  // A minute later it would be an answer that took a minute.
  await (await answer).finished();
  await hasHeard(page);
  expect(asked).toBe(1);
  estimated = false;
  await page.clock.runFor(61_000);
  await expect(sum).toHaveText("Total with shipping from$350.00");
  await expect(shipping.getByText("about")).toHaveCount(0);
  await page.clock.runFor(120_000);
  expect(asked).toBe(2);
});

test("two prints of one size are told apart by what is on them, and which version of it", async ({
  page,
}) => {
  const [line] = lines;
  const of = (_id: string, prompt: string) => ({
    ...line,
    relatedImage: { ...line?.relatedImage, _id, prompt },
  });
  const long = "A tall ship between icebergs, seen from a very small boat";
  await answering(page);
  const cartItems = [of("a~0x", long), of("b~0x", "A fox"), of("b~1x", "A fox")] as typeof lines;
  await given(
    page,
    { ...somebody, cart: { ...nothing.cart, cartItems } },
    { "PUT /cart": "never", "POST /auth/authenticate": "never" },
  );
  await page.goto("/cart");
  for (const role of ["combobox", "button"] as const) {
    await expect(page.getByRole(role, { name: /(Quantity|Remove).*“A fox”, version 2$/ })).toHaveCount(1);
    const ship = page.getByRole(role, {
      name: /(Quantity|Remove).*“A tall ship between icebergs, seen from…”, version 1$/,
    });
    await expect(ship).toHaveCount(1);
  }
});

test("a window that sleeps while it asks for a guest keeps no other one waiting", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/about");
  await other.evaluate(() => void navigator.locks.request("guest", () => new Promise(() => {})));
  await page.clock.install();
  await answering(page);
  await given(page, { currentArt: picture }, { "PUT /cart": known["PUT /cart"] });
  await page.goto("/products/artpaper");
  const asked = page.waitForResponse("**/auth/register-guest");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.clock.runFor(10_000);
  expect((await asked).ok()).toBe(true);
});

test("two windows of a stranger are one guest", async ({ page, context }) => {
  const asked: string[] = [];
  await context.route("**/auth/register-guest", async (route) => {
    asked.push(route.request().url());
    // As long as the other window needs to ask as well.
    await both.promise;
    await route.fallback();
  });
  const both = Promise.withResolvers<void>();
  await context.addInitScript(() => {
    // Neither gives the other up, however busy the machine is.
    const { setTimeout: later } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => ms !== 5_000 && later(run, ms) });
  });
  const other = await context.newPage();
  for (const window of [page, other]) {
    await answering(window);
    await given(window, { currentArt: picture }, { "PUT /cart": known["PUT /cart"] });
    await window.goto("/products/artpaper");
  }
  for (const window of [page, other]) {
    await window.getByRole("button", { name: "Add to cart" }).click();
    await expect(cart(window)).toBeVisible();
  }
  both.resolve();
  const who = (window: Page) =>
    window.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "{}").state.user?._id);
  for (const window of [page, other]) await expect.poll(() => who(window)).toBeTruthy();
  await expect.poll(() => who(other)).toBe(await who(page));
  expect(asked).toHaveLength(1);
});
