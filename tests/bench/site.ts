import { readyOfMany, readyPages } from "../../functions/core/site/addresses.ts";
import { cart } from "../browser/asleep.ts";
import { openStageProcess } from "../local/stage-process.ts";
import { belongings, fullCart } from "./belongings.ts";
import type { Row } from "./figures.ts";
import { firstView } from "./first-view.ts";
import { lighthouseMobile } from "./lighthouse.ts";
import { onAPhone } from "./phone.ts";
import { pressCosts } from "./press-cost.ts";
import { taps } from "./taps.ts";

/** Somebody who has a print in the cart, and a journey that is begun: these screens are not those of strangers. */
const returning = {
  cart,
  progress: {
    "default-journey": {
      currentStep: 1,
      journeyStepValues: { artStyle: "bauhaus-style" },
      complete: false,
    },
  },
};

const plain = (paths: readonly string[]) => paths.map((path) => ({ path, what: path }));

/** What a phone opens: the screens of strangers, of somebody who has been there, and of a guest with pictures. */
async function looked(url: string) {
  const { state, screens } = await belongings(url);
  const strangers = ["/", "/products", "/products/artpaper", "/journey", "/products/preview/artpaper"];
  const known = (path: string, who: string, state: object) => ({ path, what: `${path}, ${who}`, state });
  return [
    ...plain([...strangers, "/cart", "/orders"]),
    ...["/journey", "/cart"].map((path) => known(path, "who has been there", returning)),
    known("/orders", "a guest", state),
    ...screens.map((screen) => ({ ...screen, state })),
  ];
}

/** The screens that are pressed on: a stranger's, and those of a guest who has bought one of twelve pictures. */
async function pressed(url: string) {
  const { state, screens } = await belongings(url);
  const full = await fullCart(url);
  const strangers = ["/", "/products", "/products/artpaper", "/journey/default-journey"];
  const all = [
    ...plain([...strangers, "/products/preview/artpaper", "/cart"]),
    ...[...screens, ...plain(["/account"])].map((screen) => ({ ...screen, state })),
    ...["/cart", "/about"].map((path) => ({ path, what: `${path}, with a full cart`, state: full })),
  ];
  return all.map(({ path, ...screen }) => ({ ...screen, url: url + path }));
}

/** The pages that most open first, and all others that are ready: those are alike. */
const often = ["/", "/products", "/products/artpaper", "/about"];
const ready = [...readyPages.map(({ path }) => path), ...readyOfMany];
const once = ready.filter((path) => !often.includes(path));

/** The site as `npm start` serves it. */
async function opened(look: (url: string) => Promise<Row[]>): Promise<Row[]> {
  const stage = await openStageProcess({ DATA_DIR: ":memory:", WALLFLOWER_LIMITS: "off" });
  try {
    return await look(stage.url);
  } finally {
    await stage.end("SIGINT");
  }
}

export const site = () =>
  opened(async (url) => [
    ...(await firstView(url, [
      { path: "/" },
      { path: "/products" },
      { path: "/products/artpaper" },
      { path: "/journey/default-journey" },
      { path: "/products/preview/artpaper" },
      { path: "/cart" },
      { path: "/orders" },
    ])),
    ...(await lighthouseMobile(url, often)),
    ...(await lighthouseMobile(url, once, 1)),
    ...(await onAPhone(url, await looked(url))),
  ]);

export const pressing = () => opened(async (url) => taps(await pressed(url)));

/** Few rounds: every control of every screen is pressed in each. */
const ROUNDS = 3;

export const costing = () =>
  opened(async (url) => {
    // A guest who has pressed "Delete" or "Four more" is another one: each round has its own.
    return pressCosts(() => pressed(url), ROUNDS);
  });
