import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { checkout, known, somebody } from "./states/things.ts";

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
