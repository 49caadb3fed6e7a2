import type { Page } from "@playwright/test";
import { expect, hasHeard, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { checkout, known, order, somebody } from "./states/things.ts";

for (const [began, words, way, to] of [
  ["cart", "Nothing was charged. Your cart is as it was.", "To your cart", /\/cart$/],
  ["buy now", "Nothing was charged.", "Back to the print", /\/grandprint\?imageId=quick/],
] as const)
  test(`an order that was not paid leads back to where it began: ${began}`, async ({ page }) => {
    await answering(page);
    const chosen = {
      product: "grandprint",
      size: "",
      frame: "",
      crop: 0,
      ratio: "square",
      imageId: undefined,
    };
    await given(page, { ...somebody, checkouts: { "session-1": began }, chosen } as typeof somebody, {
      ...known,
      "GET /cart/checkout-session/session-1": { ...checkout({ status: "expired" }), order: null },
    });
    await page.goto("/checkout/success/session-1");
    await expect(page).toHaveTitle("This order was not paid · Wallflower");
    await expect(page.getByText("Nothing was charged")).toHaveText(words);
    await page.getByRole("link", { name: way }).click();
    await expect(page).toHaveURL(to);
  });

test("a window is not called by thanks before anybody knows what they are for", async ({ page }) => {
  await answering(page);
  const path = "GET /cart/checkout-session/session-1";
  for (const [answer, title] of [
    [checkout({}), "Thank You For Your Order!"],
    [checkout({ status: "refunded" }), "Your Order"],
    ["never", "Your order"],
  ] as const) {
    await given(page, somebody, { ...known, [path]: answer });
    await page.goto("/checkout/success/session-1");
    await expect(page).toHaveTitle(`${title} · Wallflower`);
  }
});

/** Whoever is back from the payment page before the shop has heard of the payment, and how often they looked. */
async function backEarly(page: Page, unpaid: object = checkout(null)) {
  const shop = { isPaid: false, asked: 0 };
  await page.route("**/cart/checkout-session/*", (route) => {
    shop.asked += 1;
    return route.fulfill({ json: shop.isPaid ? checkout({}) : unpaid });
  });
  await page.clock.install();
  await answering(page);
  const { "GET /cart/checkout-session/session-1": _, ...answers } = known;
  await given(page, somebody, answers);
  await page.goto("/checkout/success/session-1");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const pass = async (seconds: number) => {
    const before = shop.asked;
    for (let at = 0; at < seconds; at += 2) {
      await page.clock.runFor(2_000);
      await hasHeard(page);
    }
    return shop.asked - before;
  };
  return { shop, pass };
}

test("a payment that is heard of late is shown where somebody waits for it, who asks more and more seldom", async ({
  page,
}) => {
  const { shop, pass } = await backEarly(page);
  expect(await pass(60)).toBeGreaterThan(15);
  expect(await pass(60)).toBeLessThanOrEqual(5);
  shop.isPaid = true;
  await pass(16);
  await expect(page.getByText(order.orderNumber)).toBeVisible();
  expect(await pass(60)).toBe(0);
});

test("whoever comes back to the window sees at once what was paid, and nobody asks before", async ({
  page,
}) => {
  const { shop, pass } = await backEarly(page);
  const see = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, state);
  await pass(60);
  await see("hidden");
  expect(await pass(60)).toBe(0);
  shop.isPaid = true;
  await see("visible");
  await expect(page.getByText(order.orderNumber)).toBeVisible();
});

test("an order that was not paid is not asked for again", async ({ page }) => {
  const { pass } = await backEarly(page, { ...checkout({ status: "expired" }), order: null });
  expect(await pass(10)).toBe(0);
});
