import type { Page } from "@playwright/test";
import { expect, hasHeard, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { checkout, known, order, somebody } from "./states/things.ts";

/** Whoever is back from the payment page before the shop has heard of the payment, and how often they looked. */
async function backEarly(page: Page, unpaid: object = checkout(null), state = somebody) {
  const shop = { isPaid: false, asked: 0 };
  await page.route("**/cart/checkout-session/*", (route) => {
    shop.asked += 1;
    return route.fulfill({ json: shop.isPaid ? checkout({}) : unpaid });
  });
  await page.clock.install();
  await answering(page);
  const { "GET /cart/checkout-session/session-1": _, ...answers } = known;
  await given(page, state, answers);
  await page.goto("/checkout/success/session-1");
  await page.getByRole("heading", { level: 1 }).waitFor();
  /** In steps, since the next question follows an answer: where none is to be asked, one step does. */
  const pass = async (seconds: number, step = 2) => {
    const before = shop.asked;
    for (let at = 0; at < seconds; at += step) {
      await page.clock.runFor(step * 1_000);
      await hasHeard(page);
    }
    return shop.asked - before;
  };
  return { shop, pass };
}

for (const [began, words, way, to] of [
  ["cart", "Nothing was charged. Your cart is as it was.", "To your cart", /\/cart$/],
  ["buy now", "Nothing was charged.", "Back to the print", /\/grandprint\?imageId=quick/],
] as const)
  test(`an order that was not paid is not asked for again, and leads back to where it began: ${began}`, async ({
    page,
  }) => {
    const chosen = {
      product: "grandprint",
      size: "",
      frame: "",
      crop: 0,
      ratio: "square",
      imageId: undefined,
    };
    const { pass } = await backEarly(page, { ...checkout({ status: "expired" }), order: null }, {
      ...somebody,
      checkouts: { "session-1": began },
      chosen,
    } as typeof somebody);
    await expect(page).toHaveTitle("This order was not paid · Wallflower");
    await expect(page.getByText("Nothing was charged")).toHaveText(words);
    expect(await pass(60, 60)).toBe(0);
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

// How often it is looked for is in tests/web/looked-for.test.ts.
test("a payment that is heard of late is shown where somebody waits for it, who then asks no more", async ({
  page,
}) => {
  const { shop, pass } = await backEarly(page);
  expect(await pass(10)).toBeGreaterThan(2);
  shop.isPaid = true;
  await pass(4);
  await expect(page.getByText(order.orderNumber)).toBeVisible();
  expect(await pass(60, 60)).toBe(0);
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
  await pass(6);
  await see("hidden");
  expect(await pass(60, 60)).toBe(0);
  shop.isPaid = true;
  await see("visible");
  await expect(page.getByText(order.orderNumber)).toBeVisible();
});
