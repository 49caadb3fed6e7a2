import type { Page, Route } from "@playwright/test";
import { currency } from "../../functions/lib/money.ts";

const picture = (n: number) => ({
  _id: `quick-${n}`,
  imageUrl: "/art/hokusai-720.webp",
  prompt: "A fox asleep under a birch",
  alt: "A fox asleep under a birch",
  aspectRatio: "portrait",
  relatedBatch: "quick",
  journey: "default-journey",
  journeyStepValues: {
    subject: "A fox asleep under a birch",
    artStyle: "sumi-e-style",
    aspectRatio: "portrait",
  },
  status: "ready",
  seed: n,
  model: "quick",
  width: 720,
  height: 1080,
});

const generatedImages = [1, 2, 3, 4].map(picture);
const money = (amount: number) => ({ amount, currency });

/** A shop whose pictures are there at once and whose payment page pays by itself; the rest of it is the real one. */
export async function quickShop(page: Page) {
  let bought: { unitCost: { amount: number }; copies: number }[] = [];
  const json = (answer: () => unknown) => (route: Route) => route.fulfill({ json: answer() });
  await page.route(
    "**/images/text-to-image",
    json(() => ({ generatedImages })),
  );
  await page.route(
    "**/generated-images/search",
    json(() => ({ generatedImages })),
  );
  await page.route(
    "**/api/v1/images/quick-*",
    json(() => ({ image: generatedImages[0] })),
  );
  await page.route(
    "**/user/generatedImages*",
    json(() => ({ generatedImages })),
  );
  await page.route("**/api/v1/cart", (route) => {
    const { items, version } = route.request().postDataJSON();
    return route.fulfill({ json: { cart: { items, quotes: [] }, version } });
  });
  await page.route("**/create-checkout-session", (route) => {
    bought = route.request().postDataJSON().items;
    return route.fulfill({
      json: { session: { url: "/checkout/success/quick-order", sessionId: "quick-order" } },
    });
  });
  await page.route(
    "**/cart/checkout-session/*",
    json(() => {
      const total = bought.reduce((sum, { unitCost, copies }) => sum + unitCost.amount * copies, 0);
      return {
        checkoutSession: { sessionId: "quick-order", status: "pending", cart: { items: bought } },
        order: {
          _id: "quick-order",
          orderNumber: "WF-QUICK",
          status: "pending",
          createdAt: new Date().toISOString(),
          items: bought,
          costSummary: { items: money(total), shipping: money(0), tax: money(0), total: money(total) },
          prodigiOrderDetails: {},
        },
      };
    }),
  );
}
