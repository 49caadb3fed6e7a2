import type { Page as FullPage } from "../../functions/core/site/addresses.ts";
import { questions } from "../src/home/faq.ts";

type Page = Omit<FullPage, "name">;

/** What a page is, in the words of schema.org: for search engines, which read no design. */
export function structuredData({ path, title, description }: Page, address: string | undefined): string {
  const at = (where: string) => (address ? { url: `${address}${where}` } : {});
  const shop = {
    "@type": "OnlineStore",
    name: "Wallflower",
    ...at("/"),
    ...(address && { logo: `${address}/icons/512.png` }),
  };
  const page = { "@type": "WebPage", name: title, description, ...at(path), isPartOf: shop };
  const faq = {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  const graph = path === "/" ? [{ "@type": "WebSite", name: "Wallflower", ...at("/") }, shop, faq] : [page];
  // Inside a script element nothing may look like its end.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
}
