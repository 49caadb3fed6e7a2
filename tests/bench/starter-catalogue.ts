import { currency } from "../../functions/lib/money.ts";
import { catalogue } from "../../stacks/catalogue.ts";
import { idOf, imageOf, printOf } from "./starter-prints.ts";

type Lines = { merchandiseId: string }[];

const pageInfo = { hasNextPage: false, hasPreviousPage: false };

/** What Shopify's Storefront API answers of our catalogue, as far as a first page, a product and a cart ask for it. */
export function storefront(url: string) {
  const products = catalogue.products.map((product) => printOf(url, product));
  const collection = {
    id: idOf("Collection", "prints"),
    title: "Prints",
    handle: "prints",
    image: imageOf(`${url}/scenes/home-1920.avif`, 1920, 683),
  };

  /** Every cart holds one print, whose name it has. */
  function cartWith(print: string) {
    const bought = idOf("ProductVariant", print);
    const merchandise = products.flatMap(({ variants }) => variants).find(({ id }) => id === bought);
    const cost = merchandise?.price;
    const line = {
      __typename: "CartLine",
      id: idOf("CartLine", print),
      quantity: 1,
      attributes: [],
      cost: { totalAmount: cost, amountPerQuantity: cost },
      merchandise,
    };
    return {
      id: idOf("Cart", print),
      updatedAt: new Date(0).toISOString(),
      checkoutUrl: url,
      totalQuantity: 1,
      appliedGiftCards: [],
      buyerIdentity: {},
      lines: { nodes: [line] },
      cost: { subtotalAmount: cost, totalAmount: cost },
      attributes: [],
      discountCodes: [],
    };
  }

  const added = ([line]: Lines) => ({
    cart: line && cartWith(line.merchandiseId.slice(idOf("ProductVariant", "").length)),
    userErrors: [],
    warnings: [],
  });
  const item = (title: string, path: string) => ({
    id: idOf("MenuItem", title),
    tags: [],
    title,
    type: "HTTP",
    url: url + path,
    items: [],
  });
  return {
    shop: { id: idOf("Shop", "1"), name: "Wallflower", primaryDomain: { url } },
    localization: { country: { currency: { isoCode: currency } }, language: { isoCode: "EN" } },
    menu: ({ handle }: { handle: string }) => ({
      id: idOf("Menu", handle),
      items: [item("Prints", "/collections/prints"), item("About", "/pages/about")],
    }),
    collections: () => ({ nodes: [collection], pageInfo }),
    products: ({ first }: { first: number }) => ({ nodes: products.slice(0, first), pageInfo }),
    product: ({ handle }: { handle: string }) => products.find((one) => one.handle === handle),
    cart: ({ id }: { id: string }) => cartWith(id.slice(idOf("Cart", "").length)),
    cartCreate: ({ input }: { input: { lines: Lines } }) => added(input.lines),
    cartLinesAdd: ({ lines }: { lines: Lines }) => added(lines),
  };
}
