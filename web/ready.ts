import { type Page, readyOfMany, readyPages } from "../functions/core/site/addresses.ts";
import { paths } from "../functions/core/site/paths.ts";
import { catalogue } from "../stacks/catalogue.ts";

const { products } = catalogue;

/** What is the same for everybody and stands in a page: it is asked for once more when the page comes to life. */
type ReadyPage = Page & { products?: typeof products };

/** All pages that are written before anybody asks. */
export const pages: readonly ReadyPage[] = [
  ...readyPages.map((page) => (page.name === "products" ? { ...page, products } : page)),
  ...products.map(({ shortname, name, description }) => ({
    name: "product" as const,
    path: paths.product(shortname),
    title: `${name} · Wallflower`,
    description,
    products,
  })),
];

const missing = readyOfMany.filter((path) => !pages.some((page) => page.path === path));
if (missing.length > 0) throw new Error(`the edge serves what nobody writes: ${missing.join(", ")}`);
