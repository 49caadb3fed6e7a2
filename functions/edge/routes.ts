/**
 * Which path is served by what, as plain data: the edge, the site's build and its router all read it here.
 * A path that is in none of these lists leads home.
 */

/** Every name of the home page, which is prerendered as index.html. */
export const homePaths = ["/", "/home"] as const;

/** Pages that are ready before anybody asks: `/about` is the file about.html. */
export const prerenderedPaths = [
  "/about",
  "/how-it-works",
  "/contact",
  "/returns",
  "/shipping",
  "/terms-of-service",
  "/privacy-policy",
  "/cookie-policy",
  "/products",
] as const;

/** Screens of the application, each with all that lies below it: they start from the empty shell, unless ready. */
export const applicationPaths = [
  "/journey",
  "/defaultJourney",
  "/imageReview",
  "/image",
  "/products",
  "/cart",
  "/checkout/success",
  "/your-creations",
  "/orders",
  "/account",
  "/newsletter",
  "/verify-email",
  "/reset-password",
] as const;

/** Not ours to judge: the API, the pictures' bucket, and the files of the site's build. */
export const apiPath = "/api";
export const filePaths = ["/pictures", "/assets"] as const;

/** The file that is served for a screen of the application. */
export const shellFile = "/app.html";
