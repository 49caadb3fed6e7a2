import { addresses, type Page as FullPage, personalStems } from "../../functions/core/site/addresses.ts";
import { API_ROUTE } from "../../functions/core/site/api-paths.ts";
import { structuredData } from "./structured-data.ts";

type Page = Omit<FullPage, "name">;

type Site = {
  /** Where the site is found, without a slash at its end; unknown for a stage without a domain. */
  address: string | undefined;
  fonts: readonly string[];
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`;

const preload = (file: string) =>
  `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;

const canonical = (url: string) => `<link rel="canonical" href="${url}" />`;

/** What needs the whole address: it is left out rather than wrong. */
const placed = ({ path }: Page, address: string) => [
  canonical(address + path),
  property("og:url", `${address}${path}`),
  property("og:image", `${address}${previewOf(path)}`),
  property("og:image:width", "1200"),
  property("og:image:height", "630"),
  '<meta name="twitter:card" content="summary_large_image" />',
];

/** What web/previews/render.ts has drawn for a page. */
export const previewOf = (path: string) => `/og/${path.split("/")[1] || "home"}.jpg`;

/** The head of a ready page, for browsers, search engines and previews. */
export const headOf = (page: Page, { address, fonts }: Site): string =>
  [
    `<title>${escaped(page.title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}" />`,
    property("og:site_name", "Wallflower"),
    property("og:type", "website"),
    property("og:title", page.title),
    property("og:description", page.description),
    ...(address ? placed(page, address) : []),
    `<script type="application/ld+json">${structuredData(page, address)}</script>`,
    ...fonts.map(preload),
  ].join("\n    ");

/** The head of a screen; those that start from the empty shell name themselves. */
export const shellHead = ({
  title = "Wallflower",
  path,
  address,
  fonts,
}: Pick<Site, "fonts"> & Partial<Site & Pick<Page, "title" | "path">>): string =>
  [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(addresses.home.description)}" />`,
    ...(address && path ? [canonical(address + path)] : []),
    ...fonts.map(preload),
  ].join("\n    ");

export const sitemapOf = (pages: readonly Page[], address: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path }) => `  <url><loc>${address}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");

const closed = [`${API_ROUTE}/`, ...personalStems];

export const robotsOf = (address: string | undefined): string =>
  [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    ...(address ? [`Sitemap: ${address}/sitemap.xml`, `Sitemap: ${address}/sitemap-pictures.xml`] : []),
    "",
  ].join("\n");
