import type { Page } from "@playwright/test";
import { arrivalOfOrdered, arrivalWords } from "../../functions/core/fulfilment/delivery.ts";
import { alive, withheld } from "./asleep.ts";
import { expect, test } from "./pages.ts";

const arrives = (method: "Budget" | "Express", zip?: string) =>
  arrivalWords(arrivalOfOrdered(new Date(), { method, zip }));

test("the price, the shipping and the day stand on a product before there is a picture", async ({ page }) => {
  await page.goto("/products/artpaper");
  await expect(page.getByRole("status", { name: "Price" })).toHaveText("$34.00");
  await expect(page.getByText("Shipping from $12.95")).toBeVisible();
  // Told when it changes, and not with what else does.
  const told = page.getByRole("status").filter({ hasText: arrives("Budget") });
  await expect(told).toHaveText(`Arrives ${arrives("Budget")}`);

  const zip = page.getByLabel("Deliver to ZIP");
  await zip.focus();
  await page.keyboard.type("9681");
  await page.keyboard.press("Tab");
  // The focus is elsewhere by now.
  await expect(page.getByRole("alert").filter({ hasText: "Five digits, as in 10001" })).toBeVisible();
  await expect(zip).toHaveValue("9681");
  await zip.focus();
  await page.keyboard.press("End");
  await page.keyboard.type("3");
  await expect(page.getByText(arrives("Budget", "96813"))).toBeVisible();
  await expect(page.getByText("Five digits, as in 10001")).toHaveCount(0);

  await page.goto("/products/grandprint");
  await expect(page.getByLabel("Deliver to ZIP")).toHaveValue("96813");
  await expect(page.getByText(arrives("Express", "96813"))).toBeVisible();
});

test("a ZIP that is given elsewhere takes the place of what was typed here", async ({ page, context }) => {
  await page.goto("/products/artpaper");
  await page.keyboard.press("Shift");
  await alive(page);
  const zip = page.getByLabel("Deliver to ZIP");
  const other = await context.newPage();
  await other.goto("/products/artpaper");
  await other.keyboard.press("Shift");
  await alive(other);
  for (const [typed, given] of [
    ["10001", "96813"],
    ["100", "99501"],
  ] as const) {
    await page.bringToFront();
    await zip.fill(typed);
    await page.keyboard.press("Tab");
    await other.bringToFront();
    await other.getByLabel("Deliver to ZIP").fill(given);
    await page.bringToFront();
    await expect(page.getByText(arrives("Budget", given)).first()).toBeVisible();
    await expect(zip).toHaveValue(given);
  }
  // Also when it is taken away there.
  await zip.fill("10001");
  await page.keyboard.press("Tab");
  await other.bringToFront();
  await other.getByLabel("Deliver to ZIP").fill("");
  await page.bringToFront();
  await expect(zip).toHaveValue("");
});

/** Fills in the ZIP as a browser's helper does, and tells of it by this event or by none. */
const fillsIn = (page: Page, zip: string, event?: string) =>
  page.getByLabel("Deliver to ZIP").evaluate(
    (field: HTMLInputElement, { zip, event }) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, zip);
      if (event) field.dispatchEvent(new Event(event, { bubbles: true }));
    },
    { zip, event },
  );

test("a ZIP that is filled in by itself counts, told by one event alone", async ({ page }) => {
  await page.goto("/products/artpaper");
  for (const [event, zip] of [
    ["input", "96813"],
    ["change", "10001"],
  ] as const)
    await test.step(event, async () => {
      await fillsIn(page, zip, event);
      await expect(page.getByText(arrives("Budget", zip))).toBeVisible();
      await expect(page.getByLabel("Deliver to ZIP")).toHaveValue(zip);
    });
});

for (const days of [1, 365])
  test(`a stranger whose clock is ${days} days slow is told the right days`, async ({ page }) => {
    await page.clock.install({ time: Date.now() - days * 86_400_000 });
    await page.clock.resume();
    await page.goto("/products/artpaper");
    await expect(page.getByRole("status").filter({ hasText: "Arrives" })).toHaveText(
      `Arrives ${arrives("Budget")}`,
    );
  });

test("the page about shipping names the same days", async ({ page }) => {
  await page.goto("/shipping");
  await expect(page.getByRole("row", { name: /Budget/ })).toContainText(arrives("Budget"));
  await expect(page.getByRole("row", { name: /Budget/ })).toContainText("10–14 business days");
});

test.describe("while a product's page sleeps", () => {
  test.use({ wakes: false });

  test("a ZIP that is typed before the site comes counts, and is typed on", async ({ page }) => {
    const letIn = await withheld(page);
    await page.goto("/products/artpaper");
    const zip = page.getByLabel("Deliver to ZIP");
    await zip.focus();
    await page.keyboard.type("9681");
    letIn();
    await alive(page);
    await expect(zip).toHaveValue("9681");
    await page.keyboard.type("3");
    await expect(page.getByText(arrives("Budget", "96813"))).toBeVisible();
  });

  test("a ZIP that is filled in by itself counts, told by nothing", async ({ page }) => {
    await page.goto("/products/artpaper");
    await fillsIn(page, "96813");
    await page.keyboard.press("Shift");
    await expect(page.getByText(arrives("Budget", "96813"))).toBeVisible();
    await expect(page.getByLabel("Deliver to ZIP")).toHaveValue("96813");
  });

  for (const width of [360, 440, 500])
    test(`the words about the days take the room of the days, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/products/artpaper");
      const below = page.getByText("Exclusive artwork");
      const top = () => below.evaluate((words) => words.getBoundingClientRect().top + window.scrollY);
      await expect(page.getByText("Arrives in 12–17 business days")).toBeVisible();
      const before = await top();
      await page.keyboard.press("Shift");
      await expect(page.getByText(arrives("Express"))).toBeVisible();
      expect(await top()).toBe(before);
    });
});
