import { structuredOfferOf } from "../../../functions/core/catalogue/structured-offer.ts";
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
    offers: structuredOfferOf(product),
  };
  // Nothing in it may look like the end of its element.
  const __html = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no element can begin.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
