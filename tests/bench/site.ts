import { openStageProcess } from "../local/stage-process.ts";
import type { Row } from "./figures.ts";
import { firstView } from "./first-view.ts";
import { lighthouseMobile } from "./lighthouse.ts";
import { onAPhone } from "./phone.ts";
import { taps } from "./taps.ts";

const screens = ["/journey", "/products/preview/artpaper", "/cart", "/orders"];

const line = {
  ...{ sku: "x", name: "Art Paper Print", description: "", copies: 1, productOptions: [] },
  unitCost: { amount: 18, currency: "USD" },
  relatedImage: { _id: "i", imageUrl: "/art/bauhaus-240.avif", prompt: "A cat" },
};

/** Somebody who has a print in the cart, and a journey that is begun: these screens are not those of strangers. */
const returning = {
  who: "who has been there",
  state: {
    cart: { cartItems: [line], quotes: [], latestVersion: 1 },
    progress: {
      "default-journey": {
        ...{ currentStep: 1, complete: false },
        journeyStepValues: { artStyle: "bauhaus-style" },
      },
    },
  },
};

async function guest(url: string) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/v1/auth/register-guest`, { method: "POST", headers, body: "{}" });
  const { user, accessToken } = (await answer.json()) as { user: object; accessToken: string };
  return { who: "a guest", state: { user, accessToken } };
}

/** The journey, and what has to come alive by itself. */
const pressed = ["/journey/default-journey", "/products/preview/artpaper", "/cart"];

/** The site as `npm start` serves it. */
async function opened(look: (url: string) => Promise<Row[]>): Promise<Row[]> {
  const stage = await openStageProcess({ DATA_DIR: ":memory:" });
  try {
    return await look(stage.url);
  } finally {
    await stage.end("SIGINT");
  }
}

export const site = () =>
  opened(async (url) => [
    ...(await firstView(url, [
      { path: "/", scriptKb: 0 },
      { path: "/products", scriptKb: 0 },
      { path: "/products/artpaper", scriptKb: 0 },
      { path: "/journey/default-journey", scriptKb: 0 },
      { path: "/products/preview/artpaper", scriptKb: 0 },
      { path: "/cart", scriptKb: 0 },
      { path: "/orders", scriptKb: 0 },
    ])),
    ...(await lighthouseMobile(url, ["/", "/products", "/products/artpaper", "/about"], 95)),
    ...(await onAPhone(url, ["/", "/products/artpaper", ...screens])),
    ...(await onAPhone(url, ["/journey", "/cart"], returning)),
    ...(await onAPhone(url, ["/orders"], await guest(url))),
  ]);

export const pressing = () =>
  opened((url) => taps(url, ["/", "/products", "/products/artpaper", ...pressed]));
