import { cart } from "../browser/asleep.ts";
import { openStageProcess } from "../local/stage-process.ts";
import { belongings } from "./belongings.ts";
import type { Row } from "./figures.ts";
import { firstView } from "./first-view.ts";
import { lighthouseMobile } from "./lighthouse.ts";
import { onAPhone } from "./phone.ts";
import { pressCosts } from "./press-cost.ts";
import { taps } from "./taps.ts";

const screens = ["/journey", "/products/preview/artpaper", "/cart", "/orders"];

/** Somebody who has a print in the cart, and a journey that is begun: these screens are not those of strangers. */
const returning = {
  who: "who has been there",
  state: {
    cart,
    progress: {
      "default-journey": {
        currentStep: 1,
        journeyStepValues: { artStyle: "bauhaus-style" },
        complete: false,
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

/** The screens that are pressed on: a stranger's, and those of a guest who has bought one of twelve pictures. */
async function pressed(url: string) {
  const { state, review, image, gallery, order } = await belongings(url);
  const strangers = ["/", "/products", "/products/artpaper", "/journey/default-journey"];
  return [
    ...[...strangers, "/products/preview/artpaper", "/cart"].map((path) => ({ path, what: path })),
    { path: review, what: "review of four pictures", state },
    { path: image, what: "a picture", state },
    { path: gallery, what: "gallery of twelve pictures", state },
    { path: order, what: "an order", state },
    { path: "/account", what: "/account", state },
  ];
}

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

export const pressing = () => opened(async (url) => taps(url, await pressed(url)));

/** Few rounds: every control of every screen is pressed in each. */
const ROUNDS = 3;

export const costing = () =>
  opened(async (url) => {
    // A guest who has pressed "Delete" or "Four more" is another one: each round has its own.
    const sites = async () =>
      (await pressed(url)).map(({ path, what, ...screen }) => ({ ...screen, name: what, url: url + path }));
    return pressCosts(sites, ROUNDS);
  });
