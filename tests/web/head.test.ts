import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readyPages } from "../../functions/core/site/addresses.ts";
import { catalogue } from "../../stacks/catalogue.ts";
import { headOf, previewOf, robotsOf, shellHead, sitemapOf } from "../../web/build/head.ts";
import { forStrangers, pages } from "../../web/build/ready.ts";

const page = { path: "/about", title: 'Why "we" & you', description: "Less <b>more</b>" };

test("a page with an address says where it belongs", () => {
  const head = headOf(page, { address: "https://shop.example", fonts: [] });
  expect(head).toContain('<link rel="canonical" href="https://shop.example/about" />');
  expect(head).toContain('<meta property="og:url" content="https://shop.example/about" />');
});

test("a screen that stands where another leads to names that one as its place", () => {
  const journey = { path: "/journey/default-journey", address: "https://shop.example", fonts: [] };
  const link = '<link rel="canonical" href="https://shop.example/journey/default-journey" />';
  expect(shellHead(journey)).toContain(link);
  expect(shellHead({ ...journey, address: undefined })).not.toContain("canonical");
  expect(forStrangers.find(({ path }) => path === "/journey")?.leadsTo).toBe(journey.path);
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

test("every page has a picture to be shared with, a JPEG of the size that networks want", async () => {
  for (const { path } of readyPages) {
    const file = join(import.meta.dirname, "../../web/public", previewOf(path));
    expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
  const head = headOf(page, { address: "https://shop.example", fonts: [] });
  expect(head).toContain('<meta property="og:image" content="https://shop.example/og/about.jpg" />');
});

test("what a page is stands in it for search engines, and cannot end its own element", () => {
  const read = (path: string) => {
    const head = headOf({ ...page, path }, { address: "https://shop.example", fonts: [] });
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
    return JSON.parse(json)["@graph"];
  };
  expect(read("/about")[0]).toMatchObject({
    "@type": "WebPage",
    description: page.description,
    url: "https://shop.example/about",
  });
  const home = read("/");
  expect(home.map((one: { "@type": string }) => one["@type"])).toEqual(["WebSite", "OnlineStore", "FAQPage"]);
  expect(home[2].mainEntity).toHaveLength(6);
});

test("the icons of home screens are there, in the sizes that the manifest says", async () => {
  const folder = join(import.meta.dirname, "../../web/public");
  const { icons } = JSON.parse(readFileSync(join(folder, "site.webmanifest"), "utf8"));
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(folder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("the sitemap lists every page, and robots are told of it", () => {
  expect(sitemapOf([page], "https://shop.example")).toContain("<loc>https://shop.example/about</loc>");
  for (const file of ["sitemap", "sitemap-pictures"])
    expect(robotsOf("https://shop.example")).toContain(`Sitemap: https://shop.example/${file}.xml`);
  expect(robotsOf(undefined)).not.toContain("Sitemap");
});

test("every product is in the sitemap of a stage with a domain, under its own title and words", () => {
  const sitemap = sitemapOf(pages, "https://shop.example");
  for (const { shortname, name, description } of catalogue.products) {
    const path = `/products/${shortname}`;
    expect(sitemap).toContain(`<loc>https://shop.example${path}</loc>`);
    expect(pages.find((page) => page.path === path)).toMatchObject({
      title: `${name} · Wallflower`,
      description,
    });
  }
  // A picture is shared with whoever was given its link: it is nobody else's to find.
  expect(sitemap).not.toContain("/image/");
});
