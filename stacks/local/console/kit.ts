import { serveStatic } from "@hono/node-server/serve-static";
import { kitPage } from "../../definitions.ts";
import type { Room } from "./room.ts";

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

/** The design system on one page, as the build has made it. */
export const kit: Room = {
  path: kitPage.route,
  title: "The kit",
  about: "Colors, type, space and every part that the shop's pages are made of.",
  open(app) {
    app.use(`${kitPage.route}/*`, async (c, next) => {
      await next();
      c.header("content-security-policy", policy);
    });
    app.get(kitPage.route, (c) => c.redirect(`${kitPage.route}/`));
    app.get(
      `${kitPage.route}/*`,
      serveStatic({
        root: kitPage.output,
        rewriteRequestPath: (path) => path.slice(kitPage.route.length) || "/index.html",
      }),
    );
  },
};
