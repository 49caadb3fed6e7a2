import type { Page } from "@playwright/test";

/** The site's script waits until it is let in; what stands in the page runs by itself. */
export async function withheld(page: Page) {
  const { promise: coming, resolve: letIn } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await coming;
    await route.continue();
  });
  return letIn;
}

export const alive = (page: Page) => page.locator("html[data-alive]").waitFor();

const line = {
  sku: "x",
  name: "Art Paper Print",
  description: "",
  copies: 2,
  unitCost: { amount: 10, currency: "USD" },
  productOptions: [],
  relatedImage: { _id: "i", imageUrl: "/art/bauhaus-240.avif", prompt: "A cat" },
};
export const cart = { cartItems: [line], quotes: [], latestVersion: 1 };
/** What a browser remembers, as the site has put it. */
export const rootOf = (state: object) =>
  JSON.stringify({ state: { user: null, currentArt: null, cart: { cartItems: [] }, ...state }, version: 1 });
