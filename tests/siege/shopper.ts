import { setTimeout as pause } from "node:timers/promises";
import { solve } from "../../functions/lib/puzzle.ts";
import { answers } from "../support/picture-requests.ts";
import { type Answered, aBrowser, type Browser } from "./browser.ts";

const ship = { shippingAddress: { countryCode: "US" } };
const card = {
  email: "ada@example.com",
  name: "Ada Lovelace",
  line1: "1 Main St",
  city: "Boston",
  state: "MA",
  zip: "02108",
  card: "4242 4242 4242 4242",
  expiration: "12/30",
  cvc: "123",
};

class Unexpected extends Error {}

function fine({ status, text, body }: Answered, what: string, ...also: number[]) {
  if (status !== 200 && !also.includes(status))
    throw new Unexpected(`${what}: ${status} ${text.slice(0, 200)}`);
  return body;
}

/** Asks until it is so, as a page does. */
async function until<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> {
  for (let looks = 0; looks < 150; looks++) {
    const found = await ask();
    if (found !== undefined) return found;
    await pause(400);
  }
  throw new Unexpected(`${what}: not within a minute`);
}

type Image = { _id: string; imageUrl: string; prompt: string; relatedBatch: string; status: string };

/** Four pictures, once they are made. */
export async function drawn(browser: Browser, words: string): Promise<Image[]> {
  const asked = { journeyId: "default-journey", journeyStepValues: { ...answers, subject: words } };
  let begun = await browser.call("POST", "/images/text-to-image", asked);
  if (begun.status === 428) {
    const solved = await solve(begun.body.puzzle);
    begun = await browser.call("POST", "/images/text-to-image", { ...asked, solved });
  }
  const [{ relatedBatch }] = fine(begun, "generate").generatedImages;
  return until("pictures", async () => {
    const found = await browser.call("POST", "/images/generated-images/search", { relatedBatch });
    const { generatedImages }: { generatedImages: Image[] } = fine(found, "look");
    return generatedImages.every(({ status }) => status === "ready") ? generatedImages : undefined;
  });
}

/** A print of it, as a line of a cart. */
export const printOf = ({ _id, imageUrl, prompt }: Image, size: string, frame: string) => ({
  name: "Art Paper Print",
  copies: 1,
  productOptions: [
    { label: "Size", value: size },
    { label: "Frame", value: frame },
  ],
  relatedImage: { _id, imageUrl, prompt },
});

/** What the shop makes of a cart. */
export const kept = async (browser: Browser, items: readonly ReturnType<typeof printOf>[]) =>
  fine(await browser.call("PUT", "/cart", { items, ...ship }), "cart");

/** A print of it, put into the cart and paid for: its order. */
export async function bought(browser: Browser, image: Image): Promise<{ _id: string }> {
  const { cart } = await kept(browser, [printOf(image, "16x24", "black")]);
  const { session } = fine(
    await browser.call("POST", "/cart/create-checkout-session", {
      items: cart.items,
      ...ship,
      currencyCode: "USD",
    }),
    "checkout",
  );
  const page = new URL(session.url);
  const shown = await browser.raw(page.pathname, {}, page.origin);
  fine(shown, "page to pay at");
  const shipping = /name="shipping" value="([^"]+)"/.exec(shown.text)?.[1] ?? "";
  const form = new URLSearchParams({ ...card, shipping }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  fine(await browser.raw(page.pathname, { method: "POST", body: form, headers }, page.origin), "pay", 303);
  return until("paid order", async () => {
    const path = `/cart/checkout-session/${session.sessionId}`;
    return fine(await browser.call("GET", path), "confirmation").order ?? undefined;
  });
}

/** Somebody who wants a picture on the wall: from the first page to the order that is paid. */
export async function shopHonestly(origin: string, from: string, words: string) {
  const browser = aBrowser(origin, from);
  try {
    fine(await browser.raw("/"), "home");
    fine(await browser.call("POST", "/auth/register-guest"), "guest");
    const [image] = await drawn(browser, words);
    if (!image) throw new Unexpected("pictures: none");
    fine(await browser.raw(image.imageUrl), "picture");
    fine(await browser.call("GET", "/products"), "products");
    await bought(browser, image);
    const { orders } = fine(await browser.call("GET", "/orders"), "orders");
    if (orders.length !== 1) throw new Unexpected(`orders: ${orders.length}`);
  } finally {
    browser.close();
  }
}
