import { offerOf } from "../../../functions/core/catalogue/offer.ts";
import type { Art } from "../store.ts";
import type { Product } from "./queries.ts";

/** For search engines: what it is, and what it costs. */
export function StructuredData({ product, art }: { product: Product; art: Art | null }) {
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.description,
    ...(art && { image: new URL(art.imageUrl, window.location.origin).href }),
    offers: offerOf(product),
  };
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
