import { MOST_LINES } from "../../functions/core/cart/cart.ts";
import { frameNames } from "../../functions/core/catalogue/choice.ts";
import { LOOPBACK } from "../../stacks/local/server.ts";
import { nothing } from "../../web/src/store.ts";
import { aBrowser, type Browser } from "../siege/browser.ts";
import { bought, drawn, type Image } from "../siege/shopper.ts";

const wishes = ["A heron in the reeds", "A fox asleep under a birch", "A lighthouse above a stormy sea"];

/** As many prints as a cart takes, of all pictures, and how the browser that put them there remembers it. */
async function fullCart(browser: Browser, images: readonly Image[]) {
  const choices = ["16x24", "20x30"].flatMap((size) => frameNames.map((frame) => ({ size, frame })));
  const lines = choices.flatMap(({ size, frame }) =>
    images.map(({ _id, imageUrl, prompt }) => ({
      name: "Art Paper Print",
      copies: 1,
      productOptions: [
        { label: "Size", value: size },
        { label: "Frame", value: frame },
      ],
      relatedImage: { _id, imageUrl, prompt },
    })),
  );
  const kept = await browser.call("PUT", "/cart", {
    items: lines.slice(0, MOST_LINES),
    shippingAddress: { countryCode: "US" },
  });
  const { cart, version } = kept.body;
  const { items, quotes } = cart;
  return {
    ...{ ...nothing.cart, cartItems: items, held: items },
    ...{ quotes, latestVersion: version, since: version },
  };
}

/** A guest with twelve pictures, one of which is ordered: what their browser remembers, and the screens that show it. */
export async function belongings(url: string) {
  const browser = aBrowser(url, LOOPBACK);
  try {
    const { user, accessToken } = (await browser.call("POST", "/auth/register-guest")).body;
    const batches = [];
    for (const wish of wishes) batches.push(await drawn(browser, wish));
    const image = batches.at(-1)?.[0];
    if (!image) throw new Error("there is no picture");
    const order = await bought(browser, image);
    const filled = await fullCart(browser, batches.flat());
    const { cart, ...who } = user;
    return {
      state: { user: who, accessToken },
      filled,
      screens: [
        { what: "review of four pictures", path: `/imageReview/${image.relatedBatch}` },
        { what: "a picture", path: `/image/${image._id}` },
        { what: "gallery of twelve pictures", path: "/your-creations" },
        { what: "an order", path: `/orders/${order._id}` },
      ],
    };
  } finally {
    browser.close();
  }
}
