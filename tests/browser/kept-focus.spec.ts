import type { Locator, Page } from "@playwright/test";
import { nothing } from "../../web/src/store.ts";
import { answerAll } from "./generating.ts";
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
  const several = page.getByRole("button", { name: "Choose several" });
  await press(several);
  await expect(several).toBeFocused();
  await press(page.getByRole("button", { name: "Done" }));
  await expect(several).toBeFocused();

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

test("a question stays while the focus is in it, and hands it on when it folds", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (how) {
      document.documentElement.dataset.scrolled = (how as ScrollIntoViewOptions).behavior;
      scrollIntoView.call(this, how);
    };
  });
  await page.clock.install();
  await answerAll(page, "A fox asleep under a birch");
  const titleOf = (question: string) => page.locator("summary", { hasText: question });
  const cards = (question: string) => page.getByRole("group", { name: question }).getByRole("button");
  await expect(titleOf("Mood")).toHaveAccessibleName("Mood Optional");
  await press(cards("Lighting").first());
  await expect(page.getByLabel("Color palette")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-scrolled", "instant");
  await page.keyboard.press("Tab");
  await expect(cards("Lighting").nth(1)).toBeFocused();
  await cards("Lighting").last().focus();
  await page.keyboard.press("Tab");
  await expect(titleOf("Color palette")).toBeFocused();
  await expect(cards("Lighting").first()).toBeHidden();

  // Nothing moves under a hand that presses somewhere else, however long; a page that scrolls would hide it.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await titleOf("Lighting").press("Enter");
  await expect(page.getByLabel("Color palette")).toBeHidden();
  await press(cards("Lighting").nth(1));
  await expect(page.getByLabel("Color palette")).toBeVisible();
  await titleOf("Mood").hover();
  await page.mouse.down();
  await page.clock.runFor(2_000);
  await page.mouse.up();
  await expect(cards("Mood").first()).toBeVisible();
  await expect(cards("Lighting").first()).toBeHidden();

  await titleOf("Lighting").click();
  await cards("Lighting").nth(2).click();
  await expect(cards("Lighting").first()).toBeHidden();
  await expect(titleOf("Color palette")).toBeFocused();
  await titleOf("Mood").click();
  await expect(page.getByLabel("Color palette")).toBeHidden();
  await cards("Mood").first().click();
  await expect(cards("Mood").first()).toBeHidden();
  await expect(titleOf("Mood")).toBeFocused();
});

test("an answer opens nothing under a hand that presses somewhere else already", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 1600 });
  await answerAll(page, "A fox asleep under a birch");
  const lighting = page.getByRole("group", { name: "Lighting" }).getByRole("button").first();
  await expect(lighting).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await lighting.click();
  await page.locator("summary", { hasText: "Mood" }).hover();
  await page.mouse.down();
  await page.clock.runFor(2_000);
  await page.mouse.up();
  await expect(page.getByRole("group", { name: "Mood" }).getByRole("button").first()).toBeVisible();
});

test("one of several that is to be deleted is spoken of as one", async ({ page }) => {
  await open(page, "/your-creations", {});
  await page.getByRole("button", { name: "Choose several" }).click();
  const hung = page.getByRole("main").locator("[data-image]");
  await hung.first().click();
  const ask = page.getByRole("button", { name: "Delete", exact: true });
  await ask.click();
  const dialog = page.getByRole("dialog", { name: "Delete this picture?" });
  await expect(dialog).toContainText("It is gone for good.");
  await dialog.getByRole("button", { name: "Keep It" }).click();
  await hung.nth(1).click();
  await ask.click();
  await expect(page.getByRole("dialog", { name: "Delete 2 pictures?" })).toContainText("They are gone");
});
