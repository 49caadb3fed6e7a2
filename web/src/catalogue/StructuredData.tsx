import { currency } from "../../../functions/lib/money.ts";
import type { Art } from "../store.ts";
import type { Product } from "./queries.ts";

/** For search engines: what it is, and what it costs. */
export function StructuredData({ product, art }: { product: Product; art: Art | null }) {
  const prices = Object.values(product.skuMap).map(({ unitCost }) => unitCost.amount);
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.description,
    ...(art && { image: new URL(art.imageUrl, window.location.origin).href }),
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: currency,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      availability: "https://schema.org/InStock",
    },
  };
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
