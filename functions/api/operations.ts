import * as accounts from "./accounts.ts";
import * as cart from "./cart.ts";
import * as catalogue from "./catalogue.ts";
import * as checkout from "./checkout.ts";
import * as contact from "./contact.ts";
import * as health from "./health.ts";
import * as images from "./images.ts";
import * as journeys from "./journeys.ts";
import * as newsletter from "./newsletter.ts";
import type { AnyOperation, Contract } from "./operation.ts";
import * as orders from "./orders.ts";
import * as ownAccount from "./own-account.ts";
import * as site from "./site.ts";
import * as webhooks from "./webhooks.ts";

/** Every call of the API: a noun, a line. */
const nouns = {
  ...accounts,
  ...ownAccount,
  ...health,
  ...journeys,
  ...images,
  ...catalogue,
  ...cart,
  ...checkout,
  ...orders,
  ...webhooks,
  ...contact,
  ...newsletter,
  ...site,
};

export const operations: readonly AnyOperation[] = Object.values(nouns);

type Declared = (typeof nouns)[keyof typeof nouns];

/** The API as its callers see it, by "METHOD /path": the site's client takes its types from here. */
export type Operations = {
  [O in Declared as `${O["method"]} ${O["path"]}`]: Contract<O>;
};
