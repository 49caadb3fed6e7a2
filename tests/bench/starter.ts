import { fork } from "node:child_process";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { siteFiles } from "../../stacks/local/origin/site-files.ts";
import { LOOPBACK, listen, listener } from "../../stacks/local/server.ts";
import { walls } from "../../web/src/home/walls.ts";
import { openStageProcess } from "../local/stage-process.ts";
import { findChromium } from "../support/chromium.ts";
import type { Row } from "./figures.ts";
import { firstView } from "./first-view.ts";
import { blocking, lighthouseMobile } from "./lighthouse.ts";
import { pressCosts } from "./press-cost.ts";
import { startersBuilt } from "./starter-built.ts";
import { taps } from "./taps.ts";

type Site = { name: string; url: string; paths: string[]; lives?: string };

/** One press may meet a moment when the machine is busy: a page is judged by what its controls take mostly. */
const PRESSES = 5;
const [{ product, name: sold }] = walls;
const shopPaths = ["/", `/products/${product}`];

/** A shop's page without its products would be light, and no shop's. */
async function showsProducts({ name, url, paths }: Site) {
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    for (const path of paths) {
      await page.goto(url + path);
      await page.getByRole("heading", { name: sold }).waitFor();
    }
  } catch (cause) {
    throw new Error(`${name} does not show the product`, { cause });
  } finally {
    await browser.close();
  }
}

async function hydrogen(root: string) {
  const child = fork(join(import.meta.dirname, "starter-shop.ts"), [root]);
  const opened = Promise.withResolvers<{ url: string }>();
  child.once("message", opened.resolve);
  child.once("exit", () => opened.reject(new Error("Hydrogen's server did not open")));
  const { url } = await opened.promise;
  return { url, close: async () => child.disconnect() };
}

function page(root: string) {
  const files = siteFiles(join(root, "dist"));
  return listen(
    listener((request) => files(request, new URL(request.url).pathname)),
    { host: LOOPBACK },
  );
}

const measured = async ({ url, paths, ...more }: Site): Promise<Row[]> => {
  const screens = paths.map((path) => ({ path, ...(more.lives && { lives: more.lives }) }));
  return [
    ...(await firstView(url, screens)),
    ...(await lighthouseMobile(url, paths)),
    ...(await blocking(url, paths)),
  ];
};

async function besides(sites: readonly Site[]): Promise<Row[]> {
  for (const site of sites) if (site.paths === shopPaths) await showsProducts(site);
  const rows: Row[] = [];
  for (const site of sites)
    for (const { what, figure } of await measured(site)) rows.push({ what: `${site.name}: ${what}`, figure });
  const pressed = sites.flatMap(({ name, url, paths, lives }) =>
    paths.map((path) => ({ what: `${name}: ${path}`, url: url + path, lives })),
  );
  return [...rows, ...(await taps(pressed, PRESSES)), ...(await pressCosts(async () => pressed))];
}

/**
 * Our first page and a product's beside what Shopify's starter of a shop gives, and `npm create vite@latest -- --template
 * react`, served and slowed down alike.
 */
export async function starter(): Promise<Row[]> {
  const built = startersBuilt();
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const stage = await openStageProcess({ DATA_DIR: ":memory:" });
    closing.push(() => stage.end("SIGINT"));
    const shop = await hydrogen(built.hydrogen.root);
    closing.push(shop.close);
    const bare = await page(built.react.root);
    closing.push(bare.close);
    return await besides([
      { name: "ours", url: stage.url, paths: shopPaths },
      {
        name: built.hydrogen.name,
        url: shop.url,
        paths: shopPaths,
        lives: "html:has(#customer-privacy-api)",
      },
      { name: built.react.name, url: bare.url, paths: ["/"], lives: "button" },
    ]);
  } finally {
    for (const close of closing) await close();
  }
}
