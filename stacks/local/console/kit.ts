import { join } from "node:path";
import { kitPage } from "../../definitions.ts";
import { type Site, siteFiles } from "../origin/site-files.ts";
import type { Section } from "./section.ts";

/** It runs the shop's own parts, so it may what the shop's pages may. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Read when somebody comes: nothing else needs it to be built. */
let opened: Site | undefined;
const files = () => (opened ??= siteFiles(join(import.meta.dirname, "../../..", kitPage.output)));

/** The design system on one page, as the build has made it. */
export const kit: Section = {
  path: kitPage.route,
  title: "The kit",
  about: "Colors, type, space and every part that the shop's pages are made of.",
  open(app) {
    app.use(`${kitPage.route}/*`, async (c, next) => {
      await next();
      c.header("content-security-policy", policy);
    });
    app.get(kitPage.route, (c) => c.redirect(`${kitPage.route}/`));
    app.get(`${kitPage.route}/*`, (c) => files()(c.req.raw, c.req.path.slice(kitPage.route.length)));
  },
};
