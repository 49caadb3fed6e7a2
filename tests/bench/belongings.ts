import { LOOPBACK } from "../../stacks/local/server.ts";
import { aBrowser } from "../siege/browser.ts";
import { bought, drawn } from "../siege/shopper.ts";

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
