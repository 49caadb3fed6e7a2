import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { type Answers, answering, given } from "./states/answering.ts";
import { checkout, known, lines, order, pictures, somebody } from "./states/things.ts";

// What the specification says of an answer is all that the site counts on: our own shop says more, and another release
// may say it otherwise.

/** A page whose shop answers so. */
async function at(page: Page, path: string, answers: Answers, state = somebody) {
  await answering(page);
  await given(page, state, { ...known, ...answers });
  await page.goto(path);
}

const session = { sessionId: "session-1", cart: { items: order.items } };

for (const [what, answer] of [
  ["an order whose status is unknown", { ...checkout({}), order: { ...order, status: "weird" } }],
  ["an order without a status", { ...checkout({}), order: { ...order, status: undefined } }],
  ["a session of another kind", { checkoutSession: { ...session, status: "complete" }, order: null }],
  ["a session without a status", { checkoutSession: session }],
  ["a status that every object has", { checkoutSession: { ...session, status: "constructor" } }],
] as const)
  test(`${what} counts as placed`, async ({ page }) => {
    await at(page, "/checkout/success/session-1", { "GET /cart/checkout-session/session-1": answer });
    await expect(page.getByRole("heading", { name: "Thank You For Your Order!" })).toBeVisible();
    await expect(page.locator("#status")).toContainText("Placed");
  });

test("one order whose status is unknown takes no other down", async ({ page }) => {
  const weird = { ...order, _id: "order-2", status: "weird" };
  await at(page, "/orders", { "GET /orders": { orders: [weird, { ...order, status: "shipped" }] } });
  await expect(page.getByRole("article").filter({ hasText: "Placed" })).toHaveCount(2);
  await expect(page.getByRole("heading", { name: /^Order #/ })).toHaveText([/Placed$/, /Shipped$/]);
});

test("an order says what is known of it, and no more", async ({ page }) => {
  const costSummary = { shipping: { amount: "12.00" }, total: { amount: "1688.5" } };
  const { status, createdAt, shippingMethod } = order;
  const short = { status, createdAt, shippingMethod, costSummary };
  const items = lines.map((line) => ({ ...line, unitCost: { amount: "169.00" } }));
  await at(page, "/checkout/success/session-1", {
    "GET /cart/checkout-session/session-1": {
      checkoutSession: { ...session, status, cart: { items } },
      order: short,
    },
  });
  await expect(page.locator("#status")).toHaveText("Order TMP-session- Placed");
  await expect(page.getByRole("term")).toHaveText(["Subtotal", "Shipping (Budget)", "Total"]);
  await expect(page.getByRole("definition")).toHaveText(["$676.00", "$12.00", "$1,688.50"]);
  await expect(page.getByText("Tracking number")).toHaveCount(0);
});

test("a price that is written as text is a price", async ({ page }) => {
  const items = [{ ...lines[0], unitCost: { amount: "34.00" } }];
  const answer = { cart: { items, quotes: [{ shipmentMethod: "Budget" }] } };
  await at(page, "/cart", { "PUT /cart": answer });
  await page.getByRole("main").getByLabel("Quantity").first().selectOption("3");
  await expect(page.getByRole("main").getByText("$34.00")).toBeVisible();
  await expect(page.getByRole("main").getByText("$68.00")).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("main").getByText("$68.00")).toBeVisible();
});

test("pictures that come without a status are there", async ({ page }) => {
  const generatedImages = pictures.map(
    ({ _id, imageUrl, prompt, alt, aspectRatio, relatedBatch, journey, journeyStepValues }) => ({
      ...{ _id, imageUrl, prompt, alt, aspectRatio, relatedBatch, journey, journeyStepValues },
    }),
  );
  const wish = { values: {} } as never;
  const underWay = { journeyId: "default-journey", key: "a press", wish, batchId: "quick" };
  const answers = {
    "POST /images/generated-images/search": { generatedImages },
    "GET /user/generatedImages": { generatedImages },
    [`GET /images/${pictures[0]?._id}`]: { image: generatedImages[0] },
  };
  await at(page, "/journey/default-journey", answers, { ...somebody, underWay });
  await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Version 2" }).locator("img")).toHaveCount(1);
  await page.goto("/your-creations");
  await expect(page.locator("main img")).toHaveCount(pictures.length);
  await page.goto(`/image/${pictures[0]?._id}`);
  await expect(page.getByRole("button", { name: "Make a poster" })).toBeEnabled();
});
