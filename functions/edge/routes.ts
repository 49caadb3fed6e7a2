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

/** Not ours to judge, like the API: the pictures' bucket, and the files of the site's build. */
export const picturesPath = "/pictures";
export const filePaths: readonly string[] = [picturesPath, "/assets"];

/** The file that is served for a screen of the application. */
export const shellFile = "/app.html";
