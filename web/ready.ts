import { journeys } from "../functions/core/journeys/journeys.ts";
import {
  type AddressName,
  type Page,
  readyOfMany,
  readyPages,
  strangerPages,
} from "../functions/core/site/addresses.ts";
import { paths } from "../functions/core/site/paths.ts";
import { catalogue } from "../stacks/catalogue.ts";

const { products } = catalogue;

/** What is the same for everybody and stands in a page: it is asked for once more when the page comes to life. */
export type Known = { products?: typeof products; journeys?: typeof journeys };
type ReadyPage = Page & { known?: Known };

/** All pages that are written before anybody asks. */
export const pages: readonly ReadyPage[] = [
  ...readyPages.map((page) => (page.name === "products" ? { ...page, known: { products } } : page)),
  ...products.map(({ shortname, name, description }) => ({
    name: "product" as const,
    path: paths.product(shortname),
    title: `${name} · Wallflower`,
    description,
    known: { products },
  })),
];

const [first] = journeys;
const firstJourney = paths.journey(first?._id ?? "");

const knownTo: Partial<Record<AddressName, Known>> = {
  journeyStart: { journeys },
  journey: { journeys },
  productPreview: { products },
};

/** Screens as strangers are shown them; one that leads elsewhere stands there at once. */
export const forStrangers = strangerPages.map((page) => ({
  ...page,
  known: knownTo[page.name],
  leadsTo: page.name === "journeyStart" ? firstJourney : undefined,
}));

const missing = readyOfMany.filter((path) => !pages.some((page) => page.path === path));
if (missing.length > 0) throw new Error(`the edge serves what nobody writes: ${missing.join(", ")}`);
