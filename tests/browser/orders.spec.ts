import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { arrivalOfOrdered, arrivalWords } from "../../functions/core/fulfilment/delivery.ts";
import { objections } from "./axe.ts";
import { atThePrintHouse, fillIn, pay, printOf, subjectsFor } from "./buying.ts";
import { atTheProduct } from "./generating.ts";
import { expect, test } from "./pages.ts";
import { account, anAccount, aPerson, logIn } from "./people.ts";
import { artistShop } from "./shops.ts";

const axeIsContent = async (page: Page) => expect(await objections(page)).toEqual([]);
// The payment page stands on an origin of its own, as in life.
test.use({ expectedFault: /asked http:\/\/127\.0\.0\.1|status of 4(02|22)/ });
const cart = (page: Page) => page.getByRole("dialog", { name: /^Cart/ });

async function toThePaymentPage(page: Page, subject: string) {
  await atTheProduct(page, subject);
  await page.getByRole("button", { name: "Add to cart" }).click();
  // As some people press every button; the orders are counted below.
  await cart(page).getByRole("button", { name: "Checkout" }).dblclick();
  await expect(page.getByLabel("Card number")).toBeVisible();
}

test.describe("nothing but real parts", () => {
  // The whole way once with the artist itself; a phone sees the same pages in taps.spec.ts.
  test.use({ baseURL: artistShop });

  test("from an empty cart to the doorstep, with every mail", async ({ page, request }) => {
    // A print is painted on the way, beside everything else that runs here.
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { email } = aPerson();
    await atTheProduct(page, "A harbor with fishing boats at dawn");
    await axeIsContent(page);
    await page.getByLabel("Size").selectOption("12x18");
    await page.getByRole("group", { name: "Frame" }).getByRole("button", { name: "Natural" }).click();
    await expect(page.getByLabel("Price")).toHaveText("$95.00");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(cart(page).getByText("Natural")).toBeVisible();
    await axeIsContent(page);
    await cart(page).getByLabel("Quantity").selectOption("2");
    await expect(cart(page).getByText("$190.00")).toBeVisible();
    await cart(page).getByLabel("Deliver to ZIP").fill("10028");
    const promised = arrivalWords(arrivalOfOrdered(new Date(), { method: "Express", zip: "10028" }));
    await expect(cart(page).getByText(promised)).toBeVisible();
    await page.reload();
    await page.goto("/cart");
    await expect(page.getByRole("heading", { name: "Your Cart" })).toBeVisible();
    await axeIsContent(page);
    await page.getByRole("button", { name: "Checkout" }).click();

    await fillIn(page, { email, shipping: /Express/ });
    await pay(page);
    await expect(page.getByRole("heading", { name: "Thank You For Your Order!" })).toBeVisible();
    await expect(page.getByText("Your order is being processed and will be shipped soon.")).toBeVisible();
    await axeIsContent(page);
    await expect(page.getByText(`It should be with you ${promised}.`)).toBeVisible();
    const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.getByRole("link", { name: "See your order" }).click();
    await expect(page.getByText("What happened so far")).toBeVisible();
    await axeIsContent(page);

    await expect
      .poll(async () => (await printOf(request, orderId))?.stage, { timeout: 150_000 })
      .toBe("InProgress");
    const id = (await printOf(request, orderId))?.id ?? "";
    await atThePrintHouse(request, id, "produce");
    expect((await printOf(request, orderId))?.items[0]?.assets[0]?.status).toBe("Complete");
    await atThePrintHouse(request, id, "ship");
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole("heading", { level: 1 }).textContent();
      })
      .toContain("Shipped");
    await expect(page.getByText("Tracking number: USPS 9400")).toBeVisible();
    await atThePrintHouse(request, id, "deliver");
    await expect
      .poll(() => subjectsFor(request, email))
      .toEqual(["Your order WF", "Order WF is on its way", "Order WF has arrived"]);
    await page.goto("/orders");
    await expect(page.getByText("Delivered")).toBeVisible();
    await expect(page.getByText("2 copies • $95.00 each")).toBeVisible();
    await axeIsContent(page);
    await page.goto("/cart");
    await expect(page.getByText("Your cart is empty!")).toBeVisible();
  });
});

test.describe("on the way", () => {
  test("whoever goes back from the payment page finds the cart as it was, and pays with another card than one that is declined", async ({
    page,
  }) => {
    await toThePaymentPage(page, "A tram climbing a steep street");
    await page.getByRole("button", { name: "Back to the shop" }).click();
    await expect(page).toHaveURL("/cart");
    await expect(page.getByRole("listitem").filter({ hasText: "Art Paper Print" })).toBeVisible();
    await page.getByRole("button", { name: "Checkout" }).click();
    await page.getByRole("button", { name: "Let it expire" }).click();
    await expect(page).toHaveURL("/cart");
    await expect(page.getByRole("listitem").filter({ hasText: "Art Paper Print" })).toBeVisible();

    const { email } = aPerson();
    await page.getByRole("button", { name: "Checkout" }).click();
    await fillIn(page, { email, card: "4000 0000 0000 0002" });
    await pay(page);
    await expect(page.getByText("Your card was declined")).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveValue("Ada Lovelace");
    await fillIn(page, { email });
    await pay(page);
    await expect(page.getByRole("heading", { name: "Thank You For Your Order!" })).toBeVisible();
  });

  test("a guest in another browser finds the order, and writes about it, by keyboard", async ({
    page,
    browser,
    baseURL,
  }) => {
    const { email } = aPerson();
    await page.clock.setFixedTime(Date.now() + 3 * 3_600_000); // Wrong: what is left is told by the shop's.
    await atTheProduct(page, "A lantern in the snow");
    await page.getByRole("button", { name: "Buy now" }).click();
    await fillIn(page, { email });
    await pay(page);
    await expect(page.getByRole("heading", { name: "Goes to" })).toBeVisible();
    await expect(page.getByText(`Our mails about it go to ${email}.`)).toBeVisible();
    await expect(page.getByRole("timer")).toHaveText(/^(30:00|2\d:\d\d)$/);
    await axeIsContent(page);
    const number = /WF-\w+/.exec((await page.getByRole("heading", { level: 2 }).first().textContent()) ?? "");

    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await elsewhere.newPage();
    await other.goto("/orders");
    await other.getByLabel("Order number").focus();
    await other.keyboard.type("WF-00000000");
    await other.keyboard.press("Tab");
    await other.keyboard.type(email);
    await other.keyboard.press("Enter");
    await expect(other.getByText("We found no order with this number and this address.")).toBeVisible();
    await expect(other.getByLabel("Email", { exact: true })).toHaveValue(email);
    await other.getByLabel("Order number").fill(number?.[0] ?? "");
    await other.keyboard.press("Enter");
    await expect(other.getByRole("list", { name: "Where it is" }).getByText("Paid")).toHaveAttribute(
      "aria-current",
      "step",
    );
    await expect(other.getByText("Its address is changed where it was ordered")).toBeVisible();
    await expect(other.getByText(/^You can still cancel: /)).toBeVisible();
    await expect(other.getByRole("button", { name: /Cancel|Correct/ })).toHaveText(["Cancel order"]);
    await other.getByRole("link", { name: "Ask about this order" }).press("Enter");
    await expect(other.getByLabel("Subject")).toHaveValue(`Order ${number?.[0]}`);
    await elsewhere.close();
  });

  test("two tabs that pay for the same order pay once", async ({ page, context, request, isMobile }) => {
    const { email } = aPerson();
    await toThePaymentPage(page, "A red kite above the dunes");
    const other = await context.newPage();
    await other.goto(page.url());
    await fillIn(page, { email });
    await pay(page);
    await expect(page.getByRole("heading", { name: "Thank You For Your Order!" })).toBeVisible();
    await fillIn(other, { email });
    await pay(other);
    await expect(other.getByRole("heading", { name: "Thank You For Your Order!" })).toBeVisible();
    await other.goto(new URL("/orders", page.url()).href);
    await expect(other.getByRole("article")).toHaveCount(1);
    // A guest's orders come along to the account that they had.
    await logIn(other, isMobile, await anAccount(request));
    await expect(account(other)).toBeVisible();
    await expect(other.getByRole("article")).toHaveCount(1);
    await other.goto(new URL("/account", page.url()).href);
    const download = other.waitForEvent("download");
    await other.getByRole("button", { name: "Download Your Data" }).click();
    const { orders } = JSON.parse(await readFile(await (await download).path(), "utf8"));
    expect(orders).toMatchObject([{ orderNumber: expect.stringMatching(/^WF-/) }]);
  });

  test.describe("when the way back is cut", () => {
    test.use({ expectedFault: /asked http:\/\/127\.0\.0\.1|ERR_FAILED/ });

    test("closing the tab before coming back loses nothing, and leaves nothing to buy twice", async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const { email } = aPerson();
      await toThePaymentPage(page, "A kettle on an old stove");
      await fillIn(page, { email });
      await page.route(`${baseURL}/**`, (route) => route.abort());
      const cut = page.waitForEvent("requestfailed");
      await pay(page);
      await cut;
      // Its code did not come, and would be asked for again: by then there is no page.
      await page.close();
      await expect.poll(() => subjectsFor(request, email)).toEqual(["Your order WF"]);
      const later = await context.newPage();
      await later.goto("/cart");
      await expect(later.getByText("Your cart is empty!")).toBeVisible();
      await expect(later.getByText("What you have bought is not in your cart any more.")).toBeVisible();
    });
  });

  test("who is asked at the start of a page does not undo what was changed meanwhile", async ({ page }) => {
    await atTheProduct(page, "A lemon tree in a courtyard");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(cart(page).getByLabel("Quantity")).toHaveValue("1");
    const { promise: changed, resolve: goOn } = Promise.withResolvers<void>();
    await page.route("**/api/v1/auth/authenticate", async (route) => {
      const answer = await route.fetch();
      await changed;
      await route.fulfill({ response: answer });
    });
    await page.goto("/cart");
    const put = page.waitForResponse((response) => response.url().endsWith("/api/v1/cart"));
    await page.getByLabel("Quantity").selectOption("3");
    const late = page.waitForResponse((response) => response.url().endsWith("/auth/authenticate"));
    goOn();
    await Promise.all([late, put]);
    await page.getByRole("button", { name: "Remove Art Paper Print" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByLabel("Quantity")).toHaveValue("3");
  });
});
