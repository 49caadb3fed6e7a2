import { journeys } from "../../functions/core/journeys/journeys.ts";
import {
  type AddressName,
  type Page,
  readyOfMany,
  readyPages,
  screenPaths,
  strangerPages,
  titled,
} from "../../functions/core/site/addresses.ts";
import { paths } from "../../functions/core/site/paths.ts";
import { catalogue } from "../../stacks/catalogue.ts";
import type { Known } from "../src/prerender.tsx";
import { screens } from "../src/screens.ts";

const { products } = catalogue;

type ReadyPage = Page & { known?: Known };

/** All pages that are written before anybody asks. */
export const pages: readonly ReadyPage[] = [
  ...readyPages.map((page) => (page.name === "products" ? { ...page, known: { products } } : page)),
  ...products.map(({ shortname, name, description }) => ({
    name: "product" as const,
    path: paths.product(shortname),
    title: titled(name),
    description,
    known: { products },
  })),
];

const journeyPaths = journeys.map(({ _id }) => paths.journey(_id));
const previewPaths = products.map(({ shortname }) => paths.productPreview(shortname));

const knownTo: Partial<Record<AddressName, Known>> = {
  journeyStart: { journeys },
  journey: { journeys },
  productPreview: { products },
};

/** Of the many addresses of a screen, the one that another leads to. */
const firstOf: Partial<Record<AddressName, string | undefined>> = { journey: journeyPaths[0] };

/** Screens as strangers are shown them; one that leads elsewhere stands there at once. */
export const forStrangers = strangerPages.map((page) => {
  const { leadsTo } = screens[page.name];
  return { ...page, known: knownTo[page.name], leadsTo: leadsTo && firstOf[leadsTo] };
});

const there = new Set([
  ...[...pages, ...screenPaths].map(({ path }) => path),
  ...[...journeyPaths, ...previewPaths],
]);
const served = [...readyOfMany, ...strangerPages.map(({ path }) => path)];
const missing = served.filter((path) => !there.has(path));
if (missing.length > 0) throw new Error(`the edge serves what is not there: ${missing.join(", ")}`);
