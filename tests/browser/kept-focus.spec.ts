import type { Locator, Page } from "@playwright/test";
import { nothing } from "../../web/src/store.ts";
import { expect, test } from "./pages.ts";
import { logOut } from "./people.ts";
import { type Answers, answering, given } from "./states/answering.ts";
import { known, order, somebody } from "./states/things.ts";

test.use({ expectedFault: /status of 422/ });

async function open(page: Page, path: string, answers: Answers, as: object = somebody) {
  await answering(page);
  await given(page, as, { ...known, ...answers });
  await page.goto(path);
}

const press = async (button: Locator) => {
  await button.focus();
  await button.press("Enter");
};

/** Where the focus is, unless it is lost. */
const hasFocus = (place: Locator) =>
  expect.poll(() => place.first().evaluate((element) => element.contains(document.activeElement))).toBe(true);

test("what is pressed and goes away leaves the focus beside it", async ({ page }) => {
  await open(page, "/cart", { "PUT /cart": 422, "POST /auth/logout": {} });
  await press(page.getByRole("button", { name: "Remove Art Paper Print" }).first());
  await expect(page.getByText("Your last change could not be kept.")).toBeVisible();
  await hasFocus(page.getByRole("list").filter({ hasText: "Art Paper Print" }));
  await press(page.getByRole("button", { name: "Try again" }));
  await hasFocus(page.getByText("Your last change could not be kept.").locator(".."));

  await page.goto("/your-creations");
  await press(page.getByRole("button", { name: "Choose several" }));
  await press(page.getByRole("button", { name: "Done" }));
  await hasFocus(page.getByRole("main"));

  // What somebody took out is nobody else's to put back.
  await page.goto("/cart");
  await press(page.getByRole("button", { name: "Remove Art Paper Print" }).first());
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await logOut(page);
  await expect(page.getByLabel("What would you like to see?")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await expect(cart.getByText("Your cart is empty")).toBeVisible();
  await expect(cart.getByRole("status")).toBeAttached();
  await expect(cart.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("a note that is closed leaves the focus at the content", async ({ page }) => {
  await open(page, "/about", {}, { sessionEnded: "guest" });
  await press(page.getByRole("alert").getByRole("button", { name: "Close" }));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("a dialog whose opener has gone meanwhile leaves the focus at the content", async ({ page }) => {
  const changed = { ...order, status: "refunding", canCancel: false, canChangeAddress: false };
  await open(
    page,
    "/orders/order-1",
    {
      "POST /orders/order-1/cancel": { order: changed },
      // What is in the cart is what was put into it here.
      "POST /auth/authenticate": "never",
      "PUT /cart": "never",
    },
    {
      ...somebody,
      cart: nothing.cart,
    },
  );
  await press(page.getByRole("button", { name: "Cancel order" }));
  await press(page.getByRole("dialog").getByRole("button", { name: "Cancel Order" }));
  await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();

  // All of its lines go into the cart as one change.
  await press(page.getByRole("button", { name: "Order again" }));
  await expect(page.getByRole("dialog", { name: "Cart (4)" }).getByLabel("Quantity")).toHaveCount(2);
});

test("who leaves a field on purpose is not brought back by what changes then", async ({ page }) => {
  await open(page, "/cart", {});
  const zip = page.getByLabel("Deliver to ZIP");
  await zip.focus();
  await zip.blur();
  await page.evaluate(() => document.getElementById("main")?.append(document.createElement("p")));
  await expect(zip).not.toBeFocused();
});
