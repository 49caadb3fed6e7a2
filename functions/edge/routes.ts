import { addresses, readyOfMany, readyPages, strangerPages } from "../core/site/addresses.ts";

/**
 * Which path is served by what, as plain data made of the table of addresses. A path that is in none of these lists
 * leads home.
 */

/** Every name of the home page, which is index.html. */
export const homePaths: readonly string[] = [addresses.home.path, ...addresses.home.also];

/** Pages that are written before anybody asks: `/about` is the file about.html. */
export const readyPaths: readonly string[] = [
  ...readyPages.flatMap(({ name, path }) => (name === "home" ? [] : [path])),
  ...readyOfMany,
  ...strangerPages.map(({ path }) => path),
];

/** Screens of the application with all below them, from the empty shell; and below which only some are there. */
export { applicationStems as applicationPaths, counted as countedPaths } from "../core/site/addresses.ts";

/** The shop's own pictures, by their folders in web/public. */
export const drawnPaths = ["/art", "/scenes", "/journey-cards", "/frames", "/icons", "/og"] as const;

/** Not ours to judge, like the API: the pictures' bucket, and the folders of the site's build. */
export const picturesPath = "/pictures";
export const filePaths: readonly string[] = [picturesPath, "/assets", ...drawnPaths];

/** The files of the build that are in none of its folders, and are no pages; the last where there is a domain. */
export const topFiles = ["/favicon.svg", "/robots.txt", "/site.webmanifest"] as const;
export const sitemapFile = "/sitemap.xml";

/** The file that is served for a screen of the application. */
export const shellFile = "/app.html";
