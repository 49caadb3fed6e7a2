import { openCatalogue } from "../functions/core/catalogue/catalogue.ts";
import { prodigiPrices } from "../functions/partners/prodigi/prices.ts";

/** What every stage sells, as the site's build writes its pages. */
export const catalogue = openCatalogue(prodigiPrices);
