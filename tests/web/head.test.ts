import { expect, test } from "vitest";
import { headOf, robotsOf, sitemapOf } from "../../web/head.ts";

const page = { path: "/about", title: 'Why "we" & you', description: "Less <b>more</b>" };

test("a page with an address says where it belongs", () => {
  const head = headOf(page, { address: "https://shop.example", fonts: [] });
  expect(head).toContain('<link rel="canonical" href="https://shop.example/about" />');
  expect(head).toContain('<meta property="og:url" content="https://shop.example/about" />');
});

test("without an address nothing wrong is said", () => {
  const head = headOf(page, { address: undefined, fonts: ["assets/a.woff2"] });
  expect(head).not.toContain("canonical");
  expect(head).toContain('<link rel="preload" href="/assets/a.woff2"');
});

test("titles and descriptions stay text", () => {
  const head = headOf(page, { address: undefined, fonts: [] });
  expect(head).toContain("<title>Why &quot;we&quot; &amp; you</title>");
  expect(head).toContain('content="Less &lt;b>more&lt;/b>"');
});

test("the sitemap lists every page, and robots are told of it", () => {
  expect(sitemapOf([page], "https://shop.example")).toContain("<loc>https://shop.example/about</loc>");
  expect(robotsOf("https://shop.example")).toContain("Sitemap: https://shop.example/sitemap.xml");
  expect(robotsOf(undefined)).not.toContain("Sitemap");
});
