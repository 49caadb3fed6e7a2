import { MOST_LINES } from "../../functions/core/cart/cart.ts";
import { frameNames } from "../../functions/core/catalogue/choice.ts";
import { LOOPBACK } from "../../stacks/local/server.ts";
import { nothing } from "../../web/src/store.ts";
import { aBrowser } from "../siege/browser.ts";
import { bought, drawn, kept, printOf } from "../siege/shopper.ts";

const wishes = ["A heron in the reeds", "A fox asleep under a birch", "A lighthouse above a stormy sea"];

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
    const { cart, ...who } = user;
    return {
      state: { user: who, accessToken },
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

const sizes = ["16x24", "20x30", "24x36", "12x18"];

/** A guest whose cart holds as many prints as it takes: what their browser remembers. */
export async function fullCart(url: string) {
  const browser = aBrowser(url, LOOPBACK);
  try {
    const { user, accessToken } = (await browser.call("POST", "/auth/register-guest")).body;
    const images = await drawn(browser, "A heron in the reeds");
    const prints = sizes.flatMap((size) =>
      frameNames.flatMap((frame) => images.map((image) => printOf(image, size, frame))),
    );
    const { cart, version } = await kept(browser, prints.slice(0, MOST_LINES));
    const { items, quotes } = cart;
    const known = { cartItems: items, held: items, quotes, latestVersion: version, since: version };
    const { cart: _, ...who } = user;
    return { user: who, accessToken, cart: { ...nothing.cart, ...known } };
  } finally {
    browser.close();
  }
}
